// Who takes customers' money in instalments. Knows no rows, no tenants and no rights: orders in, how they stand out.
import type { Word } from '../../../src/schema/enumerations.ts'

/** A tenant's account with the provider. */
export interface Account {
  token: string
}
/** An amount in minor units. */
export interface Amount {
  amount: number
  currency: string
}
/** What is to be paid, by whom, and where the provider leads them back to. */
export interface OrderRequest extends Amount {
  /** Our own id of it; comes back with the order. */
  reference: string
  /** What a person calls it. */
  number: string
  description: string
  tax: number
  instalments: number
  language: 'en' | 'ar'
  expiresInMinutes: number
  consumer: { firstName: string; lastName: string; mobile: string; email: string | null }
  address: { line: string; city: string }
  items: readonly { reference: string; name: string; sku: string; total: number; tax: number }[]
  urls: { success: string; failure: string; cancel: string; notification: string }
}
/** An order that was opened: where its customer goes. */
export interface OpenedOrder {
  orderId: string
  checkoutUrl: string
}
/** How an order stands with the provider. Amounts in minor units. */
export interface ProviderOrder extends Amount {
  orderId: string
  reference: string
  state: Word<'paymentState'>
  captured: number
  refunded: number
  canceled: number
}
/** Within what amounts the provider takes orders, by the number of instalments. Minor units, both ends included. */
export interface ProviderLimits {
  min: number
  max: number
  plans: readonly { instalments: number; min: number; max: number }[]
}

/** Why a provider did not do it: it may do later; the order is in another state than we thought; it never will; it knows no such order. */
export type Refusal = 'unavailable' | 'conflict' | 'refused' | 'unknown'
/** What every method of a gateway rejects with when the provider did not do it. `message` holds no personal data. */
export class ProviderError extends Error {
  constructor(
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message)
  }
}

/** A provider. Every method rejects with ProviderError only. */
export interface PaymentGateway {
  /** What the provider would take now. */
  limits(account: Account, currency: string): Promise<ProviderLimits>
  open(account: Account, request: OrderRequest): Promise<OpenedOrder>
  read(account: Account, orderId: string): Promise<ProviderOrder>
  authorise(account: Account, orderId: string): Promise<void>
  cancel(account: Account, orderId: string, amount: Amount): Promise<void>
  capture(account: Account, orderId: string, amount: Amount, at: Date): Promise<void>
  refund(account: Account, orderId: string, amount: Amount, comment: string): Promise<void>
}

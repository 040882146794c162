// The interface of an instalment payment provider. It has no knowledge of rows, tenants or rights.
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
/** The amount, the customer, and the pages to which the provider redirects them. */
export interface OrderRequest extends Amount {
  /** Our own id of the order; the provider returns it with the order. */
  reference: string
  /** The reference that people use for it. */
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
/** A created order and the page where the customer pays. */
export interface OpenedOrder {
  orderId: string
  checkoutUrl: string
}
/** The state of an order at the provider. Amounts in minor units. */
export interface ProviderOrder extends Amount {
  orderId: string
  reference: string
  state: Word<'paymentState'>
  captured: number
  refunded: number
  canceled: number
}
/** The smallest and largest amounts that the provider accepts, by number of instalments. Minor units, both inclusive. */
export interface ProviderLimits {
  min: number
  max: number
  plans: readonly { instalments: number; min: number; max: number }[]
}

/** Why a provider did not do it: it may later; the order is in another state than expected; it never will; it has no such order. */
export type Refusal = 'unavailable' | 'conflict' | 'refused' | 'unknown'
/** The error of every method of a gateway when the provider did not do what was requested. `message` contains no personal data. */
export class ProviderError extends Error {
  constructor(
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message)
  }
}

/** A payment provider. Every method rejects only with ProviderError. */
export interface PaymentGateway {
  /** The amounts that the provider accepts now. */
  limits(account: Account, currency: string): Promise<ProviderLimits>
  open(account: Account, request: OrderRequest): Promise<OpenedOrder>
  read(account: Account, orderId: string): Promise<ProviderOrder>
  authorise(account: Account, orderId: string): Promise<void>
  cancel(account: Account, orderId: string, amount: Amount): Promise<void>
  capture(account: Account, orderId: string, amount: Amount, at: Date): Promise<void>
  refund(account: Account, orderId: string, amount: Amount, comment: string): Promise<void>
}

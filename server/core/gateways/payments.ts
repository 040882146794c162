// The interface of an online payment provider. It has no knowledge of rows, tenants or rights.
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
  /** Until when it can be paid: in minutes, and as a time (ISO UTC). */
  expiresInMinutes: number
  expiresAt: string
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
/** The smallest and largest amounts that the provider accepts, also by number of instalments. Minor units, both inclusive. */
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

/** A notice as it arrived. */
export interface ReceivedNotice {
  query: URLSearchParams
  authorization: string | undefined
  body: unknown
}
/** A notice that proved its sender. It does not prove its content, so it only makes us read the order. */
export interface ProviderNotice {
  orderId: string
  /** Our own id of the order, where the notice says it. */
  reference?: string | undefined
  /** Names the event: the same in a repetition. */
  event: string
}

/** A payment provider. Every method rejects only with ProviderError. */
export interface PaymentGateway {
  /** The amounts that the provider accepts now. */
  limits(account: Account, currency: string): Promise<ProviderLimits>
  open(account: Account, request: OrderRequest): Promise<OpenedOrder>
  read(account: Account, orderId: string): Promise<ProviderOrder>
  cancel(account: Account, orderId: string, amount: Amount): Promise<void>
  refund(account: Account, orderId: string, amount: Amount, comment: string): Promise<void>
  /** Reads a notice, proven with the tenant's `key`; why it is refused, or 'foreign' where it is about no order of ours. */
  parseNotice(received: ReceivedNotice, key: string, now: Date): ProviderNotice | 'badInput' | 'unauthenticated' | 'foreign'
  /** Only of a provider that promises the money first, and pays it once it is asked to. */
  promise?: {
    authorise(account: Account, orderId: string): Promise<void>
    capture(account: Account, orderId: string, amount: Amount, at: Date): Promise<void>
  }
}

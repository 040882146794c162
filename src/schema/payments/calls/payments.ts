// Shapes of online payments by customers, and of what staff do to a payment.
import { z } from 'zod'
import { bilingualOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'
import { gatewayNames } from '../online.ts'
import { payments } from '../resources.ts'

const plan = z.object({ instalments: z.number().int(), first: z.number().int(), each: z.number().int() })
const orderType = z.enum(enumerations.paymentOrderType, 'validation.choice')
/** An order as its customer sees it. */
export const orderOut = z.object({
  orderId: z.string(),
  ref: z.string(),
  provider: z.enum(gatewayNames),
  orderType,
  refId: z.string(),
  /** Whether it keeps the time of a booking. */
  deposit: z.boolean(),
  title: bilingualOut,
  /** In minor units, with VAT. */
  amount: z.number().int(),
  refunded: z.number().int(),
  /** What the provider releases or refunds when the order or its booking is cancelled, or has; 0 when nothing was paid. */
  back: z.number().int(),
  currency: z.string(),
  plan: plan.nullable(),
  state: z.enum(enumerations.paymentState),
  /** The result for the customer. Not final: `open`, and `cancelling` and `returning` until the provider has done it. */
  outcome: z.enum(['open', 'paid', 'cancelling', 'cancelled', 'returning', 'returned', 'failed']),
  /** Whether money was captured: it is then refunded; until then its order is cancelled. */
  captured: z.boolean(),
  /** Whether the customer may still cancel it. */
  cancellable: z.boolean(),
  /** The provider's page while it can be paid there; null otherwise. */
  checkoutUrl: z.string().nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
})
/** An order as its customer sees it. */
export type CustomerOrder = z.output<typeof orderOut>
/** Outcomes that the provider still changes. */
export const unfinishedOutcomes: readonly CustomerOrder['outcome'][] = ['open', 'cancelling', 'returning']
/** Something that the customer can pay for. */
export const offerOut = z.object({
  orderType,
  refId: z.string(),
  /** Whether it keeps the time of a booking, and until when. */
  deposit: z.boolean(),
  dueAt: z.string().nullable(),
  ref: z.string(),
  title: bilingualOut,
  startAt: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  plan: plan.nullable(),
  /** Whether it can be paid by card at present. */
  card: z.boolean(),
  /** Why it cannot be paid in instalments at present; null where it can, or where the tenant offers none. */
  problem: z.enum(['overLimit', 'underLimit', 'away']).nullable(),
  /** Its order that is in progress or paid. */
  order: orderOut.nullable(),
})
/** Something that the customer can pay for. */
export type PaymentOffer = z.output<typeof offerOut>
/** Amounts requested on a day that are in one state, in minor units. */
export const totalOut = z.object({
  /** YYYY-MM-DD in the tenant's zone. */
  day: z.string(),
  state: z.enum(enumerations.paymentState),
  currency: z.string(),
  count: z.number().int(),
  amount: z.number().int(),
  captured: z.number().int(),
  refunded: z.number().int(),
})
/** Amounts requested on a day that are in one state, in minor units. */
export type PaymentTotal = z.output<typeof totalOut>

/** How money can be taken at the counter. */
export const counterWays = ['card', 'cash', 'transfer'] as const
/** A booking's money, in minor units. */
export const moneyOut = z.object({
  /** With VAT, less what is paid with points. */
  total: z.number().int(),
  /** Taken at the counter, or promised by the provider. */
  paid: z.number().int(),
  /** Approved by the payer, and not yet promised by the provider. */
  waiting: z.number().int(),
  /** What can still be taken at the counter. */
  due: z.number().int(),
  currency: z.string(),
  /** The car is handed over only once its booking is paid, or with a manager's reason. */
  required: z.boolean(),
  /** Whether money can be taken now: not before the car has arrived. */
  takable: z.boolean(),
  /** Whether the customer can pay online through a link. */
  online: z.boolean(),
  /** Oldest first. */
  payments: z.array(payments.record),
})
/** A booking's money, in minor units. */
export type BookingMoneyOut = z.output<typeof moneyOut>

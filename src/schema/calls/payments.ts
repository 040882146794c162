// Paying in instalments as the customer does it, and what staff do to a payment.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { paymentFindings, paymentRuns, payments } from '../resources/payments.ts'
import { dateValue, idValue, line } from '../values.ts'

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

const words = z.object({ en: z.string(), ar: z.string() })
const plan = z.object({ instalments: z.number().int(), first: z.number().int(), each: z.number().int() })
const orderType = z.enum(enumerations.paymentOrderType, 'validation.choice')

const orderOut = z.object({
  orderId: z.string(),
  ref: z.string(),
  orderType,
  refId: z.string(),
  title: words,
  /** In minor units, with VAT. */
  amount: z.number().int(),
  refunded: z.number().int(),
  currency: z.string(),
  plan: plan.nullable(),
  state: z.enum(enumerations.paymentState),
  /** What the customer has to know of it; `open` may still become anything. */
  outcome: z.enum(['open', 'paid', 'returned', 'failed', 'cancelled']),
  /** Whether the customer may still call it off. */
  cancellable: z.boolean(),
  /** The provider's page, while it is to be paid there. */
  checkoutUrl: z.string().nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
})
/** An order as its customer sees it. */
export type CustomerOrder = z.output<typeof orderOut>

const offerOut = z.object({
  orderType,
  refId: z.string(),
  ref: z.string(),
  title: words,
  startAt: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  plan: plan.nullable(),
  /** Why it cannot be paid so now; null where it can. */
  problem: z.enum(['overLimit', 'underLimit', 'away']).nullable(),
  /** The order that is under way, or was paid, for it. */
  order: orderOut.nullable(),
})
/** Something that the customer can pay for. */
export type PaymentOffer = z.output<typeof offerOut>

const orderAnswer = z.object({
  order: orderOut,
  /** Where the tenant wants people to go once it is over. */
  redirectUrl: words.nullable(),
})
const totalOut = z.object({
  /** YYYY-MM-DD in the tenant's time. */
  day: z.string(),
  state: z.enum(enumerations.paymentState),
  currency: z.string(),
  count: z.number().int(),
  amount: z.number().int(),
  captured: z.number().int(),
  refunded: z.number().int(),
})
/** What was asked for on a day and stands in one state; amounts in minor units. */
export type PaymentTotal = z.output<typeof totalOut>
const version = z.number().int()
const changed = z.object({ row: payments.record, successMessage: z.string().optional() })
const reason = line(200)

/** Input and output of the family's calls. */
export const paymentEndpoints = {
  tamaraOffers: {
    audience: 'customer',
    byLink: true,
    input: z.object({}),
    output: z.object({
      data: z.array(offerOut),
      /** Orders of the last months whose subject is no longer to be paid. */
      earlier: z.array(orderOut),
      /** What the tenant and the provider both take; null while the provider does not answer. Minor units. */
      limits: z.object({ min: z.number().int(), max: z.number().int(), currency: z.string() }).nullable(),
    }),
  },
  tamaraCheckout: {
    audience: 'customer',
    byLink: true,
    inPerson: true,
    /** `origin` is where the page was opened; only a demo without an address of its own minds it. */
    input: z.strictObject({ orderType, refId: idValue, origin: z.string().max(200).optional() }),
    output: z.object({ checkoutUrl: z.string(), orderId: z.string() }),
  },
  tamaraOrder: { audience: 'customer', byLink: true, input: z.object({ orderId: idValue }), output: orderAnswer },
  tamaraOrderCancel: {
    audience: 'customer',
    byLink: true,
    input: z.strictObject({ orderId: idValue, reason }),
    output: orderAnswer.extend({ successMessage: z.string().optional() }),
  },
  requestPayment: {
    audience: 'staff',
    /** Asks a customer for an amount in minor units; it can be paid at the counter or in instalments. */
    input: z.strictObject({
      customerId: idValue,
      amount: z
        .number('validation.number')
        .int('validation.integer')
        .min(1, 'validation.tooSmall')
        .max(1_000_000_000, 'validation.tooLarge'),
      purpose: line(200),
    }),
    output: changed,
  },
  paymentTotals: {
    audience: 'staff',
    input: z.object({ from: dateValue, to: dateValue }).refine(({ from, to }) => from <= to && daysBetween(from, to) <= 366, {
      error: 'validation.period',
      path: ['to'],
    }),
    output: z.object({
      totals: z.array(totalOut),
      /** The last comparison with the provider; null before the first. */
      lastRun: paymentRuns.record.nullable(),
      openFindings: z.number().int(),
      busy: z.boolean(),
    }),
  },
  reconcilePayments: { audience: 'staff', input: z.object({}), output: z.object({ successMessage: z.string().optional() }) },
  resolveFinding: {
    audience: 'staff',
    input: z.strictObject({ version, note: line(400) }),
    output: z.object({ row: paymentFindings.record, successMessage: z.string().optional() }),
  },
  readPayment: { audience: 'staff', input: z.object({}), output: changed },
  capturePayment: { audience: 'staff', input: z.strictObject({ version }), output: changed },
  cancelPayment: { audience: 'staff', input: z.strictObject({ version, reason }), output: changed },
  refundPayment: {
    audience: 'staff',
    /** `amount` in minor units, on top of what was given back before. */
    input: z.strictObject({
      version,
      reason,
      amount: z.number('validation.number').int('validation.integer').min(1, 'validation.tooSmall'),
    }),
    output: changed,
  },
} as const

// The calls of payments.
import { enumerations } from '../enumerations.ts'
import { idValue, line, dateValue } from '../core/values.ts'
import { offerOut, orderOut, totalOut } from './calls/payments.ts'
import { payments, paymentRuns, paymentFindings } from './resources.ts'
import { z } from 'zod'
import { defineCall, defineFileCall } from '../core/defineCall.ts'

const orderType = z.enum(enumerations.paymentOrderType, 'validation.choice')
const words = z.object({ en: z.string(), ar: z.string() })
const orderAnswer = z.object({
  order: orderOut,
  /** Where the tenant wants people to go once it is over. */
  redirectUrl: words.nullable(),
})
const reason = line(200)
const changed = z.object({ row: payments.record, successMessage: z.string().optional() })
const version = z.number().int()
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What the customer can pay for in instalments. */
export const tamaraOffers = defineCall({
  method: 'GET',
  path: '/landing-page/tamara-offers',
  access: 'customer',
  byLink: true,
  input: z.object({}),
  output: z.object({
    data: z.array(offerOut),
    /** Orders of the last months whose subject is no longer to be paid. */
    earlier: z.array(orderOut),
    /** What the tenant and the provider both take; null while the provider does not answer. Minor units. */
    limits: z.object({ min: z.number().int(), max: z.number().int(), currency: z.string() }).nullable(),
  }),
})
/** Opens an order at the provider; the server computes the amount. */
export const tamaraCheckout = defineCall({
  method: 'POST',
  path: '/landing-page/tamara-checkout',
  access: 'customer',
  rateLimit: [{ rule: 'checkoutByCustomer', by: ['tenant', 'mobile'] }],
  byLink: true,
  inPerson: true,
  /** `origin` is where the page was opened; only a demo without an address of its own minds it. */
  input: z.strictObject({ orderType, refId: idValue, origin: z.string().max(200).optional() }),
  output: z.object({ checkoutUrl: z.string(), orderId: z.string() }),
})
/** An order as it stands at the provider. */
export const tamaraOrder = defineCall({
  method: 'GET',
  path: '/landing-page/tamara-order',
  access: 'customer',
  byLink: true,
  input: z.object({ orderId: idValue }),
  output: orderAnswer,
})
/** Calls an order off. */
export const tamaraOrderCancel = defineCall({
  method: 'POST',
  path: '/landing-page/tamara-order-cancel',
  access: 'customer',
  byLink: true,
  input: z.strictObject({ orderId: idValue, reason }),
  output: orderAnswer.extend({ successMessage: z.string().optional() }),
})
/** Asks a customer for an amount in minor units; it can be paid at the counter or in instalments. */
export const requestPayment = defineCall({
  method: 'POST',
  path: '/payments/request',
  access: { module: 'payment', action: 'create' },
  idempotent: true,
  input: z.strictObject({
    customerId: idValue,
    amount: z.number('validation.number').int('validation.integer').min(1, 'validation.tooSmall').max(1_000_000_000, 'validation.tooLarge'),
    purpose: line(200),
  }),
  output: changed,
})
/** Reads a payment's order again. */
export const readPayment = defineCall({
  method: 'POST',
  path: '/payments/{id}/read',
  access: { module: 'payment', action: 'show', row: 'payments' },
  idempotent: true,
  input: z.object({}),
  output: changed,
})
/** Captures a payment. */
export const capturePayment = defineCall({
  method: 'POST',
  path: '/payments/{id}/capture',
  access: { module: 'payment', action: 'edit', row: 'payments' },
  idempotent: true,
  input: z.strictObject({ version }),
  output: changed,
})
/** Cancels a payment that is not captured. */
export const cancelPayment = defineCall({
  method: 'POST',
  path: '/payments/{id}/cancel',
  access: { module: 'payment', action: 'approve', row: 'payments' },
  idempotent: true,
  input: z.strictObject({ version, reason }),
  output: changed,
})
/** Gives a captured amount back. */
export const refundPayment = defineCall({
  method: 'POST',
  path: '/payments/{id}/refund',
  access: { module: 'payment', action: 'approve', row: 'payments' },
  idempotent: true,
  /** `amount` in minor units, on top of what was given back before. */
  input: z.strictObject({
    version,
    reason,
    amount: z.number('validation.number').int('validation.integer').min(1, 'validation.tooSmall'),
  }),
  output: changed,
})
/** What was asked for, by day and state. */
export const paymentTotals = defineCall({
  method: 'GET',
  path: '/payment-totals',
  access: { module: 'payment', action: 'list' },
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
})
/** Compares the payments with the provider's. */
export const reconcilePayments = defineCall({
  method: 'POST',
  path: '/payment-runs',
  access: { module: 'payment', action: 'edit' },
  input: z.object({}),
  output: z.object({ successMessage: z.string().optional() }),
})
/** Settles a difference that a comparison found. */
export const resolveFinding = defineCall({
  method: 'POST',
  path: '/paymentFindings/{id}/resolve',
  access: { module: 'payment', action: 'edit', row: 'paymentFindings' },
  input: z.strictObject({ version, note: line(400) }),
  output: z.object({ row: paymentFindings.record, successMessage: z.string().optional() }),
})
/** The receipt of a payment as PDF: for its customer, and for staff who may see it. */
export const paperReceipt = defineFileCall({
  method: 'GET',
  path: '/papers/receipt/{id}',
  access: 'customerOrStaff',
  byLink: true,
  rateLimit: [{ rule: 'paperByAddress', by: ['tenant', 'address'] }],
  file: 'download',
})

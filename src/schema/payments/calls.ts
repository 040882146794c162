// The calls of payments.
import { enumerations } from '../enumerations.ts'
import { idValue, line, dateValue, bilingualOut } from '../core/values.ts'
import { gatewayNames } from './online.ts'
import { counterWays, moneyOut, offerOut, orderOut, totalOut } from './calls/payments.ts'
import { payments, paymentRuns, paymentFindings } from './resources.ts'
import { z } from 'zod'
import { defineCall, defineFileCall } from '../core/defineCall.ts'
import { daysBetween } from '../core/time/dayLength.ts'

const orderType = z.enum(enumerations.paymentOrderType, 'validation.choice')
const orderAnswer = z.object({
  order: orderOut,
  /** Where the tenant sends people afterwards. */
  redirectUrl: bilingualOut.nullable(),
})
const reason = line(200)
const changed = z.object({ row: payments.record, successMessage: z.string().optional() })
const version = z.number().int()
/** In minor units. */
const amount = z
  .number('validation.number')
  .int('validation.integer')
  .min(1, 'validation.tooSmall')
  .max(1_000_000_000, 'validation.tooLarge')

/** What the customer can pay for online: in instalments, by card, or both. featureOff (403) where the tenant offers neither. */
export const tamaraOffers = defineCall({
  method: 'GET',
  path: '/landing-page/tamara-offers',
  access: 'customer',
  modules: ['payment'],
  byLink: true,
  input: z.object({}),
  output: z.object({
    data: z.array(offerOut),
    /** The ways that the tenant offers. */
    ways: z.array(z.enum(gatewayNames)),
    /** Orders of the last months whose subject needs no payment any more. */
    earlier: z.array(orderOut),
    /** Amounts in instalments that both the tenant and the provider accept, in minor units; null while the provider does not answer. */
    limits: z.object({ min: z.number().int(), max: z.number().int(), currency: z.string() }).nullable(),
  }),
})
/** The customer's orders for bookings, in progress or once paid, with what happens to the money; at most 50 of the last months. */
export const bookingPayments = defineCall({
  method: 'GET',
  path: '/landing-page/booking-payments',
  access: 'customer',
  modules: ['payment'],
  byLink: true,
  input: z.object({}),
  output: z.object({ data: z.array(orderOut) }),
})
/** Opens an order at a gateway; the server calculates the amount. featureOff (403) where the tenant does not offer it. */
export const tamaraCheckout = defineCall({
  method: 'POST',
  path: '/landing-page/tamara-checkout',
  access: 'customer',
  modules: ['payment'],
  rateLimit: [{ rule: 'checkoutByCustomer', by: ['tenant', 'mobile'] }],
  byLink: true,
  inPerson: true,
  /** `origin`: the origin of the page; only used by a demo without an address of its own. */
  input: z.strictObject({
    orderType,
    refId: idValue,
    provider: z.enum(gatewayNames, 'validation.choice').default('tamara'),
    origin: z.string().max(200).optional(),
  }),
  output: z.object({ checkoutUrl: z.string(), orderId: z.string() }),
})
/** The present state of an order at the provider. */
export const tamaraOrder = defineCall({
  method: 'GET',
  path: '/landing-page/tamara-order',
  access: 'customer',
  modules: ['payment'],
  byLink: true,
  input: z.object({ orderId: idValue }),
  output: orderAnswer,
})
/** Cancels an order. */
export const tamaraOrderCancel = defineCall({
  method: 'POST',
  path: '/landing-page/tamara-order-cancel',
  access: 'customer',
  modules: ['payment'],
  byLink: true,
  input: z.strictObject({ orderId: idValue, reason }),
  output: orderAnswer.extend({ successMessage: z.string().optional() }),
})
/** What a booking costs, what of it is paid, and how the rest can be paid. */
export const bookingMoney = defineCall({
  method: 'GET',
  path: '/appointments/{id}/money',
  access: { module: 'payment', action: 'show', row: 'appointments' },
  tool: 'What a booking costs, what is paid and what is open.',
  input: z.object({}),
  output: moneyOut,
})
/** Records an amount in minor units taken at the counter for a booking. */
export const takePayment = defineCall({
  method: 'POST',
  path: '/appointments/{id}/payments',
  access: { module: 'payment', action: 'create', row: 'appointments' },
  idempotent: true,
  input: z.strictObject({
    provider: z.enum(counterWays, 'validation.choice'),
    amount,
  }),
  output: changed,
})
/** Sends a booking's customer a link to pay what is due online. */
export const sendPayLink = defineCall({
  method: 'POST',
  path: '/appointments/{id}/payment-link',
  access: { module: 'payment', action: 'create', row: 'appointments' },
  idempotent: true,
  input: z.strictObject({}),
  output: z.object({ successMessage: z.string().optional() }),
})
/** Requests an amount in minor units from a customer, to be paid at the counter or online. */
export const requestPayment = defineCall({
  method: 'POST',
  path: '/payments/request',
  access: { module: 'payment', action: 'create' },
  idempotent: true,
  input: z.strictObject({
    customerId: idValue,
    amount,
    purpose: line(200),
  }),
  output: changed,
})
/** Reads a payment's order from the provider again. */
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
/** Refunds a captured amount. */
export const refundPayment = defineCall({
  method: 'POST',
  path: '/payments/{id}/refund',
  access: { module: 'payment', action: 'approve', row: 'payments' },
  idempotent: true,
  /** `amount` in minor units, in addition to earlier refunds. */
  input: z.strictObject({
    version,
    reason,
    amount,
  }),
  output: changed,
})
/** Requested amounts by day and state. */
export const paymentTotals = defineCall({
  method: 'GET',
  path: '/payment-totals',
  access: { module: 'payment', action: 'list' },
  tool: 'Sums of payments by provider, state and day.',
  input: z.object({ from: dateValue, to: dateValue }).refine(({ from, to }) => from <= to && daysBetween(from, to) <= 366, {
    error: 'validation.period',
    path: ['to'],
  }),
  output: z.object({
    totals: z.array(totalOut),
    /** The last reconciliation; null before the first. */
    lastRun: paymentRuns.record.nullable(),
    openFindings: z.number().int(),
    busy: z.boolean(),
  }),
})
/** Starts a reconciliation with the provider's orders. */
export const reconcilePayments = defineCall({
  method: 'POST',
  path: '/payment-runs',
  access: { module: 'payment', action: 'edit' },
  input: z.object({}),
  output: z.object({ successMessage: z.string().optional() }),
})
/** Resolves a finding of a reconciliation. */
export const resolveFinding = defineCall({
  method: 'POST',
  path: '/paymentFindings/{id}/resolve',
  access: { module: 'payment', action: 'edit', row: 'paymentFindings' },
  input: z.strictObject({ version, note: line(400) }),
  output: z.object({ row: paymentFindings.record, successMessage: z.string().optional() }),
})
/** The receipt of a payment as PDF: for its customer, and for staff who may see it. */
export const receiptDocument = defineFileCall({
  method: 'GET',
  path: '/documents/receipt/{id}',
  access: 'customerOrStaff',
  modules: ['payment'],
  byLink: true,
  rateLimit: [{ rule: 'documentByAddress', by: ['tenant', 'address'] }],
  file: 'download',
})

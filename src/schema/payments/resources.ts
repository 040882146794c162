import { eventLog } from '../core/compounds.ts'
import { choice, dateTime, integer, longText, money, ref, text, yesNo } from '../core/kinds.ts'
import { defaultCurrency } from '../core/time/region.ts'
import { defineResource } from '../core/resource.ts'

const sum = money({ required: true, initial: 0 })

/** Payments, requested and received; changed by the provider's events only. */
export const payments = defineResource({
  name: 'payments',
  path: 'payments',
  module: 'payment',
  icon: 'payment',
  group: 'service',
  title: ['ref'],
  subtitle: ['orderType'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  views: {
    paymentsOpen: { filter: { state: ['new', 'approved', 'authorised', 'updated', 'on_hold', 'partially_captured'] } },
    paymentsTrouble: { filter: { troubleHas: 'true' } },
    paymentsTaken: { filter: { state: ['fully_captured', 'partially_refunded'] } },
  },
  sections: {
    payment: ['ref', 'state', 'orderType', 'refId', 'customerId', 'deposit', 'amount', 'currency', 'purpose', 'callCenterStaffId'],
    order: ['provider', 'providerOrderId', 'instalments', 'trouble', 'expiresAt', 'checkedAt', 'events'],
    sums: ['capturedAmount', 'refundedAmount', 'canceledAmount', 'keepAmount', 'captureAt'],
  },
  fields: {
    ref: text({ required: true, list: true, search: true, unique: true, max: 12 }),
    orderType: choice('paymentOrderType', { required: true, list: true }),
    refId: text({ required: true, filter: true, max: 40 }),
    customerId: ref('customers', { list: true }),
    // Paid ahead to keep the time of the booking.
    deposit: yesNo({ required: true, initial: false }),
    amount: money({ required: true, list: true }),
    currency: text({ required: true, max: 3, initial: defaultCurrency }),
    purpose: text({ max: 200 }),
    provider: choice('paymentProvider', { required: true, list: true }),
    providerOrderId: text({ search: true, max: 80 }),
    state: choice('paymentState', { required: true, list: true, initial: 'new' }),
    instalments: integer({ max: 24 }),
    checkoutUrl: text({ writeOnly: true, max: 2000 }),
    expiresAt: dateTime({}),
    checkedAt: dateTime({}),
    // The provider's error message.
    trouble: text({ list: true, max: 200 }),
    capturedAmount: sum,
    refundedAmount: sum,
    canceledAmount: sum,
    // What the dealership wants: the amount to keep in the end (empty: all of it), and when it asked for the capture. A job makes the
    // provider's order agree.
    keepAmount: money({}),
    captureAt: dateTime({}),
    callCenterStaffId: ref('staff', { readOnly: true, filter: true }),
    events: eventLog({ required: true, initial: [] }),
  },
})

/**
 * Findings: differences between our payments and the provider's orders, until a later reconciliation finds none or somebody resolves them.
 */
export const paymentFindings = defineResource({
  name: 'paymentFindings',
  path: 'paymentFindings',
  module: 'payment',
  icon: 'history',
  group: 'service',
  hidden: true,
  title: ['kind'],
  subtitle: ['orderId'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  views: { open: { filter: { state: ['open'] } } },
  fields: {
    kind: choice('paymentFinding', { required: true, list: true }),
    state: choice('findingState', { required: true, list: true, initial: 'open' }),
    paymentId: ref('payments', { list: true }),
    orderId: text({ required: true, list: true, search: true, max: 80 }),
    providerState: choice('paymentState', { list: true }),
    amount: money({ list: true }),
    seenAt: dateTime({ list: true }),
    resolvedAt: dateTime({}),
    resolvedById: ref('staff', {}),
    note: longText({ max: 400 }),
  },
})

/** Reconciliations of all orders with the provider. */
export const paymentRuns = defineResource({
  name: 'paymentRuns',
  path: 'paymentRuns',
  module: 'payment',
  icon: 'history',
  group: 'service',
  hidden: true,
  title: ['finishedAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    checked: integer({ required: true, list: true, initial: 0 }),
    changed: integer({ required: true, list: true, initial: 0 }),
    unread: integer({ required: true, list: true, initial: 0 }),
    findings: integer({ required: true, list: true, initial: 0 }),
    finishedAt: dateTime({ list: true }),
  },
})

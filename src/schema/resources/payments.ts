import { eventLog } from '../compounds.ts'
import { choice, money, ref, text } from '../kinds.ts'
import { defineResource } from '../resource.ts'

/** Money asked for and received; changed by the provider's events only. */
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
  fields: {
    ref: text({ required: true, list: true, search: true, unique: true, max: 12 }),
    orderType: choice('paymentOrderType', { required: true, list: true }),
    refId: text({ required: true, filter: true, max: 40 }),
    customerId: ref('customers', { list: true }),
    amount: money({ required: true, list: true }),
    currency: text({ required: true, max: 3, initial: 'SAR' }),
    provider: choice('paymentProvider', { required: true, list: true }),
    providerOrderId: text({ search: true, max: 80 }),
    state: choice('paymentState', { required: true, list: true, initial: 'new' }),
    events: eventLog({ required: true, initial: [] }),
  },
})

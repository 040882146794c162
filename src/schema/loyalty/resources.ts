import { choice, integer, longText, ref } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'
import { maxPoints } from './pointRules.ts'

/** The ledger of loyalty points: rows are added, never changed. A customer's balance is the sum of their points. */
export const loyaltyEntries = defineResource({
  name: 'loyaltyEntries',
  path: 'loyaltyEntries',
  module: 'loyaltyRedeem',
  icon: 'brand',
  group: 'customers',
  title: ['kind'],
  subtitle: ['points'],
  sort: { field: 'createdAt', order: 'DESC' },
  dated: true,
  readOnly: true,
  fields: {
    customerId: ref('customers', { required: true, list: true }),
    appointmentId: ref('appointments', { list: true }),
    kind: choice('loyaltyKind', { required: true, list: true }),
    // Negative for redeemed points.
    points: integer({ required: true, list: true, min: -maxPoints, max: maxPoints }),
    // The reason of a correction.
    note: longText({ list: true, max: 200, personal: true }),
  },
})

import { bilingual, choice, date, integer, money, refs, text, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'
import { promotionCodeValue } from '../../core/values.ts'

/** Codes that reduce a booking's price; valid on whole days, first and last included. */
export const promotionCodes = defineResource({
  name: 'promotionCodes',
  path: 'promotion-codes',
  module: 'campaigns',
  icon: 'campaign',
  group: 'reach',
  title: ['code'],
  subtitle: ['name'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  sections: {
    code: ['code', 'name', 'active'],
    gives: ['kind', 'percent', 'amount', 'packageIds'],
    bounds: ['validFrom', 'validTo', 'maxUses', 'oncePerCustomer', 'uses'],
  },
  fields: {
    code: text({ required: true, list: true, search: true, unique: true, max: 20, read: promotionCodeValue }),
    name: bilingual({ required: true, list: true, search: true, max: 120 }),
    kind: choice('promotionKind', { required: true, list: true, initial: 'percent' }),
    percent: integer({ required: true, list: true, max: 100, initial: 0, onlyWith: { kind: ['percent'] } }),
    amount: money({ required: true, list: true, initial: 0, onlyWith: { kind: ['amount'] } }),
    // Empty: every service.
    packageIds: refs('servicePackages', { required: true, initial: [] }),
    validFrom: date({ required: true, list: true }),
    validTo: date({ required: true, list: true }),
    maxUses: integer({ min: 1, max: 1_000_000 }),
    oncePerCustomer: yesNo({ required: true, initial: true }),
    // Number of bookings with the code that are not cancelled; the database counts it (migration 0023).
    uses: integer({ required: true, list: true, readOnly: true, initial: 0 }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
})

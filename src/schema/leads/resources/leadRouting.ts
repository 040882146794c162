import { choice, ref, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Which new leads are assigned automatically: by type, at one branch or at all. */
export const leadRouting = defineResource({
  name: 'leadRouting',
  path: 'masters/leadRouting',
  module: 'masters',
  icon: 'lead',
  group: 'masters',
  title: ['type'],
  sort: { field: 'type', order: 'ASC' },
  uniqueSets: [['type', 'locationId']],
  fields: {
    type: choice('leadType', { required: true, list: true }),
    locationId: ref('dealershipLocations', { list: true }),
    automatic: yesNo({ required: true, list: true, initial: true }),
  },
})

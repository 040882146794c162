import { integer, ref } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/**
 * Intervals that a make's own schedule sets for a service, in place of those of the service. Without kilometres and months the service is
 * never due for that make.
 */
export const serviceIntervals = defineResource({
  name: 'serviceIntervals',
  path: 'masters/serviceIntervals',
  module: 'masters',
  icon: 'package',
  group: 'masters',
  title: ['packageId', 'makeId'],
  sort: { field: 'createdAt', order: 'ASC' },
  uniqueSets: [['packageId', 'makeId']],
  fields: {
    packageId: ref('servicePackages', { required: true, list: true }),
    makeId: ref('makes', { required: true, list: true }),
    everyKm: integer({ list: true, min: 1, max: 500_000 }),
    everyMonths: integer({ list: true, min: 1, max: 120 }),
  },
})

// Fields of own requests on the road and at home that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  roadsideAssistance: [
    'ref',
    'vehicleId',
    'issue',
    'point',
    'addressNote',
    'destination',
    'photos',
    'status',
    'stage',
    'coverage',
    'locationId',
    'etaAt',
    'etaEstimated',
    'arrivedAt',
    'outcome',
  ],
  homeService: [
    'ref',
    'vehicleId',
    'services',
    'point',
    'address',
    'note',
    'status',
    'stage',
    'slotAt',
    'locationId',
    'etaAt',
    'etaEstimated',
    'arrivedAt',
    'outcome',
    'photos',
  ],
} as const satisfies FieldNames

// Fields of own bookings that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  appointments: [
    'ref',
    'type',
    'customerId',
    'vehicleId',
    'locationId',
    'advisorId',
    'driveCarId',
    'startAt',
    'endAt',
    'services',
    'concern',
    'transport',
    'pickupAddress',
    'mileageIn',
    'status',
    'closure',
    'promiseAt',
    'totals',
    'deposit',
    'depositState',
    'depositDueAt',
    'depositRefundUntil',
  ],
  waitingEntries: [
    'customerId',
    'vehicleId',
    'packageIds',
    'locationId',
    'firstDay',
    'lastDay',
    'dayPart',
    'status',
    'offeredStart',
    'offeredUntil',
  ],
} as const satisfies FieldNames

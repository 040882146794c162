// Fields of own complaints and feedback that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  complaints: [
    'ref',
    'vehicleId',
    'appointmentId',
    'locationId',
    'department',
    'category',
    'description',
    'attachments',
    'status',
    'dueAt',
    'closedAt',
    'rating',
  ],
  feedback: [
    'ref',
    'vehicleId',
    'appointmentId',
    'locationId',
    'department',
    'category',
    'description',
    'attachments',
    'status',
    'dueAt',
    'closedAt',
    'rating',
  ],
} as const satisfies FieldNames

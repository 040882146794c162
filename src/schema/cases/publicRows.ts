// Fields of own complaints and feedback that a customer may read.
import type { FieldNames } from '../resources.ts'

const caseFields = [
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
] as const

/** The fields by resource. */
export const customerFields = { complaints: caseFields, feedback: caseFields } as const satisfies FieldNames

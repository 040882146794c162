// Fields of work on own bookings that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  jobServices: ['appointmentId', 'code', 'name', 'price', 'minutes', 'reason', 'decision', 'decidedBy', 'decidedAt'],
} as const satisfies FieldNames

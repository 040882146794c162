// Fields of own leads that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  leads: ['name', 'type', 'mobile', 'email', 'status', 'makeId', 'model', 'message', 'contactMethod', 'preferredAt', 'consents'],
} as const satisfies FieldNames

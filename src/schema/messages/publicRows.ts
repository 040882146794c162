// Fields of messages to a customer, and of their browsers that take pushes, that they may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  messages: ['recipient', 'kind', 'status', 'body', 'channel', 'languageId', 'sentAt'],
  pushSubscriptions: ['device', 'languageId'],
} as const satisfies FieldNames

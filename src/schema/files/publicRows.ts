// Fields of own files that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  files: ['name', 'kind', 'mime', 'bytes', 'width', 'height', 'url'],
} as const satisfies FieldNames

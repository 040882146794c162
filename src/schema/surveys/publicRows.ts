// Fields of own answers to surveys that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  surveyResponses: ['surveyId', 'appointmentId', 'locationId', 'answers', 'verbatim', 'answeredAt'],
} as const satisfies FieldNames

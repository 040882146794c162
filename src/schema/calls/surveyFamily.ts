// A customer answers a survey, or a member of staff writes the answers down.
import { z } from 'zod'
import { idValue } from '../values.ts'

/** Input and output of the call. */
export const surveyFamilyEndpoints = {
  answerSurvey: {
    audience: 'visitor',
    input: z.strictObject({
      /** Staff name the customer. */
      customerId: idValue.optional(),
      appointmentId: idValue.nullish(),
      answers: z.record(z.string().max(40), z.unknown()),
    }),
    output: z.object({ id: z.string(), score: z.number().int().nullable(), successMessage: z.string().optional() }),
  },
} as const

// Shapes of answers to a survey: by a customer, signed in or by link, or recorded by a member of staff.
import { z } from 'zod'
import { bilingualOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'
import { surveys } from '../resources.ts'
import { outcomeWords } from '../surveyAnswers.ts'

const answers = z.record(z.string().max(40), z.unknown())
/** A survey as shown to anyone who has its link. */
export const linkedSurvey = z.object({
  name: bilingualOut,
  type: z.enum(enumerations.surveyType),
  questions: surveys.fields.questions.output,
  /** The visit that it is about. */
  visit: z.object({ startAt: z.string(), location: bilingualOut }).nullable(),
})
/** A survey as shown to anyone who has its link. */
export type LinkedSurvey = z.output<typeof linkedSurvey>
const moment = z.string().nullable()
const named = z.object({ id: z.string(), name: bilingualOut })
const customerOut = z.object({ id: z.string(), name: z.string(), /** Masked without the right to edit. */ mobile: z.string().nullable() })
/** A customer to be called. */
export const callOut = z.object({
  id: z.string(),
  survey: named,
  /** Null where the person may not see them. */
  customer: customerOut.nullable(),
  attempts: z.number().int(),
  result: z.enum(enumerations.outboundResult).nullable(),
  askedAt: moment,
  nextCallAt: moment,
  expiresAt: z.string(),
  /** The colleague who is calling them at present. */
  caller: named.nullable(),
})
/** A customer to be called. */
export type OutboundCall = z.output<typeof callOut>
/** A reserved call: script, questions, and answers known so far. */
export const takenCall = callOut.extend({
  leaseUntil: z.string(),
  languageId: z.string(),
  script: bilingualOut.nullable(),
  questions: surveys.fields.questions.output,
  visit: linkedSurvey.shape.visit,
  appointmentId: z.string().nullable(),
  /** Answers from an earlier call. */
  answers,
})
/** A reserved call: script, questions, and answers known so far. */
export type TakenCall = z.output<typeof takenCall>
const filter = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const unit = z.enum(['count', 'percent', 'score'])
const figureOut = z.object({ key: z.string(), unit, resource: z.string(), filter, value: z.number().int().nullable() })
/** A figure of a survey's results, with the list's filter that finds what it counts. */
export type ResultFigure = z.output<typeof figureOut>
/** One customer's answers. */
export const verbatimOut = z.object({
  id: z.string(),
  answeredAt: moment,
  score: z.number().int().nullable(),
  nps: z.number().int().nullable(),
  outcome: z.enum(outcomeWords).nullable(),
  answers,
  verbatim: z.string().nullable(),
  customer: customerOut.omit({ mobile: true }).nullable(),
  appointment: z.object({ id: z.string(), ref: z.string() }).nullable(),
  complaint: z.object({ id: z.string(), ref: z.string() }).nullable(),
  location: bilingualOut.nullable(),
  staff: bilingualOut.nullable(),
})
/** One customer's answers. */
export type Verbatim = z.output<typeof verbatimOut>

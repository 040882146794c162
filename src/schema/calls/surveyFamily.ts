// A customer answers a survey, signed in or by the link that was sent to them; or a member of staff writes the answers down.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { listed } from '../paging.ts'
import { surveys } from '../resources/reach.ts'
import { outcomeWords } from '../surveyAnswers.ts'
import { dateValue, idValue, line } from '../values.ts'

const answers = z.record(z.string().max(40), z.unknown())
const token = z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300)
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const linkedSurvey = z.object({
  name: bilingualOut,
  type: z.enum(enumerations.surveyType),
  questions: surveys.fields.questions.output,
  /** The visit that it is about. */
  visit: z.object({ startAt: z.string(), location: bilingualOut }).nullable(),
})
/** A survey as whoever has its link sees it. */
export type LinkedSurvey = z.output<typeof linkedSurvey>

const moment = z.string().nullable()
const named = z.object({ id: z.string(), name: bilingualOut })
const customerOut = z.object({ id: z.string(), name: z.string(), /** Masked for who may only read the customer. */ mobile: z.string() })
const callOut = z.object({
  id: z.string(),
  survey: named,
  /** Null where the person may not see them. */
  customer: customerOut.nullable(),
  attempts: z.number().int(),
  result: z.enum(enumerations.outboundResult).nullable(),
  askedAt: moment,
  nextCallAt: moment,
  expiresAt: z.string(),
  /** Who has them on the line right now. */
  caller: named.nullable(),
})
/** Somebody to be called. */
export type OutboundCall = z.output<typeof callOut>
const takenCall = callOut.extend({
  leaseUntil: z.string(),
  languageId: z.string(),
  script: bilingualOut.nullable(),
  questions: surveys.fields.questions.output,
  visit: linkedSurvey.shape.visit,
  appointmentId: z.string().nullable(),
  /** What an earlier call brought. */
  answers,
})
/** Somebody on the line: what to say, what to ask, and what is known already. */
export type TakenCall = z.output<typeof takenCall>

const filter = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const unit = z.enum(['count', 'percent', 'score'])
const chartOut = z.object({
  unit,
  resource: z.string(),
  by: z.string(),
  kind: z.enum(['days', 'words', 'names']),
  list: z.string().nullable(),
  segments: z.array(z.object({ key: z.string(), name: bilingualOut.nullable(), filter, value: z.number().int() })),
})
/** By what its segments are told: how many, stars of a hundred, or the net promoter score. */
const measuredChart = chartOut.extend({ measure: z.enum(['count', 'score', 'nps']) })
const figureOut = z.object({ key: z.string(), unit, resource: z.string(), filter, value: z.number().int().nullable() })
/** A figure of a survey's results, with the list's filter that finds what it counts. */
export type ResultFigure = z.output<typeof figureOut>
const period = {
  /** Local days, both included. */
  from: dateValue.optional(),
  to: dateValue.optional(),
  locationId: idValue.optional(),
}
const verbatimOut = z.object({
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

/** Input and output of the calls. */
export const surveyFamilyEndpoints = {
  answerSurvey: {
    audience: 'visitor',
    input: z.strictObject({
      /** Staff name the customer. */
      customerId: idValue.optional(),
      appointmentId: idValue.nullish(),
      answers,
    }),
    output: z.object({ id: z.string(), score: z.number().int().nullable(), successMessage: z.string().optional() }),
  },
  /** `token` is a link's. The survey is null once it is answered. */
  surveyByLink: { audience: 'visitor', input: z.strictObject({ token }), output: z.object({ survey: linkedSurvey.nullable() }) },
  answerByLink: {
    audience: 'visitor',
    input: z.strictObject({ token, answers }),
    /** `complaintRef`: low answers opened a complaint; its reference. */
    output: z.object({ score: z.number().int().nullable(), complaintRef: z.string().nullable() }),
  },
  /** Asks a survey of customers, or about rows of theirs, by hand; the path names the survey. Counts by what came of it. */
  inviteToSurvey: {
    audience: 'staff',
    input: z.strictObject({
      resource: z.enum(['customers', 'appointments'], 'validation.choice'),
      ids: z.array(idValue).min(1).max(200, 'validation.tooMany'),
    }),
    output: z.object({
      asked: z.number().int(),
      waiting: z.number().int(),
      skipped: z.number().int(),
      repeated: z.number().int(),
      nobody: z.number().int(),
      successMessage: z.string().optional(),
    }),
  },
  /** Who is to be called now, or later by agreement: the agreed ones first, then who waits longest. */
  outboundCalls: {
    audience: 'staff',
    input: z.object({
      ...listed,
      when: z.enum(['now', 'later'], 'validation.choice').default('now'),
      surveyId: idValue.optional(),
      locationId: idValue.optional(),
    }),
    output: z.object({ data: z.array(callOut), total: z.number().int(), now: z.number().int(), later: z.number().int() }),
  },
  /** Takes a call for some minutes, in which nobody else gets it: the named one, else the next; null where nobody is left. */
  takeCall: {
    audience: 'staff',
    input: z.strictObject({ invitationId: idValue.optional(), locationId: idValue.optional() }),
    output: z.object({ call: takenCall.nullable() }),
  },
  /** Gives a call back that came to nothing. */
  releaseCall: { audience: 'staff', input: z.strictObject({}), output: z.object({ released: z.boolean() }) },
  surveyResults: {
    audience: 'staff',
    input: z.object(period),
    output: z.object({
      from: z.string(),
      to: z.string(),
      figures: z.array(figureOut),
      charts: z.object({
        nps: chartOut.nullable(),
        byDay: z.array(measuredChart),
        byBranch: z.array(measuredChart),
        byStaff: z.array(measuredChart),
      }),
      questions: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(enumerations.questionKind),
          label: bilingualOut,
          choices: z.array(bilingualOut),
          answered: z.number().int(),
          /** Of stars, recommendations, numbers and minutes, in hundredths. */
          mean: z.number().int().nullable(),
          /** Null where answers are words of one's own. */
          chart: chartOut.nullable(),
        }),
      ),
    }),
  },
  surveyVerbatims: {
    audience: 'staff',
    input: z.object({
      ...listed,
      ...period,
      staffId: idValue.optional(),
      /** Only those who answered so to a question: a value as answers hold it, of minutes a band. */
      question: line(40).optional(),
      answer: line(120).optional(),
      mood: z.enum(['promoter', 'passive', 'detractor', 'satisfied', 'dissatisfied'], 'validation.choice').optional(),
      /** Only those who wrote something. */
      worded: z.enum(['true'], 'validation.choice').optional(),
      q: line(120).optional(),
    }),
    output: z.object({ data: z.array(verbatimOut), total: z.number().int() }),
  },
} as const

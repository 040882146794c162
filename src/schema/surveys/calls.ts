// The calls of surveys.
import { enumerations } from '../enumerations.ts'
import { idValue, dateValue, line, bilingualOut } from '../core/values.ts'
import { linkedSurvey, verbatimOut, callOut, takenCall } from './calls/surveyFamily.ts'
import { listed } from '../core/paging.ts'
import { surveyResponses } from './resources.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const token = z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300)
const answers = z.record(z.string().max(40), z.unknown())
const period = {
  /** Local days, both included. */
  from: dateValue.optional(),
  to: dateValue.optional(),
  locationId: idValue.optional(),
}
const unit = z.enum(['count', 'percent', 'score'])
const filter = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const figureOut = z.object({ key: z.string(), unit, resource: z.string(), filter, value: z.number().int().nullable() })
const chartOut = z.object({
  unit,
  resource: z.string(),
  by: z.string(),
  kind: z.enum(['days', 'words', 'names']),
  list: z.string().nullable(),
  segments: z.array(z.object({ key: z.string(), name: bilingualOut.nullable(), filter, value: z.number().int().nullable() })),
})
/** The unit of the segments' values: a count, a score of a hundred, or the net promoter score. */
const measuredChart = chartOut.extend({ measure: z.enum(['count', 'score', 'nps']) })
const successMessage = z.string().optional()

/** `token` is from the link. The survey is null once it is answered. */
export const surveyByLink = defineCall({
  method: 'POST',
  path: '/landing-page/survey',
  access: 'visitor',
  feature: { flag: 'SURVEYS' },
  input: z.strictObject({ token }),
  output: z.object({ survey: linkedSurvey.nullable() }),
})
/** Answers a survey through its link. */
export const answerByLink = defineCall({
  method: 'POST',
  path: '/landing-page/survey/answers',
  access: 'visitor',
  feature: { flag: 'SURVEYS' },
  idempotent: true,
  input: z.strictObject({ token, answers }),
  /** `complaintRef`: the reference of the complaint that low answers opened. */
  output: z.object({ score: z.number().int().nullable(), complaintRef: z.string().nullable() }),
})
/** Answers a survey: as the customer, or as a colleague for the customer whom they name. */
export const answerSurvey = defineCall({
  method: 'POST',
  path: '/survey/{id}/responses',
  access: 'visitor',
  feature: { flag: 'SURVEYS' },
  idempotent: true,
  input: z.strictObject({
    /** Staff name the customer. */
    customerId: idValue.optional(),
    appointmentId: idValue.nullish(),
    answers,
  }),
  output: z.object({ id: z.string(), score: z.number().int().nullable(), successMessage: z.string().optional() }),
})
/** Invites customers to a survey by hand, or about rows of theirs; the path holds the survey's id. Answers with counts by result. */
export const inviteToSurvey = defineCall({
  method: 'POST',
  path: '/survey/{id}/invitations',
  access: { module: 'campaigns', action: 'edit' },
  feature: { flag: 'SURVEYS' },
  idempotent: true,
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
})
/** The figures and charts of a survey. */
export const surveyResults = defineCall({
  method: 'GET',
  path: '/survey/{id}/results',
  access: { module: 'campaigns', action: 'show', row: 'surveys' },
  tool: 'Answers and scores of a survey.',
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
        /** Mean of stars, recommendations, numbers and minutes, in hundredths. */
        mean: z.number().int().nullable(),
        /** Null where answers are free text. */
        chart: chartOut.nullable(),
      }),
    ),
  }),
})
/** Written answers, with the complaints that they led to. */
export const surveyVerbatims = defineCall({
  method: 'GET',
  path: '/survey/{id}/verbatims',
  access: { module: 'campaigns', action: 'show', row: 'surveys' },
  tool: 'What people wrote in a survey.',
  input: z.object({
    ...listed,
    ...period,
    staffId: idValue.optional(),
    /** Only people with this answer to the question: a value as stored in answers; for minutes a band. */
    question: line(40).optional(),
    answer: line(120).optional(),
    mood: z.enum(['promoter', 'passive', 'detractor', 'satisfied', 'dissatisfied'], 'validation.choice').optional(),
    /** Only people who wrote a text. */
    worded: z.enum(['true'], 'validation.choice').optional(),
    q: line(120).optional(),
  }),
  output: z.object({ data: z.array(verbatimOut), total: z.number().int() }),
})
/** Customers to be called now, or later by agreement: agreed times first, then by waiting time. */
export const outboundCalls = defineCall({
  method: 'GET',
  path: '/misc/outBound',
  access: { module: 'outbound', action: 'edit' },
  input: z.object({
    ...listed,
    when: z.enum(['now', 'later'], 'validation.choice').default('now'),
    surveyId: idValue.optional(),
    locationId: idValue.optional(),
  }),
  output: z.object({ data: z.array(callOut), total: z.number().int(), now: z.number().int(), later: z.number().int() }),
})
/** Reserves a call for some minutes, so that nobody else gets it: the named one, else the next; null when none is left. */
export const takeCall = defineCall({
  method: 'POST',
  path: '/misc/outBound/calls',
  access: { module: 'outbound', action: 'edit' },
  feature: { flag: 'SURVEYS' },
  input: z.strictObject({ invitationId: idValue.optional(), locationId: idValue.optional() }),
  output: z.object({ call: takenCall.nullable() }),
})
/** Releases a reserved call without a result. */
export const releaseCall = defineCall({
  method: 'POST',
  path: '/misc/outBound/calls/{id}/release',
  access: { module: 'outbound', action: 'edit' },
  input: z.strictObject({}),
  output: z.object({ released: z.boolean() }),
})
/** Records how a call about a survey ended. */
export const outBound = defineCall({
  method: 'POST',
  path: '/misc/outBound',
  access: { module: 'outbound', action: 'edit' },
  feature: { flag: 'SURVEYS' },
  idempotent: true,
  input: z.strictObject({
    surveyId: idValue,
    customerId: idValue,
    /** The invitation in the list of calls that led to the call. */
    invitationId: idValue.optional(),
    result: z.enum(enumerations.outboundResult, 'validation.choice'),
    answers: z.record(z.string().max(40), z.unknown()).optional(),
    nextCallAt: surveyResponses.fields.nextCallAt.input.nullish(),
  }),
  output: z.intersection(surveyResponses.record, z.object({ successMessage })),
})

// The calls of surveys.
import { enumerations } from '../enumerations.ts'
import { idValue, dateValue, line } from '../core/values.ts'
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
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
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
const successMessage = z.string().optional()

/** `token` is a link's. The survey is null once it is answered. */
export const surveyByLink = defineCall({
  method: 'POST',
  path: '/landing-page/survey',
  access: 'visitor',
  input: z.strictObject({ token }),
  output: z.object({ survey: linkedSurvey.nullable() }),
})
/** Answers a survey by its link. */
export const answerByLink = defineCall({
  method: 'POST',
  path: '/landing-page/survey/answers',
  access: 'visitor',
  idempotent: true,
  input: z.strictObject({ token, answers }),
  /** `complaintRef`: low answers opened a complaint; its reference. */
  output: z.object({ score: z.number().int().nullable(), complaintRef: z.string().nullable() }),
})
/** Answers a survey: the customer, or a colleague for the one they name. */
export const answerSurvey = defineCall({
  method: 'POST',
  path: '/survey/{id}/responses',
  access: 'visitor',
  idempotent: true,
  input: z.strictObject({
    /** Staff name the customer. */
    customerId: idValue.optional(),
    appointmentId: idValue.nullish(),
    answers,
  }),
  output: z.object({ id: z.string(), score: z.number().int().nullable(), successMessage: z.string().optional() }),
})
/** Asks a survey of customers, or about rows of theirs, by hand; the path names the survey. Counts by what came of it. */
export const inviteToSurvey = defineCall({
  method: 'POST',
  path: '/survey/{id}/invitations',
  access: { module: 'campaigns', action: 'edit' },
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
})
/** What people wrote, and the complaint that came of it. */
export const surveyVerbatims = defineCall({
  method: 'GET',
  path: '/survey/{id}/verbatims',
  access: { module: 'campaigns', action: 'show', row: 'surveys' },
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
})
/** Who is to be called now, or later by agreement: the agreed ones first, then who waits longest. */
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
/** Takes a call for some minutes, in which nobody else gets it: the named one, else the next; null where nobody is left. */
export const takeCall = defineCall({
  method: 'POST',
  path: '/misc/outBound/calls',
  access: { module: 'outbound', action: 'edit' },
  input: z.strictObject({ invitationId: idValue.optional(), locationId: idValue.optional() }),
  output: z.object({ call: takenCall.nullable() }),
})
/** Gives a call back that came to nothing. */
export const releaseCall = defineCall({
  method: 'POST',
  path: '/misc/outBound/calls/{id}/release',
  access: { module: 'outbound', action: 'edit' },
  input: z.strictObject({}),
  output: z.object({ released: z.boolean() }),
})
/** How a call about a survey ended. */
export const outBound = defineCall({
  method: 'POST',
  path: '/misc/outBound',
  access: { module: 'outbound', action: 'edit' },
  idempotent: true,
  input: z.strictObject({
    surveyId: idValue,
    customerId: idValue,
    /** Who was called for it: on the list of calls. */
    invitationId: idValue.optional(),
    result: z.enum(enumerations.outboundResult, 'validation.choice'),
    answers: z.record(z.string().max(40), z.unknown()).optional(),
    nextCallAt: surveyResponses.fields.nextCallAt.input.nullish(),
  }),
  output: z.intersection(surveyResponses.record, z.object({ successMessage })),
})

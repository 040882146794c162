// The calls of cases.
import { complaints, caseReplies } from './resources/complaints.ts'
import { enumerations } from '../enumerations.ts'
import { feedLines } from './resources/feeds.ts'
import { paragraph } from '../core/values.ts'
import { listed } from '../core/paging.ts'
import { caseAnswerInput, complaintInput, feedbackInput, ownCaseOut, recorded, recordedFeedback, summary } from './calls/cases.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const answered = {
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: caseAnswerInput,
  output: z.object({ case: ownCaseOut, successMessage: z.string().optional() }),
} as const
const version = z.number({ error: 'validation.number' }).int('validation.integer')
const moment = z.string().nullable()
// What of the case another clock changes.
const clock = z.object({ version: z.number().int(), dueAt: moment, pausedAt: moment, escalatedAt: moment, successMessage: z.string() })
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const lineVersion = z.number().int()
const changed = z.object({ row: feedLines.record, successMessage: z.string().optional() })

/** Feedback of a customer: their own, or by staff for the one they name. */
export const customerFeedback = defineCall({
  method: 'POST',
  path: '/customers/feedback',
  access: 'visitor',
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: feedbackInput,
  output: recordedFeedback,
})
/** A complaint of a customer: their own, or by staff for the one they name. */
export const customerComplaint = defineCall({
  method: 'POST',
  path: '/customers/complain',
  access: 'visitor',
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: complaintInput,
  output: recorded,
})
/** The customer's own, the newest first. */
export const ownCases = defineCall({
  method: 'GET',
  path: '/landing-page/cases',
  access: 'customer',
  input: z.object({}),
  output: z.object({ data: z.array(z.object(summary)) }),
})
/** One of the customer's own, by its reference. */
export const ownCase = defineCall({
  method: 'GET',
  path: '/landing-page/cases/{ref}',
  access: 'customer',
  input: z.object({}),
  output: z.object({ case: ownCaseOut }),
})
/** The customer adds something to a case that is being worked on. */
export const answerCase = defineCall({ method: 'POST', path: '/landing-page/cases/{ref}/answers', access: 'customer', ...answered })
/** The customer is not content with how it was closed, and says why. */
export const reopenCase = defineCall({ method: 'POST', path: '/landing-page/cases/{ref}/reopening', access: 'customer', ...answered })
/** Complaints as one flat row each, with names instead of ids. */
export const complaintDetails = defineCall({
  method: 'GET',
  path: '/misc/getSFTPComplainDetails',
  access: { module: 'feedback', action: 'list' },
  input: z.object(listed),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        ref: z.string(),
        /** What the system calls it that it came from, where it came in a file. */
        externalRef: z.string().nullable(),
        createdAt: z.string(),
        status: complaints.fields.status.output,
        severity: complaints.fields.severity.output,
        category: complaints.fields.category.output,
        department: complaints.fields.department.output,
        description: z.string(),
        resolution: z.string().nullable(),
        dueAt: z.string().nullable(),
        closedAt: z.string().nullable(),
        customerId: z.string(),
        customerName: z.string().nullable(),
        vehicleId: z.string().nullable(),
        vehicle: z.string().nullable(),
        owner: bilingualOut.nullable(),
        location: bilingualOut.nullable(),
      }),
    ),
    total: z.number().int(),
    /** Lines of files that made no complaint and wait for somebody, the latest first; at most a hundred. */
    problems: z.array(
      z.object({
        file: z.string(),
        line: z.number().int(),
        reference: z.string().nullable(),
        column: z.enum(enumerations.feedColumn).nullable(),
        problem: z.enum(enumerations.feedProblem).nullable(),
      }),
    ),
  }),
})
/** Stops the clock while the dealership waits for somebody else, or lets it run on. */
export const pauseCase = defineCall({
  method: 'POST',
  path: '/cases/{resource}/{id}/pause',
  access: { module: 'feedback', action: 'edit', row: { param: 'resource' } },
  input: z.strictObject({ version, paused: z.boolean('validation.yesNo') }),
  output: clock,
})
/** Tells those who lead the department. */
export const escalateCase = defineCall({
  method: 'POST',
  path: '/cases/{resource}/{id}/escalation',
  access: { module: 'feedback', action: 'edit', row: { param: 'resource' } },
  input: z.strictObject({ version }),
  output: clock,
})
/** Writes to the customer, in a language of theirs. */
export const replyToCase = defineCall({
  method: 'POST',
  path: '/cases/{resource}/{id}/replies',
  access: { module: 'feedback', action: 'edit', row: { param: 'resource' } },
  idempotent: true,
  input: z.strictObject({ body: paragraph(600), languageId: z.enum(enumerations.language, 'validation.choice') }),
  output: z.object({ reply: caseReplies.record, successMessage: z.string() }),
})
/** How the looks for complaint files go. */
export const feedState = defineCall({
  method: 'GET',
  path: '/complaint-feed',
  access: { module: 'settings', action: 'list' },
  input: z.object({}),
  output: z.object({
    /** Where files come from; null where from nowhere. */
    source: z.enum(enumerations.feedSource).nullable(),
    /** The folder, or host and folder. */
    place: z.string().nullable(),
    lookedAt: z.string().nullable(),
    /** Files that were seen and may still be growing. */
    waiting: z.number().int(),
    trouble: z.enum(enumerations.feedLookTrouble).nullable(),
    detail: z.string().nullable(),
    /** Lines that wait for somebody. */
    openLines: z.number().int(),
    columns: z.array(z.enum(enumerations.feedColumn)),
    needed: z.array(z.enum(enumerations.feedColumn)),
    busy: z.boolean(),
  }),
})
/** Looks for complaint files now. */
export const lookForFiles = defineCall({
  method: 'POST',
  path: '/complaint-feed/look',
  access: { module: 'settings', action: 'list' },
  input: z.object({}),
  output: z.object({ successMessage: z.string().optional() }),
})
/** Corrects a line that made no complaint, and tries it again. */
export const mendFeedLine = defineCall({
  method: 'POST',
  path: '/feedLines/{id}/mend',
  access: { module: 'feedback', action: 'edit', row: 'feedLines' },
  idempotent: true,
  input: z.strictObject({ version: lineVersion, values: z.partialRecord(z.enum(enumerations.feedColumn), z.string().max(10_000)) }),
  output: changed,
})
/** Leaves a line that made no complaint as it is. */
export const dismissFeedLine = defineCall({
  method: 'POST',
  path: '/feedLines/{id}/dismiss',
  access: { module: 'feedback', action: 'edit', row: 'feedLines' },
  input: z.strictObject({ version: lineVersion }),
  output: changed,
})

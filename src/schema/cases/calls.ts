// The calls of cases.
import { complaints, caseReplies } from './resources/complaints.ts'
import { enumerations } from '../enumerations.ts'
import { feedLines } from './resources/feeds.ts'
import { paragraph, bilingualOut } from '../core/values.ts'
import { listed } from '../core/paging.ts'
import { caseAnswerInput, complaintInput, feedbackInput, ownCaseOut, recorded, recordedFeedback, ownCaseSummary } from './calls/cases.ts'
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
// Fields of a case that change when its deadline is stopped or continued.
const clock = z.object({ version: z.number().int(), dueAt: moment, pausedAt: moment, escalatedAt: moment, successMessage: z.string() })
const lineVersion = z.number().int()
const changed = z.object({ row: feedLines.record, successMessage: z.string().optional() })

/** Creates feedback of a customer: their own, or by staff for the customer whom they name. */
export const customerFeedback = defineCall({
  method: 'POST',
  path: '/customers/feedback',
  access: 'visitor',
  modules: ['feedback'],
  feature: { flag: 'FEEDBACK' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: feedbackInput,
  output: recordedFeedback,
})
/** Creates a complaint of a customer: their own, or by staff for the customer whom they name. */
export const customerComplaint = defineCall({
  method: 'POST',
  path: '/customers/complain',
  access: 'visitor',
  modules: ['feedback'],
  feature: { flag: 'COMPLAINTS' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: complaintInput,
  output: recorded,
})
/** The customer's own cases, newest first. */
export const ownCases = defineCall({
  method: 'GET',
  path: '/landing-page/cases',
  access: 'customer',
  modules: ['feedback'],
  input: z.object({}),
  output: z.object({ data: z.array(ownCaseSummary) }),
})
/** One of the customer's own cases, by its reference. */
export const ownCase = defineCall({
  method: 'GET',
  path: '/landing-page/cases/{ref}',
  access: 'customer',
  modules: ['feedback'],
  input: z.object({}),
  output: z.object({ case: ownCaseOut }),
})
/** Adds a customer's answer to a case that is being worked on. */
export const answerCase = defineCall({ method: 'POST', path: '/landing-page/cases/{ref}/answers', access: 'customer', ...answered })
/** Reopens a closed case with the customer's reason. */
export const reopenCase = defineCall({ method: 'POST', path: '/landing-page/cases/{ref}/reopening', access: 'customer', ...answered })
/** Complaints as flat rows with names instead of ids. */
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
        /** Its reference in the system whose file it came from; null where it came in no file. */
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
    /** At most a hundred lines of files that made no complaint and are still open, newest first. */
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
/** Pauses the deadline while the dealership waits for somebody else, or continues it. */
export const pauseCase = defineCall({
  method: 'POST',
  path: '/cases/{resource}/{id}/pause',
  access: { module: 'feedback', action: 'edit', row: { param: 'resource' } },
  tool: 'Stop or restart the clock of a complaint while the dealership waits for the customer.',
  input: z.strictObject({ version, paused: z.boolean('validation.yesNo') }),
  output: clock,
})
/** Notifies those who lead the department. */
export const escalateCase = defineCall({
  method: 'POST',
  path: '/cases/{resource}/{id}/escalation',
  access: { module: 'feedback', action: 'edit', row: { param: 'resource' } },
  tool: 'Escalate a complaint or feedback to a manager.',
  input: z.strictObject({ version }),
  output: clock,
})
/** Sends the customer a reply in their language. */
export const replyToCase = defineCall({
  method: 'POST',
  path: '/cases/{resource}/{id}/replies',
  access: { module: 'feedback', action: 'edit', row: { param: 'resource' } },
  tool: 'Answer a complaint or feedback; the customer may be sent the answer.',
  idempotent: true,
  input: z.strictObject({ body: paragraph(600), languageId: z.enum(enumerations.language, 'validation.choice') }),
  output: z.object({ reply: caseReplies.record, successMessage: z.string() }),
})
/** The state of the import of complaint files. */
export const feedState = defineCall({
  method: 'GET',
  path: '/complaint-feed',
  access: { module: 'settings', action: 'list' },
  input: z.object({}),
  output: z.object({
    /** Where files come from; null: nowhere. */
    source: z.enum(enumerations.feedSource).nullable(),
    /** The folder, or host and folder. */
    place: z.string().nullable(),
    lookedAt: z.string().nullable(),
    /** Files that were found and may still be growing. */
    waiting: z.number().int(),
    trouble: z.enum(enumerations.feedLookTrouble).nullable(),
    detail: z.string().nullable(),
    /** Lines that are still open. */
    openLines: z.number().int(),
    columns: z.array(z.enum(enumerations.feedColumn)),
    needed: z.array(z.enum(enumerations.feedColumn)),
    busy: z.boolean(),
  }),
})
/** Looks for complaint files at once. */
export const lookForFiles = defineCall({
  method: 'POST',
  path: '/complaint-feed/look',
  access: { module: 'settings', action: 'list' },
  input: z.object({}),
  output: z.object({ successMessage: z.string().optional() }),
})
/** Corrects a line that made no complaint, and imports it again. */
export const mendFeedLine = defineCall({
  method: 'POST',
  path: '/feedLines/{id}/mend',
  access: { module: 'feedback', action: 'edit', row: 'feedLines' },
  idempotent: true,
  input: z.strictObject({ version: lineVersion, values: z.partialRecord(z.enum(enumerations.feedColumn), z.string().max(10_000)) }),
  output: changed,
})
/** Closes a line that made no complaint without importing it. */
export const dismissFeedLine = defineCall({
  method: 'POST',
  path: '/feedLines/{id}/dismiss',
  access: { module: 'feedback', action: 'edit', row: 'feedLines' },
  input: z.strictObject({ version: lineVersion }),
  output: changed,
})

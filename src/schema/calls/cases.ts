// Complaints and feedback: as they are told, and what the house and the customer do about one.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { caseReplies, complaints, feedback } from '../resources/complaints.ts'
import { idValue, paragraph } from '../values.ts'

const version = z.number({ error: 'validation.number' }).int('validation.integer')
const moment = z.string().nullable()
// What of the case another clock changes.
const clock = z.object({ version: z.number().int(), dueAt: moment, pausedAt: moment, escalatedAt: moment, successMessage: z.string() })

const matter = {
  /** Staff name the customer; a customer needs not, and can only name themselves. */
  customerId: idValue.optional(),
  vehicleId: idValue.nullish(),
  appointmentId: idValue.nullish(),
  locationId: idValue.nullish(),
  department: complaints.fields.department.input.optional(),
  category: complaints.fields.category.input.optional(),
  description: complaints.fields.description.input,
  attachments: complaints.fields.attachments.input.optional(),
}
const recorded = z.object({
  id: z.string(),
  ref: z.string(),
  status: z.enum(enumerations.complaintStatus),
  createdAt: z.string(),
  successMessage: z.string().optional(),
})

/** Feedback as it was recorded; `complaintRef`: few stars opened a complaint; its reference. */
export const recordedFeedback = recorded.extend({ complaintRef: z.string().nullable() })

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const summary = {
  ref: z.string(),
  kind: z.enum(['complaints', 'feedback']),
  status: z.enum(enumerations.complaintStatus),
  department: z.enum(enumerations.department),
  category: z.enum(enumerations.complaintCategory),
  createdAt: z.string(),
}
const ownCase = z.object({
  ...summary,
  /** Until when the house answers; null while nobody waits for it. */
  dueAt: moment,
  closedAt: moment,
  rating: z.number().int().nullable(),
  description: z.string(),
  vehicle: z.object({ plate: z.string(), model: z.string(), year: z.number().int() }).nullable(),
  visit: z.object({ ref: z.string(), startAt: z.string() }).nullable(),
  location: bilingualOut.nullable(),
  /** Addresses that open for an hour. */
  files: z.array(z.object({ id: z.string(), url: z.string(), name: z.string(), mime: z.string() })),
  /** What was written to the customer and by them, the oldest first; nothing that the house wrote for itself. */
  messages: z.array(z.object({ id: z.string(), fromCustomer: z.boolean(), body: z.string(), at: z.string() })),
  /** Whether the customer may open it again. */
  reopenable: z.boolean(),
})
/** A complaint or feedback as its customer sees it. */
export type OwnCase = z.output<typeof ownCase>
const answered = {
  input: z.strictObject({ body: paragraph(1000) }),
  output: z.object({ case: ownCase, successMessage: z.string().optional() }),
}

/** Input and output of the calls about one case; the path names `complaints` or `feedback`. */
export const caseEndpoints = {
  /** Stops the clock while the house waits for somebody else, or lets it run on. */
  pauseCase: { audience: 'staff', input: z.strictObject({ version, paused: z.boolean('validation.yesNo') }), output: clock },
  /** Tells those who lead the department. */
  escalateCase: { audience: 'staff', input: z.strictObject({ version }), output: clock },
  /** Writes to the customer, in a language of theirs. */
  replyToCase: {
    audience: 'staff',
    input: z.strictObject({ body: paragraph(600), languageId: z.enum(enumerations.language, 'validation.choice') }),
    output: z.object({ reply: caseReplies.record, successMessage: z.string() }),
  },
  customerFeedback: {
    audience: 'visitor',
    input: z.strictObject({ ...matter, rating: feedback.fields.rating.input }),
    output: recordedFeedback,
  },
  customerComplaint: {
    audience: 'visitor',
    input: z.strictObject({ ...matter, severity: complaints.fields.severity.input.optional() }),
    output: recorded,
  },
  /** The customer's own, the newest first. */
  ownCases: { audience: 'customer', input: z.object({}), output: z.object({ data: z.array(z.object(summary)) }) },
  ownCase: { audience: 'customer', input: z.object({}), output: z.object({ case: ownCase }) },
  /** The customer adds something to a case that is being worked on. */
  answerCase: { audience: 'customer', ...answered },
  /** The customer is not content with how it was closed, and says why. */
  reopenCase: { audience: 'customer', ...answered },
} as const

// Complaints and feedback: as they are told, and what the dealership and the customer do about one.
import { z } from 'zod'
import { complaints, feedback } from '../resources/complaints.ts'
import { idValue, paragraph } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'

const moment = z.string().nullable()
/** What is answered about a case that was just recorded. */
export const recorded = z.object({
  id: z.string(),
  ref: z.string(),
  status: z.enum(enumerations.complaintStatus),
  createdAt: z.string(),
  successMessage: z.string().optional(),
})
/** Feedback as it was recorded; `complaintRef`: few stars opened a complaint; its reference. */
export const recordedFeedback = recorded.extend({ complaintRef: z.string().nullable() })
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
/** What the list of the customer’s own cases tells of each. */
export const summary = {
  ref: z.string(),
  kind: z.enum(['complaints', 'feedback']),
  status: z.enum(enumerations.complaintStatus),
  department: z.enum(enumerations.department),
  category: z.enum(enumerations.complaintCategory),
  createdAt: z.string(),
}
/** A complaint or feedback as its customer sees it. */
export const ownCaseOut = z.object({
  ...summary,
  /** Until when the dealership answers; null while nobody waits for it. */
  dueAt: moment,
  closedAt: moment,
  rating: z.number().int().nullable(),
  description: z.string(),
  vehicle: z.object({ plate: z.string(), model: z.string(), year: z.number().int() }).nullable(),
  visit: z.object({ ref: z.string(), startAt: z.string() }).nullable(),
  location: bilingualOut.nullable(),
  /** Addresses that open for an hour. */
  files: z.array(z.object({ id: z.string(), url: z.string(), name: z.string(), mime: z.string() })),
  /** What was written to the customer and by them, the oldest first; nothing that the dealership wrote for itself. */
  messages: z.array(z.object({ id: z.string(), fromCustomer: z.boolean(), body: z.string(), at: z.string() })),
  /** Whether the customer may open it again. */
  reopenable: z.boolean(),
})
/** A complaint or feedback as its customer sees it. */
export type OwnCase = z.output<typeof ownCaseOut>

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
/** What is told with feedback. */
export const feedbackInput = z.strictObject({ ...matter, rating: feedback.fields.rating.input })
/** What is told with a complaint. */
export const complaintInput = z.strictObject({ ...matter, severity: complaints.fields.severity.input.optional() })
/** What the customer adds to a case. */
export const caseAnswerInput = z.strictObject({ body: paragraph(1000) })

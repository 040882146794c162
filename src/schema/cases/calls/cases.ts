// Shapes of complaints and feedback: what is submitted, and what the dealership and the customer do with a case.
import { z } from 'zod'
import { bilingualOut, idValue, paragraph, namedCarOut } from '../../core/values.ts'
import { complaints, feedback } from '../resources/complaints.ts'
import { enumerations } from '../../enumerations.ts'
import { openFileOut } from '../../files/index.ts'

const moment = z.string().nullable()
/** The answer about a case that was just recorded. */
export const recorded = z.object({
  id: z.string(),
  ref: z.string(),
  status: z.enum(enumerations.complaintStatus),
  createdAt: z.string(),
  successMessage: z.string().optional(),
})
/** Recorded feedback; `complaintRef` is the reference of the complaint that few stars opened. */
export const recordedFeedback = recorded.extend({ complaintRef: z.string().nullable() })
/** Fields of a case in the list of the customer's own cases. */
const summary = {
  ref: z.string(),
  kind: z.enum(['complaints', 'feedback']),
  status: z.enum(enumerations.complaintStatus),
  department: z.enum(enumerations.department),
  category: z.enum(enumerations.complaintCategory),
  createdAt: z.string(),
}
/** A case in the list of the customer's own cases. */
export const ownCaseSummary = z.object(summary)
/** A complaint or feedback as its customer sees it. */
export const ownCaseOut = z.object({
  ...summary,
  /** Until when the dealership answers; null while no deadline runs. */
  dueAt: moment,
  closedAt: moment,
  /** The name of the colleague who handles it; null before somebody does. */
  owner: bilingualOut.nullable(),
  rating: z.number().int().nullable(),
  description: z.string(),
  vehicle: z.object({ ...namedCarOut, model: z.string(), year: z.number().int() }).nullable(),
  visit: z.object({ ref: z.string(), startAt: z.string() }).nullable(),
  location: bilingualOut.nullable(),
  /** Signed addresses, valid for an hour. */
  files: z.array(openFileOut),
  /** Messages to and from the customer, oldest first; without the dealership's internal notes. */
  messages: z.array(z.object({ id: z.string(), fromCustomer: z.boolean(), body: z.string(), at: z.string() })),
  /** Whether the customer may reopen it. */
  reopenable: z.boolean(),
})
/** A complaint or feedback as its customer sees it. */
export type OwnCase = z.output<typeof ownCaseOut>

const matter = {
  /** Staff name the customer; a customer may leave it out, and can only name themselves. */
  customerId: idValue.optional(),
  vehicleId: idValue.nullish(),
  appointmentId: idValue.nullish(),
  locationId: idValue.nullish(),
  department: complaints.fields.department.input.optional(),
  category: complaints.fields.category.input.optional(),
  description: complaints.fields.description.input,
  attachments: complaints.fields.attachments.input.optional(),
}
/** Input of feedback. */
export const feedbackInput = z.strictObject({ ...matter, rating: feedback.fields.rating.input })
/** Input of a complaint. */
export const complaintInput = z.strictObject({ ...matter, severity: complaints.fields.severity.input.optional() })
/** Input of a customer's answer to a case. */
export const caseAnswerInput = z.strictObject({ body: paragraph(1000) })

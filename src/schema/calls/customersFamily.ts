// What is recorded for a customer: by the customer with a proven mobile for themselves, by staff for the customer they name.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { listed } from '../paging.ts'
import { appointments } from '../resources/appointments.ts'
import { recordedFeedback } from './cases.ts'
import { feedback } from '../resources/complaints.ts'
import type { RecordOf } from '../resource.ts'
import { customers } from '../resources/customers.ts'
import { followUps } from '../resources/followUps.ts'
import { leads } from '../resources/leads.ts'
import { emailValue, idValue, line } from '../values.ts'

const successMessage = z.string().optional()
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
/** Staff name the customer; a customer needs not, and can only name themselves. */
const of = { customerId: idValue.optional() }
const { fields } = leads

// Exactly the six of the specification; who writes is told by the session, so these parts only fill the form.
const followUpInput = {
  leadId: idValue,
  staffId: idValue.nullish(),
  staffEmail: emailValue.nullish(),
  staffName: line(120).nullish(),
  name: line(120).nullish(),
  comment: followUps.fields.comment.input,
}
type NewCustomer = Partial<RecordOf<typeof customers>>
/** Input and output of the calls. */
export const customersFamilyEndpoints = {
  followUp: {
    audience: 'staff',
    input: z.strictObject(followUpInput),
    output: z.intersection(followUps.record, z.object({ successMessage })),
  },
  /** With a lead: staff, or the customer whose lead it is. Without one: whoever writes wants to be called, a new lead. */
  followUpLandingPage: {
    guarded: true,
    audience: 'visitor',
    input: z.strictObject({
      ...followUpInput,
      leadId: idValue.nullish(),
      mobile: fields.mobile.input.optional(),
      email: fields.email.input.nullish(),
      contactMethod: fields.contactMethod.input.nullish(),
    }),
    output: z.object({ leadId: z.string(), followUpId: z.string().nullable(), successMessage }),
  },
  createCustomer: {
    audience: 'staff',
    input: customers.create as z.ZodType<NewCustomer, NewCustomer>,
    output: z.intersection(customers.record, z.object({ successMessage })),
  },
  customerLead: {
    audience: 'visitor',
    input: z.strictObject({
      ...of,
      type: fields.type.input,
      department: fields.department.input.optional(),
      locationId: idValue.nullish(),
      makeId: idValue.nullish(),
      model: fields.model.input.nullish(),
      message: fields.message.input.nullish(),
      contactMethod: fields.contactMethod.input.nullish(),
      preferredAt: fields.preferredAt.input.nullish(),
    }),
    output: z.object({ id: z.string(), status: z.enum(enumerations.leadStatus), createdAt: z.string(), successMessage }),
  },
  /** Stars for a service at home or roadside help. */
  driveFeedback: {
    audience: 'visitor',
    input: z.strictObject({
      type: z.enum(['homeService', 'roadsideAssistance'], 'validation.choice'),
      id: idValue,
      rating: feedback.fields.rating.input,
      comment: feedback.fields.description.input,
    }),
    output: recordedFeedback,
  },
  /** Finished services, newest first, of a vehicle or of a customer. */
  serviceHistory: {
    audience: 'visitor',
    input: z
      .strictObject({ ...of, vehicleId: idValue.optional(), ...listed })
      .refine(({ customerId, vehicleId }) => !(customerId && vehicleId), 'validation.exactlyOne'),
    output: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          ref: z.string(),
          startAt: z.string(),
          endAt: z.string(),
          status: z.enum(enumerations.bookingStatus),
          mileageIn: z.number().int().nullable(),
          services: appointments.fields.services.output,
          totals: appointments.fields.totals.output,
          location: bilingualOut.nullable(),
          vehicle: z.object({ id: z.string(), plate: z.string(), model: z.string(), year: z.number().int() }).nullable(),
        }),
      ),
      total: z.number().int(),
    }),
  },
} as const

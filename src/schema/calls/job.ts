// A job in the workshop as its customer decides on it, by a link without signing in; and what staff do for them.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { appointments } from '../resources/appointments.ts'
import { jobServices } from '../resources/workshop.ts'
import { idValue } from '../values.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
/** What may be decided; the first word of the list means that nothing is yet. */
const decision = z.enum(['accepted', 'declined', 'deferred'], 'validation.choice')
/** A decision on work. */
export type Decision = z.output<typeof decision>
const token = z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300)

const workOut = z.object({
  id: z.string(),
  version: z.number().int(),
  /** What its line of the booking is called once it is accepted. */
  code: z.string().nullable(),
  name: bilingualOut,
  price: jobServices.fields.price.output,
  minutes: z.number().int(),
  reason: z.string().nullable(),
  decision: z.enum(enumerations.serviceDecision),
  decidedBy: z.enum(enumerations.decidedBy).nullable(),
  /** Addresses that open for an hour. */
  photos: z.array(z.object({ id: z.string(), url: z.string(), name: z.string(), mime: z.string() })),
})
/** Work that was proposed, as the customer sees it. */
export type ProposedWork = z.output<typeof workOut>

const jobOut = z.object({
  ref: z.string(),
  status: z.enum(enumerations.bookingStatus),
  closure: z.enum(enumerations.closure),
  startAt: z.string(),
  promiseAt: z.string().nullable(),
  location: z.object({ name: bilingualOut, phone: z.string().nullable() }),
  advisor: bilingualOut.nullable(),
  vehicle: z.object({ plate: z.string(), make: bilingualOut, model: z.string(), year: z.number().int() }).nullable(),
  /** What is done anyhow: booked, and accepted since. */
  services: appointments.fields.services.output,
  totals: appointments.fields.totals.output,
  work: z.array(workOut),
  /** Whether decisions are still taken. */
  open: z.boolean(),
})
/** A job as its customer's page shows it. */
export type CustomerJob = z.output<typeof jobOut>

/** Input and output of the family's calls. */
export const jobEndpoints = {
  /** `token` is a link's of sendJobLink. */
  jobByLink: { audience: 'visitor', input: z.strictObject({ token }), output: z.object({ job: jobOut }) },
  decideJobServices: {
    audience: 'visitor',
    input: z.strictObject({
      token,
      decisions: z
        .array(z.strictObject({ id: idValue, version: z.number().int(), decision }))
        .min(1, 'validation.required')
        .max(50),
    }),
    output: z.object({ job: jobOut, successMessage: z.string().optional() }),
  },
  sendJobLink: {
    audience: 'staff',
    /** Without `send` the link is only told, to be handed over another way. */
    input: z.strictObject({ send: z.boolean() }),
    output: z.object({ url: z.string(), expiresAt: z.string(), successMessage: z.string().optional() }),
  },
  /** Takes back every link to the job that was made until now. */
  endJobLinks: { audience: 'staff', input: z.strictObject({}), output: z.object({ successMessage: z.string().optional() }) },
  decideByPhone: {
    audience: 'staff',
    input: z.strictObject({ decision, version: z.number().int() }),
    output: z.object({ row: jobServices.record, successMessage: z.string().optional() }),
  },
} as const

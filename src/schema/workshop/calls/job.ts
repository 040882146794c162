// Shapes of a job in the workshop as its customer decides on it through a link without signing in, and as staff record it.
import { z } from 'zod'
import { bilingualOut, namedCarOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'
import { appointments } from '../../appointments/index.ts'
import { openFileOut } from '../../files/index.ts'
import { jobServices } from '../resources.ts'

/** The possible decisions; the list's first word means that there is none yet. */
const decision = z.enum(['accepted', 'declined', 'deferred'], 'validation.choice')
/** A decision on additional work. */
export type Decision = z.output<typeof decision>
const workOut = z.object({
  id: z.string(),
  version: z.number().int(),
  /** The code of its service line in the booking, once it is accepted. */
  code: z.string().nullable(),
  name: bilingualOut,
  price: jobServices.fields.price.output,
  minutes: z.number().int(),
  reason: z.string().nullable(),
  decision: z.enum(enumerations.serviceDecision),
  decidedBy: z.enum(enumerations.decidedBy).nullable(),
  photos: z.array(openFileOut),
})
/** Additional work as the customer sees it. */
export type ProposedWork = z.output<typeof workOut>
/** What the inspection found: how many points are in order, and the others with their photos. */
const inspectionOut = z.object({
  good: z.number().int(),
  found: z.array(
    z.object({ point: z.string(), name: bilingualOut, mark: z.enum(['soon', 'now']), text: bilingualOut, photos: z.array(openFileOut) }),
  ),
})
/** A job as its customer's page shows it. */
export const jobOut = z.object({
  ref: z.string(),
  status: z.enum(enumerations.bookingStatus),
  closure: z.enum(enumerations.closure),
  startAt: z.string(),
  promiseAt: z.string().nullable(),
  location: z.object({ name: bilingualOut, phone: z.string().nullable() }),
  advisor: bilingualOut.nullable(),
  vehicle: z.object({ ...namedCarOut, make: bilingualOut, model: bilingualOut, year: z.number().int() }).nullable(),
  /** Work that will be done: booked, or accepted since. */
  services: appointments.fields.services.output,
  totals: appointments.fields.totals.output,
  work: z.array(workOut),
  /** Null while nothing was inspected. */
  inspection: inspectionOut.nullable(),
  /** Whether decisions are still accepted. */
  open: z.boolean(),
})
/** The inspection as the customer sees it. */
export type CustomerInspection = z.output<typeof inspectionOut>
/** A job as its customer's page shows it. */
export type CustomerJob = z.output<typeof jobOut>

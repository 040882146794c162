// An entry on the waiting list, as its customer sees it.
import { z } from 'zod'
import { bilingualOut, namedCarOut } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'

/** An entry on the waiting list. */
export const waitingEntryOut = z.object({
  id: z.string(),
  status: z.enum(enumerations.waitingStatus),
  vehicleId: z.string(),
  vehicle: z.object({ ...namedCarOut, model: bilingualOut, year: z.number().int() }),
  /** Codes of its services that are still on offer. */
  services: z.array(z.string()),
  locationId: z.string(),
  location: bilingualOut,
  firstDay: z.string(),
  lastDay: z.string(),
  dayPart: z.enum(enumerations.dayPart),
  /** How the car came to its last visit. */
  transport: z.enum(enumerations.transport),
  /** The time that is held for its customer. */
  offer: z.object({ startAt: z.string(), until: z.string() }).nullable(),
})
/** An entry on the waiting list, as its customer sees it. */
export type CustomerWaitingEntry = z.infer<typeof waitingEntryOut>

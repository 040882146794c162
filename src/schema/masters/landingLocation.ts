// A branch on the landing.
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'

/** A branch as the landing shows it. */
export const landingLocation = z.object({
  id: z.string(),
  name: bilingualOut,
  city: bilingualOut.nullable(),
  address: bilingualOut.nullable(),
  phone: z.string().nullable(),
  point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Today's open hours, empty on a day off; only in the list of branches. */
  today: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  hours: z.record(z.string(), z.array(z.object({ from: z.string(), to: z.string() }))),
})
/** A branch as the landing shows it. */
export type LandingLocation = z.infer<typeof landingLocation>

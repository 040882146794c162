// A time that can be booked.
import { z } from 'zod'

/** A start time: moment in UTC and local HH:mm. */
export const slotOut = z.object({
  start: z.string(),
  local: z.string(),
  available: z.boolean(),
  reason: z.enum(['taken', 'past', 'tooLong']).nullable(),
})
/** A start time: moment in UTC and local HH:mm. */
export type Slot = z.infer<typeof slotOut>

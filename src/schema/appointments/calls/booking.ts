// Shapes of booking on the landing besides its times: the earliest start by branch, a held time, a promotion code.
import { z } from 'zod'

const earliestOut = z.object({ start: z.string(), local: z.string(), locationId: z.string() })
/** A free start at a branch: moment in UTC and local HH:mm. */
export type EarliestTime = z.infer<typeof earliestOut>

// What a booking on the landing asks for besides its times: where it is earliest, a time that is held, a promotion code.
import { z } from 'zod'

const earliestOut = z.object({ start: z.string(), local: z.string(), locationId: z.string() })
/** A free start at a branch: UTC moment and local HH:mm. */
export type EarliestTime = z.infer<typeof earliestOut>

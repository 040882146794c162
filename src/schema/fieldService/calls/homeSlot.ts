// The hours of services at home.
import { z } from 'zod'

const slotOut = z.object({ start: z.string(), local: z.string(), available: z.boolean(), reason: z.enum(['full', 'past']).nullable() })
/** An hour in which a driver can come. */
export type HomeSlot = z.infer<typeof slotOut>

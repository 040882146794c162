// What messages cost: the shape of the answer.
import { z } from 'zod'
import { enumerations } from '../../enumerations.ts'

const count = z.number().int()
/** Costs by kind and month, in minor units of the tenant's currency. */
export const costs = z.object({
  /** The months with costs, newest first: YYYY-MM, and its moments. */
  months: z.array(z.object({ month: z.string(), from: z.string(), to: z.string() })),
  cells: z.array(z.object({ kind: z.enum(enumerations.messageKind), month: z.string(), cost: count, parts: count, messages: count })),
  /** All months that were looked at. */
  from: z.string(),
  to: z.string(),
  /** SMS of that time whose cost is not known. */
  unknown: count,
})
/** Costs by kind and month. */
export type Costs = z.infer<typeof costs>

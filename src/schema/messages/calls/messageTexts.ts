// Shapes of what the page of message templates asks: the built-in texts, and what they would be filled in with now.
import { z } from 'zod'
import { enumerations } from '../../enumerations.ts'

const values = z.record(z.string(), z.string())
/** A kind of message as the dealership writes it, and what fills it in. */
export const wording = z.object({
  kind: z.enum(enumerations.messageKind),
  /** The built-in texts, their gaps as a tenant writes them. */
  house: z.object({ en: z.string(), ar: z.string() }),
  /** What each gap holds, by name. */
  values: z.object({ en: values, ar: values }),
  /** Whether any of it comes from the tenant's newest rows; else all of it is examples. */
  real: z.boolean(),
})
/** A kind of message as the dealership writes it, and what fills it in. */
export type Wording = z.infer<typeof wording>

// Shapes of what the page of message templates asks: the house's words, and what they would be filled in with now.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'

const values = z.record(z.string(), z.string())
const wording = z.object({
  kind: z.enum(enumerations.messageKind),
  /** The house's own words, their gaps as a tenant writes them. */
  house: z.object({ en: z.string(), ar: z.string() }),
  /** What each gap holds, by name. */
  values: z.object({ en: values, ar: values }),
  /** Whether any of it comes from the tenant's newest rows; else all of it is examples. */
  real: z.boolean(),
})
/** A kind of message as the house writes it, and what fills it in. */
export type Wording = z.infer<typeof wording>

/** Inputs and outputs by call. */
export const messageTextEndpoints = {
  messageWordings: { audience: 'staff', input: z.object({}), output: z.object({ wordings: z.array(wording) }) },
} as const

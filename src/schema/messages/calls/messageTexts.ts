// Shapes of the page of message templates: the built-in texts, and present values of their placeholders.
import { z } from 'zod'
import { bilingualOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'

const values = z.record(z.string(), z.string())
/** The text of a kind of message, and values for its placeholders. */
export const wording = z.object({
  kind: z.enum(enumerations.messageKind),
  /** The built-in texts, with placeholders as a tenant writes them. */
  builtIn: bilingualOut,
  /** The value of each placeholder, by name. */
  values: z.object({ en: values, ar: values }),
  /** Whether any value is from the tenant's newest rows; otherwise all are examples. */
  real: z.boolean(),
})
/** The text of a kind of message, and values for its placeholders. */
export type Wording = z.infer<typeof wording>

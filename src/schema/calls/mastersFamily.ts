// Masters that have a call besides their resource.
import { z } from 'zod'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })

/** Input and output of those calls. */
export const mastersFamilyEndpoints = {
  /** Active currencies, the tenant's own first. */
  currencies: {
    audience: 'visitor',
    input: z.object({}),
    output: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          code: z.string(),
          name: bilingualOut,
          symbol: bilingualOut,
          minorDigits: z.number().int(),
          isDefault: z.boolean(),
        }),
      ),
      total: z.number().int(),
    }),
  },
} as const

// Who leads a department, and who holds rights on a module; named to every colleague.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const named = {
  id: z.string(),
  name: bilingualOut,
  department: z.enum(enumerations.department),
  designation: z.enum(enumerations.designation),
}

/** Input and output of the calls about colleagues. */
export const staffsFamilyEndpoints = {
  /** Active colleagues who hold the designation of their department. */
  managers: {
    audience: 'staff',
    input: z.object({ department: z.enum(enumerations.department, 'validation.choice').optional() }),
    output: z.object({ data: z.array(z.object(named)), total: z.number().int() }),
  },
  staffByModule: {
    audience: 'staff',
    input: z.object({ module: z.enum(enumerations.accessModule, 'validation.choice') }),
    output: z.object({
      data: z.array(z.object({ ...named, staffType: z.enum(enumerations.staffType).nullable() })),
      total: z.number().int(),
    }),
  },
} as const

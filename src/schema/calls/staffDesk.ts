// What administrators do with a colleague's account besides keeping the row.
import { z } from 'zod'
import { staff } from '../resources/staff.ts'
import { idValue } from '../values.ts'

const counts = z.record(z.string(), z.number().int())

/** Input and output of the calls about one colleague. */
export const staffDeskEndpoints = {
  /** Disabling while work is open asks whom it goes to: openWork with `details.counts`. */
  enableDisable: {
    audience: 'staff',
    input: z.strictObject({ active: z.boolean('validation.yesNo'), reassignTo: idValue.nullish() }),
    output: z.object({ staff: staff.record, moved: counts, successMessage: z.string().optional() }),
  },
  staffOpenWork: { audience: 'staff', input: z.object({}), output: z.object({ counts, total: z.number().int() }) },
  /** Sends the link by which the person sets a password: an invitation before the first sign-in, a reset after it. */
  invite: { audience: 'staff', input: z.strictObject({}), output: z.object({ successMessage: z.string() }) },
} as const

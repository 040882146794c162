// The calls of search.
import { appointments } from '../appointments/index.ts'
import { customers } from '../customers/index.ts'
import { leads } from '../leads/index.ts'
import { vehicles } from '../vehicles/index.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const group = <const N extends string, R extends z.ZodType>(resource: N, record: R) =>
  z.object({ resource: z.literal(resource), total: z.number().int(), rows: z.array(record) })

/** Searches the rows that the person may see. */
export const globalSearch = defineCall({
  method: 'POST',
  path: '/misc/search',
  access: 'staff',
  rateLimit: [{ rule: 'searchByStaff', by: ['tenant', 'person'] }],
  input: z.strictObject({ q: z.string().trim().min(2, 'validation.tooShort').max(200, 'validation.tooLong') }),
  output: z.object({
    groups: z.array(
      z.discriminatedUnion('resource', [
        group('customers', customers.record),
        group('vehicles', vehicles.record),
        group('appointments', appointments.record),
        group('leads', leads.record),
      ]),
    ),
  }),
})

// What a colleague is told of a customer whom they look up.
import { z } from 'zod'
import { enumerations } from '../../enumerations.ts'
import { resources } from '../../resources.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const person = { customer: resources.customers.record, vehicles: z.array(resources.vehicles.record) }
const match = z.object({
  ...person,
  /** What is not over yet, as far as the colleague may see it. */
  open: z.object({ bookings: z.number().int(), requests: z.number().int() }),
  /** Open leads that the colleague may follow up, newest first. */
  leads: z.array(z.object({ id: z.string(), type: z.enum(enumerations.leadType), createdAt: z.string() })),
  /** What was last recorded, newest first, and the colleague who took the call where one did. */
  latest: z.array(z.object({ at: z.string(), resource: z.string(), ref: z.string().nullable(), agent: bilingualOut.nullable() })),
})
/** A customer as the call centre finds them. */
export type FoundCustomer = z.infer<typeof match>
/** What a search tells besides saying back what was asked: whom it found, to colleagues only. */
export const matches = z.array(match).optional()

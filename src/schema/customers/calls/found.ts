// What a colleague gets to see of a customer whom they look up.
import { z } from 'zod'
import { bilingualOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'
import { ownCarOut, ownRecord } from '../../publicRows.ts'

const person = { customer: ownRecord('customers'), vehicles: z.array(ownCarOut) }
const match = z.object({
  ...person,
  /** Number of open bookings and requests that the colleague may see. */
  open: z.object({ bookings: z.number().int(), requests: z.number().int() }),
  /** Open leads that the colleague may follow up, newest first: recent ones also of other owners. */
  leads: z.array(z.object({ id: z.string(), type: z.enum(enumerations.leadType), createdAt: z.string() })),
  /** The latest records, newest first, with the colleague who took the call where one did. */
  latest: z.array(z.object({ at: z.string(), resource: z.string(), ref: z.string().nullable(), agent: bilingualOut.nullable() })),
})
/** A customer as the call centre finds them. */
export type FoundCustomer = z.infer<typeof match>
/** Customers that a search found, for colleagues only; absent for everybody else. */
export const matches = z.array(match).optional()

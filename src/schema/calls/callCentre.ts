// Shapes of the call centre's calls: a colleague finds a customer and acts in their name, with the rights of both.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { integer, longText } from '../kinds.ts'
import { appointments } from '../resources/appointments.ts'
import { customers } from '../resources/customers.ts'
import { vehicles } from '../resources/vehicles.ts'
import { idValue, line, mobileValue } from '../values.ts'

const nothing = z.strictObject({})
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const person = { customer: customers.record, vehicles: z.array(vehicles.record) }

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

/** Input and output of the calls. */
export const callCentreEndpoints = {
  /** Opens a customer's session for an hour, by a customer the colleague may see, or by a mobile that nobody has yet. */
  actFor: {
    audience: 'staff',
    input: z
      .strictObject({ customerId: idValue.optional(), mobile: mobileValue.optional() })
      .refine(({ customerId, mobile }) => (customerId === undefined) !== (mobile === undefined), 'validation.exactlyOne'),
    output: z.object({ token: z.string(), mobile: z.string(), customer: person.customer.nullable(), vehicles: person.vehicles }),
  },
  endActing: { audience: 'customer', input: nothing, output: z.object({}) },
  /** Somebody stands at the desk: a visit at the next free place of today, checked in now. By staff for the customer they name, or act for. */
  walkingAppointments: {
    audience: 'visitor',
    input: z.strictObject({
      customerId: idValue.optional(),
      vehicleId: idValue,
      locationId: idValue,
      services: z.array(line(40)).min(1, 'validation.chooseService').max(20),
      concern: longText({ max: 2000 }).input.nullish(),
      mileageIn: integer({ max: 3_000_000 }).input.nullish(),
    }),
    output: z.object({ appointment: appointments.record, successMessage: z.string().optional() }),
  },
  /** Where the customer came from, and where customers come from; for staff. */
  customerSourceCode: {
    audience: 'visitor',
    input: z.object({ customerId: idValue.optional() }),
    output: z.object({ sourceCode: z.string().nullable(), data: z.array(z.object({ code: z.string(), name: bilingualOut })) }),
  },
} as const

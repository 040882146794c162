// The calls of callCentre.
import { idValue, mobileValue, line, bilingualOut } from '../core/values.ts'
import { longText, integer } from '../core/kinds.ts'
import { ownCarOut, ownRecord } from '../publicRows.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const person = { customer: ownRecord('customers'), vehicles: z.array(ownCarOut) }
const nothing = z.strictObject({})

/** Opens a customer's session for an hour: of a customer whom the colleague may see, or of a mobile that no customer has yet. */
export const actFor = defineCall({
  method: 'POST',
  path: '/staffs/act-for',
  access: {
    anyOf: [
      { module: 'customers', action: 'show' },
      { module: 'customers', action: 'create' },
    ],
  },
  forPeople: true,
  input: z
    .strictObject({ customerId: idValue.optional(), mobile: mobileValue.optional() })
    .refine(({ customerId, mobile }) => (customerId === undefined) !== (mobile === undefined), 'validation.exactlyOne'),
  output: z.object({ token: z.string(), mobile: z.string(), customer: person.customer.nullable(), vehicles: person.vehicles }),
})
/** Ends acting for a customer. */
export const endActing = defineCall({
  method: 'POST',
  path: '/staffs/act-for/end',
  access: 'customer',
  input: nothing,
  output: z.object({}),
})
/** Creates a walk-in at the next free time of today and checks it in. For the customer whom staff name, or whom they act for. */
export const walkingAppointments = defineCall({
  method: 'POST',
  path: '/landing-page/walkingAppointments',
  access: 'visitor',
  modules: ['serviceBooking'],
  idempotent: true,
  input: z.strictObject({
    customerId: idValue.optional(),
    vehicleId: idValue,
    locationId: idValue,
    services: z.array(line(40)).min(1, 'validation.chooseService').max(20),
    concern: longText({ max: 2000 }).input.nullish(),
    mileageIn: integer({ max: 3_000_000 }).input.nullish(),
  }),
  output: z.object({ appointment: ownRecord('appointments'), successMessage: z.string().optional() }),
})
/** Records where the customer came from, and lists the sources; for staff. */
export const customerSourceCode = defineCall({
  method: 'GET',
  path: '/landing-page/getCustomerSourceCode',
  access: 'visitor',
  input: z.object({ customerId: idValue.optional() }),
  output: z.object({ sourceCode: z.string().nullable(), data: z.array(z.object({ code: z.string(), name: bilingualOut })) }),
})

// Inputs that create a customer and a car; the landing's forms check with them before sending. Not in endpoints.ts, which would load every
// call.
import { z } from 'zod'
import { enumerations } from '../core/enumerations.ts'
import { text } from '../core/kinds.ts'
import { customers } from './resources.ts'
import { vehicles } from '../vehicles/resources.ts'
import { emailValue, idValue, line, plateValue, vinValue } from '../core/values.ts'

/** Input of a new customer whose mobile is proven. */
export const newCustomer = z.strictObject({
  title: customers.fields.title.input.nullish(),
  firstName: text({ required: true, max: 60 }).input,
  lastName: text({ required: true, max: 60 }).input,
  email: emailValue.nullish(),
  languageId: z.enum(enumerations.language),
  consents: z.array(z.strictObject({ purpose: z.enum(['service', 'marketing']), granted: z.boolean() })).max(5),
})

/** Input of a customer's own car. */
export const newVehicle = z.strictObject({
  plate: plateValue,
  plateType: z.enum(enumerations.plateType).optional(),
  makeId: idValue,
  model: line(60),
  year: vehicles.fields.year.input,
  vin: vinValue.nullish(),
  mileageKm: vehicles.fields.mileageKm.input.nullish(),
  colourId: idValue.nullish(),
})

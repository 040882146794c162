// Inputs that create a customer and a car; the landing's forms check with them before sending. Not in endpoints.ts, which would load every
// call.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { text } from '../core/kinds.ts'
import { customers } from './resources.ts'
import { emailValue } from '../core/values.ts'

/** Input of a new customer whose mobile is proven. */
export const newCustomer = z.strictObject({
  title: customers.fields.title.input.nullish(),
  firstName: text({ required: true, max: 60 }).input,
  lastName: text({ required: true, max: 60 }).input,
  email: emailValue.nullish(),
  languageId: z.enum(enumerations.language),
  consents: z.array(z.strictObject({ purpose: z.enum(['service', 'marketing']), granted: z.boolean() })).max(5),
})

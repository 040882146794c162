// What makes a customer and a car: what the landing's forms are judged by before they are sent. Apart from endpoints.ts, which brings every call along.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { text } from '../core/kinds.ts'
import { customers } from './resources.ts'
import { emailValue } from '../core/values.ts'

/** A new customer, whose mobile is proven already. */
export const newCustomer = z.strictObject({
  title: customers.fields.title.input.nullish(),
  firstName: text({ required: true, max: 60 }).input,
  lastName: text({ required: true, max: 60 }).input,
  email: emailValue.nullish(),
  languageId: z.enum(enumerations.language),
  consents: z.array(z.strictObject({ purpose: z.enum(['service', 'marketing']), granted: z.boolean() })).max(5),
})

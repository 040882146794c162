// Shapes of what customers with a proven mobile see and change: warranty, contract and mileage of their cars, their details, consents and
// data.
import { z } from 'zod'
import { customers } from '../resources.ts'
import { enumerations } from '../../enumerations.ts'
import { emailValue } from '../../core/values.ts'

const version = z.number().int()
const { fields } = customers

/** What a customer may agree to or withdraw. */
export const consentPurposes = ['service', 'marketing'] as const

/** Input of a change of a customer's own details. */
export const detailsInput = z.strictObject({
  version,
  title: fields.title.input.nullish(),
  firstName: fields.firstName.input,
  lastName: fields.lastName.input,
  email: emailValue.nullish(),
  languageId: z.enum(enumerations.language, 'validation.choice'),
  address: fields.address.input.nullish(),
})

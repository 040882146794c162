// Shapes of what customers with a proven mobile see and change: warranty, contract and mileage of their cars, their details, consents and
// data.
import { z } from 'zod'
import { vehicles } from '../../vehicles/resources.ts'
import { customers } from '../resources.ts'
import { enumerations } from '../../core/enumerations.ts'
import { emailValue } from '../../core/values.ts'

const version = z.number().int()
const { fields } = customers

/** What a customer may agree to or withdraw. */
export const consentPurposes = ['service', 'marketing'] as const
/** Warranty or contract of a car: whether and how long it is still valid. */
export const coverOut = z.object({
  /** 'none': none is known. */
  state: z.enum(['valid', 'over', 'none']),
  /** The last day, YYYY-MM-DD, and the number of days left, including it. */
  end: z.string().nullable(),
  daysLeft: z.number().int().nullable(),
  /** The mileage limit, and the kilometres left at the last known mileage. */
  km: z.number().int().nullable(),
  kmLeft: z.number().int().nullable(),
  mileageKm: z.number().int().nullable(),
})
/** Warranty or contract of a car: whether and how long it is still valid. */
export type Cover = z.output<typeof coverOut>

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

/** Input of a car's mileage from the customer. */
export const mileageInput = z.strictObject({ version, mileageKm: vehicles.fields.mileageKm.input })

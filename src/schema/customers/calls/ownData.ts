// What customers with a proven mobile see and change of their own: their cars' cover and mileage, their details, consents and data.
import { z } from 'zod'
import { vehicles } from '../../vehicles/resources.ts'
import { customers } from '../resources.ts'
import { enumerations } from '../../core/enumerations.ts'
import { emailValue } from '../../core/values.ts'

const version = z.number().int()
const { fields } = customers

/** What a customer may agree to or withdraw. */
export const consentPurposes = ['service', 'marketing'] as const
/** Warranty or contract of a car: how long it still lasts. */
export const coverOut = z.object({
  /** 'none' where there never was one, as far as is known. */
  state: z.enum(['valid', 'over', 'none']),
  /** The last day, YYYY-MM-DD, and how many days are left with it. */
  end: z.string().nullable(),
  daysLeft: z.number().int().nullable(),
  /** Up to this mileage, and how many kilometres are left by the mileage last told. */
  km: z.number().int().nullable(),
  kmLeft: z.number().int().nullable(),
  mileageKm: z.number().int().nullable(),
})
/** Warranty or contract of a car: how long it still lasts. */
export type Cover = z.output<typeof coverOut>

/** What customers change of their own. */
export const detailsInput = z.strictObject({
  version,
  title: fields.title.input.nullish(),
  firstName: fields.firstName.input,
  lastName: fields.lastName.input,
  email: emailValue.nullish(),
  languageId: z.enum(enumerations.language, 'validation.choice'),
  address: fields.address.input.nullish(),
})

/** A mileage that the customer tells. */
export const mileageInput = z.strictObject({ version, mileageKm: vehicles.fields.mileageKm.input })

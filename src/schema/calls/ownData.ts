// What customers with a proven mobile see and change of their own: their cars' cover and mileage, their details, consents and data.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { customers } from '../resources/customers.ts'
import { vehicles } from '../resources/vehicles.ts'
import { emailValue, idValue, line } from '../values.ts'

const version = z.number().int()
const successMessage = z.string().optional()
const { fields } = customers
const row = z.record(z.string(), z.unknown())

/** What a customer may agree to or withdraw. */
export const consentPurposes = ['service', 'marketing'] as const

const coverOut = z.object({
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

/** Input and output of the calls. */
export const ownDataEndpoints = {
  vehicleWarranty: { audience: 'customer', input: z.object({ vehicleId: idValue }), output: coverOut },
  vehicleContract: {
    audience: 'customer',
    input: z.object({ vehicleId: idValue }),
    output: coverOut.extend({ number: z.string().nullable() }),
  },
  updateMileage: {
    audience: 'customer',
    input: z.strictObject({ version, mileageKm: vehicles.fields.mileageKm.input }),
    output: z.object({ vehicle: vehicles.record, successMessage }),
  },
  updateCustomerDetails: {
    audience: 'customer',
    input: z.strictObject({
      version,
      title: fields.title.input.nullish(),
      firstName: fields.firstName.input,
      lastName: fields.lastName.input,
      email: emailValue.nullish(),
      languageId: z.enum(enumerations.language, 'validation.choice'),
      address: fields.address.input.nullish(),
    }),
    output: z.object({ customer: customers.record, successMessage }),
  },
  giveConsent: {
    audience: 'customer',
    input: z.strictObject({ purpose: z.enum(consentPurposes, 'validation.choice'), granted: z.boolean('validation.yesNo') }),
    output: z.object({ customer: customers.record, successMessage }),
  },
  ownData: {
    audience: 'customer',
    inPerson: true,
    input: z.object({}),
    output: z.object({ exportedAt: z.string(), customer: row, records: z.record(z.string(), z.array(row)) }),
  },
  eraseOwnData: {
    audience: 'customer',
    inPerson: true,
    /** `name` is the person's own, typed to be sure. */
    input: z.strictObject({ version, name: line(130) }),
    output: z.object({ successMessage }),
  },
} as const

// What customers with a proven mobile see and change of their own cars.
import { z } from 'zod'
import { vehicles } from './resources.ts'

const version = z.number().int()

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
/** A mileage that the customer tells. */
export const mileageInput = z.strictObject({ version, mileageKm: vehicles.fields.mileageKm.input })

// What customers with a proven mobile see and change of their own cars.
import { z } from 'zod'
import { vehicles } from './resources.ts'

const version = z.number().int()

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
/** Input of a car's mileage from the customer. */
export const mileageInput = z.strictObject({ version, mileageKm: vehicles.fields.mileageKm.input })

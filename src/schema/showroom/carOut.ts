// A car for sale as everybody sees it on the landing.
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'

const whole = z.number().int()
const named = z.object({ id: z.string(), name: bilingualOut })
/** Without its VIN, and without anything of the people who want it. */
export const showroomCarOut = z.object({
  id: z.string(),
  makeId: z.string(),
  make: bilingualOut,
  /** The model's word, by which the list is narrowed, and its names. */
  model: z.string(),
  modelName: bilingualOut,
  trim: bilingualOut.nullable(),
  year: whole,
  body: z.enum(enumerations.carBody).nullable(),
  colour: z.object({ name: bilingualOut, swatch: z.string() }).nullable(),
  condition: z.enum(enumerations.carCondition),
  mileageKm: whole,
  /** With VAT, in minor units of the tenant's currency. */
  price: whole,
  /** Addresses of its photos in their order. */
  photos: z.array(z.string()),
  location: named.extend({ city: bilingualOut.nullable() }),
  status: z.enum(enumerations.stockCarStatus),
})
/** A car for sale as everybody sees it on the landing. */
export type ShowroomCar = z.output<typeof showroomCarOut>

/** What the cars on offer can be narrowed by. */
export const carChoicesOut = z.object({
  makes: z.array(named.extend({ models: z.array(z.object({ model: z.string(), name: bilingualOut })) })),
  locations: z.array(named),
  years: z.array(whole),
  conditions: z.array(z.enum(enumerations.carCondition)),
})
/** What the cars on offer can be narrowed by. */
export type CarChoices = z.output<typeof carChoicesOut>

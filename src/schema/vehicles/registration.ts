// A car's make, model and year: the checks of the landing's form before it is sent. Separate from endpoints.ts, which imports every call.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { vehicles } from './resources.ts'
import { idValue, line, plateValue, vinValue } from '../core/values.ts'

/** A car in a body that has a plate or a VIN, or both. */
const named = <T extends { plate?: string | null | undefined; vin?: string | null | undefined }, I>(car: z.ZodType<T, I>) =>
  car.refine(({ plate, vin }) => plate || vin, { path: ['plate'], message: 'validation.plateOrVin' })

const shape = {
  plate: plateValue.nullish(),
  makeId: idValue,
  model: line(60),
  year: vehicles.fields.year.input,
  vin: vinValue.nullish(),
}

/** Input of a customer's own car. */
export const newVehicle = named(
  z.strictObject({
    ...shape,
    plateType: z.enum(enumerations.plateType).optional(),
    mileageKm: vehicles.fields.mileageKm.input.nullish(),
    colourId: idValue.nullish(),
  }),
)
/** What staff enter at least of a new car that they book for. */
export const bookedVehicle = named(z.strictObject(shape))

/** A car as a visitor describes it before they are known. */
export const describedCar = z.union([z.strictObject({ plate: plateValue }), z.strictObject({ makeId: shape.makeId, model: shape.model })])

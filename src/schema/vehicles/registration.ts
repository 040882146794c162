// A car's make, model and year: the checks of the landing's form before it is sent. Separate from endpoints.ts, which imports every call.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { vehicles } from './resources.ts'
import { idValue, line, plateValue, vinValue } from '../core/values.ts'

/** Input of a customer's own car. */
export const newVehicle = z.strictObject({
  plate: plateValue,
  plateType: z.enum(enumerations.plateType).optional(),
  makeId: idValue,
  model: line(60),
  year: vehicles.fields.year.input,
  vin: vinValue.nullish(),
  mileageKm: vehicles.fields.mileageKm.input.nullish(),
  colourId: idValue.nullish(),
})

/** A car as a visitor describes it before they are known. */
export const describedCar = z.union([newVehicle.pick({ plate: true }), newVehicle.pick({ makeId: true, model: true })])

// The least fields of a new car in a dialog that books for it.
import type { InputOf } from '../../schema/endpoints.ts'
import { isNeeded } from '../../schema/core/resource.ts'
import type { TextKey } from '../../schema/textKey.ts'
import { fieldsOf } from '../core/definition.ts'

/** The fields in their order; of plate and VIN one does. */
export const newCarFields = ['plate', 'vin', 'makeId', 'model', 'year'] as const

/** The values of these fields in a form. */
export interface NewCar {
  plate: string | null
  vin: string | null
  makeId: string | null
  model: string | null
  year: number | null
}

/** The fields that are missing, each with the text key of what is said of it. */
export function missingOfCar(car: NewCar): [name: keyof NewCar, why: TextKey][] {
  const fields = fieldsOf('vehicles')
  return newCarFields
    .filter((name) => String(car[name] ?? '').trim() === '' && (fields[name]?.required || isNeeded(fields[name], { ...car }, fields)))
    .map((name) => [name, name === 'plate' ? 'validation.plateOrVin' : 'validation.required'])
}

/** The car as it is sent. */
export const carToSend = ({ plate, vin, makeId, model, year }: NewCar): InputOf<'bookByPhone'>['vehicle'] => ({
  ...(plate ? { plate } : {}),
  ...(vin ? { vin } : {}),
  makeId: makeId ?? '',
  model: model ?? '',
  year: Number(year),
})

// The form of a conversion, and the input that is sent.
import type { InputOf, OutputOf } from '../../schema/endpoints.ts'
import type { ServiceLine } from '../../schema/core/kinds.ts'

/** The server's initial values for the form. */
export type Preparation = OutputOf<'leadConversion'>
/** The form's values: one name each, whatever the resource of the field. */
export interface Conversion extends Record<string, unknown> {
  firstName: string
  lastName: string
  vehicleId: string
  plate: string | null
  makeId: string | null
  model: string | null
  year: number | null
  locationId: string | null
  services: ServiceLine[]
  driveCarId: string | null
  startAt: string | null
  concern: string | null
}
/** The choice of a new car. */
export const newCar = 'new'

/** The initial values of the form. */
export const firstConversion = (known: Preparation): Conversion => ({
  ...known.person,
  vehicleId: known.vehicles[0]?.id ?? newCar,
  plate: null,
  makeId: known.makeId,
  model: known.model,
  year: null,
  locationId: known.locationId,
  services: [],
  driveCarId: known.driveCarId,
  startAt: null,
  concern: known.concern,
})

/** The names of required fields that are empty. */
export function missingOf(known: Preparation, values: Conversion): string[] {
  const car = ['plate', 'makeId', 'model', 'year']
  const names = [
    ...(known.customer ? [] : ['firstName', 'lastName']),
    ...(known.type === 'service' && values.vehicleId === newCar ? car : []),
    'locationId',
    ...(known.type === 'testDrive' ? ['driveCarId'] : []),
    'startAt',
  ]
  return names.filter((name) => values[name] === null || values[name] === '' || values[name] === undefined)
}

/** The input that is sent. */
export function conversionOf(known: Preparation, values: Conversion, version: number): InputOf<'convertLead'> {
  const { type } = known
  const { plate, makeId, model, year, firstName, lastName } = values
  const service = type === 'service'
  return {
    type,
    version,
    locationId: values.locationId ?? '',
    startAt: values.startAt ?? '',
    services: service ? values.services.map(({ code }) => code) : [],
    vehicleId: service && values.vehicleId !== newCar ? values.vehicleId : null,
    vehicle:
      service && values.vehicleId === newCar ? { plate: plate ?? '', makeId: makeId ?? '', model: model ?? '', year: Number(year) } : null,
    driveCarId: service ? null : values.driveCarId,
    concern: values.concern,
    person: known.customer ? null : { firstName, lastName },
  }
}

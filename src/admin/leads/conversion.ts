// The form of a conversion, and the input that is sent.
import type { InputOf, OutputOf } from '../../schema/endpoints.ts'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import type { TextKey } from '../../schema/textKey.ts'
import { carToSend, missingOfCar, type NewCar } from '../customers/index.ts'

/** The server's initial values for the form. */
export type Preparation = OutputOf<'leadConversion'>
/** The form's values: one name each, whatever the resource of the field. */
export interface Conversion extends NewCar, Record<string, unknown> {
  firstName: string
  lastName: string
  vehicleId: string
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
  vin: null,
  makeId: known.makeId,
  model: known.model,
  year: null,
  locationId: known.locationId,
  services: [],
  driveCarId: known.driveCarId,
  startAt: null,
  concern: known.concern,
})

/** The required fields that are empty, each with the text key of what is said of it. */
export function missingOf(known: Preparation, values: Conversion): [name: string, why: TextKey][] {
  const others = [
    ...(known.customer ? [] : ['firstName', 'lastName']),
    'locationId',
    ...(known.type === 'testDrive' ? ['driveCarId'] : []),
    'startAt',
  ]
  return [
    ...(known.type === 'service' && values.vehicleId === newCar ? missingOfCar(values) : []),
    ...others.filter((name) => (values[name] ?? '') === '').map((name): [string, TextKey] => [name, 'validation.required']),
  ]
}

/** The input that is sent. */
export function conversionOf(known: Preparation, values: Conversion, version: number): InputOf<'convertLead'> {
  const { type } = known
  const { firstName, lastName } = values
  const service = type === 'service'
  return {
    type,
    version,
    locationId: values.locationId ?? '',
    startAt: values.startAt ?? '',
    services: service ? values.services.map(({ code }) => code) : [],
    vehicleId: service && values.vehicleId !== newCar ? values.vehicleId : null,
    vehicle: service && values.vehicleId === newCar ? carToSend(values) : null,
    driveCarId: service ? null : values.driveCarId,
    concern: values.concern,
    person: known.customer ? null : { firstName, lastName },
  }
}

// A booking by telephone or of a walk-in: who was found, what the form holds, and what is sent.
import { recognise } from '../../../schema/core/values/recognise.ts'
import { findCustomer } from '../../../schema/customers/calls.ts'
import type { FoundCustomer } from '../../../schema/customers/index.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import type { TextKey } from '../../../schema/textKey.ts'
import { carToSend, missingOfCar, type NewCar } from '../../customers/index.ts'
import { client } from '../../core/client.ts'

/** What was typed, and whose it is; `found` null: nobody's whom the person may see. */
export interface Caller {
  by: 'mobile' | 'plate' | 'vin'
  value: string
  found: FoundCustomer | null
}
/** The form's values: one name each, whatever the resource of the field. */
export interface PhoneForm extends NewCar, Record<string, unknown> {
  firstName: string
  lastName: string
  mobile: string
  concern: string | null
  mileageIn: number | null
}
/** The choices of a car besides those that are known: a new one, or none where the person may not register cars. */
export const newCar = 'new'
export const noCar = 'none'

/** Why a typed text cannot be looked up, as a text key; undefined when it can. */
export function problemOf(typed: string) {
  const { by, value } = recognise(typed)
  if (by && value) return undefined
  return by ? (`validation.${by}` as const) : typed.trim() ? 'admin.phone.unclear' : 'validation.required'
}

/** Looks up a complete mobile, plate or VIN. */
export async function findCaller(typed: string): Promise<Caller> {
  const { by = 'mobile', value = '' } = recognise(typed)
  const answer = await client.call(findCustomer, { [by]: value }, { quiet: true })
  return { by: answer.by, value: answer.value, found: answer.matches?.[0] ?? null }
}

/** The initial values of the form. `note`: what the concern begins with. */
export const firstValues = ({ by, value, found }: Caller, note: string | null): PhoneForm => ({
  ...{ firstName: '', lastName: '', mobile: by === 'mobile' ? value : '' },
  ...{ plate: by === 'plate' && !found ? value : '', vin: by === 'vin' && !found ? value : '', makeId: null, model: '', year: null },
  ...{ concern: note, mileageIn: null },
})

/** Fields that must be filled and are not, each with the text key of what is said of it. */
export const missingOf = ({ found }: Caller, carId: string, values: PhoneForm): [name: string, why: TextKey][] => [
  ...(found ? [] : (['firstName', 'lastName', 'mobile'] as const))
    .filter((name) => values[name].trim() === '')
    .map((name): [string, TextKey] => [name, 'validation.required']),
  ...(carId === newCar ? missingOfCar(values) : []),
]

/** Customer and car as they are sent. */
export function bookerOf(
  { found }: Caller,
  carId: string,
  values: PhoneForm,
): Pick<InputOf<'bookByPhone'>, 'customerId' | 'person' | 'vehicleId' | 'vehicle' | 'concern'> {
  const { firstName, lastName, mobile, concern } = values
  const car = carId === newCar ? { vehicle: carToSend(values) } : carId === noCar ? {} : { vehicleId: carId }
  return { ...(found ? { customerId: found.customer.id } : { person: { firstName, lastName, mobile } }), ...car, concern }
}

/** The first values of an entry on the waiting list, where no time suits: the customer, the car, and the branch. */
export const waitingOf = ({ found }: Caller, vehicleId: string, locationId: string | undefined): Record<string, string> => ({
  ...(found ? { customerId: found.customer.id } : {}),
  vehicleId,
  ...(locationId ? { locationId } : {}),
})

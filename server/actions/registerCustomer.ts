// Makes the customer of a proven mobile, and adds vehicles to one.
import { customerOfMobile } from './customerRecords.ts'
import type { z } from 'zod'
import type { endpoints } from '../../src/schema/endpoints.ts'
import { vinCheckDigitHolds } from '../../src/schema/vin.ts'
import { completeRow, findBy, findRow, insertRows, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { presentAgent } from '../origin.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { newConsent } from './newConsent.ts'
import { noticeChange } from './noticeChange.ts'

/** What a new customer tells. */
export type NewCustomer = z.output<(typeof endpoints)['createUser']['input']>
/** What is told of a new vehicle. */
export type NewVehicle = z.output<(typeof endpoints)['addVehicle']['input']>

/** The customer under a proven mobile, or under the one that a colleague acts for, made when there is none; a second call changes nothing. */
export async function registerCustomer(house: House, tx: Scope, mobile: string, given: NewCustomer): Promise<RowOf<'customers'>> {
  const known = await customerOfMobile(tx, mobile)
  if (known) return known
  const now = house.now()
  const { consents, ...person } = given
  const byPhone = presentAgent() !== null
  const customer = completeRow(
    'customers',
    {
      ...person,
      mobile,
      // Nobody proved a mobile by being called on it.
      mobileVerification: byPhone ? 'Unverified' : 'Verified',
      sourceCode: 'landing',
      consents: consents.map((consent) => newConsent(consent, now)),
    },
    null,
    now,
  )
  await insertRows(tx, 'customers', [customer])
  await auditChange(tx, { resource: 'customers', rowId: customer.id, action: 'create', before: {}, after: customer, by: null, now })
  return customer
}

/** Adds a vehicle, to be approved by staff; one's own vehicle with that plate or VIN is answered as it is. Throws alreadyExists when it is somebody else's. */
export async function registerVehicle(
  house: House,
  tx: Scope,
  customerId: string,
  given: NewVehicle,
): Promise<{ vehicle: RowOf<'vehicles'>; warnings: string[] }> {
  const warnings = given.vin && !vinCheckDigitHolds(given.vin) ? ['validation.vinCheckDigit'] : []
  const known =
    (await findBy(tx, 'vehicles', { plate: given.plate })) ?? (given.vin ? await findBy(tx, 'vehicles', { vin: given.vin }) : undefined)
  if (known?.customerId === customerId) return { vehicle: known, warnings }
  if (known)
    throw new Problem('alreadyExists', { fields: { [known.plate === given.plate ? 'plate' : 'vin']: { key: 'validation.alreadyExists' } } })
  for (const [field, target] of [
    ['makeId', 'makes'],
    ['colourId', 'colours'],
  ] as const) {
    const id = given[field]
    if (id && !(await findRow(tx, target, id))) throw new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })
  }
  const now = house.now()
  const vehicle = completeRow(
    'vehicles',
    { ...given, customerId, mileageAt: given.mileageKm ? now.toISOString().slice(0, 10) : null },
    null,
    now,
  )
  await insertRows(tx, 'vehicles', [vehicle])
  await auditChange(tx, { resource: 'vehicles', rowId: vehicle.id, action: 'create', before: {}, after: vehicle, by: null, now })
  await noticeChange(house, tx, 'vehicles', { before: {}, after: vehicle, by: null })
  return { vehicle, warnings }
}

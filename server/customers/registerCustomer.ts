// Creates the customer of a proven mobile, and adds vehicles to a customer.
import type { z } from 'zod'
import type { Calls } from '../../src/schema/endpoints.ts'
import { vinCheckDigitHolds } from '../../src/schema/core/values/vin.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { newConsent } from './newConsent.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { localDay } from '../core/time/time.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'

/** The input for a new customer. */
export type NewCustomer = z.output<Calls['createUser']['input']>
/** The input for a new vehicle. */
export type NewVehicle = z.output<Calls['addVehicle']['input']>

/**
 * The customer of the proven mobile, or of the mobile for which a colleague acts, created if there is none; further calls change nothing.
 */
export async function registerCustomer(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  mobile: string,
  given: NewCustomer,
): Promise<RowOf<'customers'>> {
  const known = await customerOfMobile(tx, mobile)
  if (known) return known
  const now = services.now()
  const { consents, ...person } = given
  const byPhone = by.kind === 'colleague'
  return commit(
    { services, tx },
    {
      resource: 'customers',
      action: 'create',
      by,
      values: {
        ...person,
        mobile,
        // A mobile entered by a colleague is not proven.
        mobileVerification: byPhone ? 'Unverified' : 'Verified',
        sourceCode: 'landing',
        consents: consents.map((consent) => newConsent(consent, byPhone, now)),
      },
    },
  )
}

/** The vehicle with this plate, else the one with this VIN. */
export const findCar = async (tx: Scope, { plate, vin }: { plate?: string | null | undefined; vin?: string | null | undefined }) =>
  (plate ? await findBy(tx, 'vehicles', { plate }) : undefined) ?? (vin ? await findBy(tx, 'vehicles', { vin }) : undefined)

/**
 * Adds a vehicle for approval by staff; returns the customer's own vehicle when it has that plate or VIN, unchanged but for a plate that it did
 * not have yet. Throws alreadyExists (409) when it belongs to another customer. Throws notFound (404) for an unknown master.
 */
export async function registerVehicle(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customerId: string,
  given: NewVehicle,
): Promise<{ vehicle: RowOf<'vehicles'>; warnings: string[] }> {
  const warnings = given.vin && !vinCheckDigitHolds(given.vin) ? ['validation.vinCheckDigit'] : []
  const known = await findCar(tx, given)
  if (known?.customerId === customerId) {
    const { plate } = given
    const car = plate && !known.plate ? await findRow(tx, 'vehicles', known.id, { lock: true }) : undefined
    if (!car) return { vehicle: known, warnings }
    const changes = { plate, ...(car.status === 'Approved' ? { status: 'Pending' } : {}) }
    return { vehicle: await commit({ services, tx }, { resource: 'vehicles', action: 'update', before: car, changes, by }), warnings }
  }
  if (known)
    throw new Problem('alreadyExists', {
      fields: { [given.plate && known.plate === given.plate ? 'plate' : 'vin']: { key: 'validation.alreadyExists' } },
    })
  for (const [field, target] of [
    ['makeId', 'makes'],
    ['colourId', 'colours'],
  ] as const) {
    const id = given[field]
    if (id && !(await findRow(tx, target, id))) throw new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })
  }
  const values = { ...given, customerId, mileageAt: given.mileageKm ? localDay(services.now()) : null }
  const vehicle = await commit({ services, tx }, { resource: 'vehicles', action: 'create', values, by })
  return { vehicle, warnings }
}

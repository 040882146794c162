// A customer's own vehicle: remaining warranty and contract, and its mileage.
import type { Cover } from '../../src/schema/vehicles/ownCars.ts'
import { localDay } from '../core/time/time.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Caller } from '../core/services.ts'
import type { ForCustomer } from '../core/http/forCustomer.ts'
import { Problem } from '../core/http/problem.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { holds } from './coverageOf.ts'
import { commit } from '../core/commit/commit.ts'
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'

/** The vehicle. Throws notFound (404) for another customer's, whether or not it exists. */
export async function ownCar(
  tx: Scope,
  caller: Caller,
  customer: RowOf<'customers'>,
  id: string,
  lock = false,
): Promise<RowOf<'vehicles'>> {
  const car = await findRow(tx, 'vehicles', id, { lock, conditions: agentVisibility(caller, 'vehicles') })
  if (car?.customerId !== customer.id) throw new Problem('notFound')
  return car
}

/** The remainder of a cover that ends on a day or at a mileage, whichever comes first; its last day is included. */
export function showCover(
  { mileageKm }: Pick<RowOf<'vehicles'>, 'mileageKm'>,
  bound: { end: string | null; km: number | null },
  now: Date,
): Cover {
  const today = localDay(now)
  const { end, km } = bound
  return {
    state: end === null && km === null ? 'none' : holds(end, km, mileageKm, today) ? 'valid' : 'over',
    end,
    daysLeft: end === null ? null : Math.max(0, daysBetween(today, end) + 1),
    km,
    kmLeft: km === null || mileageKm === null ? null : Math.max(0, km - mileageKm),
    mileageKm,
  }
}

/** Writes a mileage read today. Throws staleVersion (409) with the present vehicle, badInput (400) for a lower one than before. */
export async function tellMileage(
  { services, tx, by, shown }: ForCustomer,
  before: RowOf<'vehicles'>,
  details: { version: number; mileageKm: number },
): Promise<RowOf<'vehicles'>> {
  if (before.version !== details.version) throw new Problem('staleVersion', { details: { current: await shown('vehicles', before) } })
  const { mileageKm } = details
  if (mileageKm < (before.mileageKm ?? 0))
    throw new Problem('badInput', { fields: { mileageKm: { key: 'validation.mileageBelow', params: { km: before.mileageKm ?? 0 } } } })
  const changes = { mileageKm, mileageAt: localDay(services.now()) }
  return commit({ services, tx }, { resource: 'vehicles', action: 'update', before, changes, by, silent: true })
}

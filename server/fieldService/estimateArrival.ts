// Where a driver sets out for a request, whether that is too far, and the estimated arrival: straight distance, a factor for roads, a town's speed.
import { driveMinutes, kilometres, type GeoPoint } from '../../src/schema/core/values/geo.ts'
import { driverReachKm, isTooFar, startFrom } from '../../src/schema/fieldService/driverChoice.ts'
import { localDay, minutesAfter } from '../core/time/time.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { isBusy, placesOf } from './driverPlaces.ts'

/** The field request that a driver goes to; `id` is missing before it is stored. */
interface Going {
  id?: string
  driverId: string | null
  point: GeoPoint
  locationId: string | null
  slotAt?: string | null
}
interface Context {
  services: Services
  tx: Scope
}

/** The estimated arrival (ISO UTC) of somebody who was at `place` at this time. */
export const arrivalFrom = (place: GeoPoint, to: GeoPoint, at: Date): string =>
  minutesAfter(at.toISOString(), driveMinutes(kilometres(place, to)))

// A visit of another day starts from where the driver is on that day: their branch.
async function startOf({ services, tx }: Context, { driverId, locationId, slotAt }: Going): Promise<GeoPoint | null> {
  const driver = driverId ? await findRow(tx, 'staff', driverId) : undefined
  if (!driver) return null
  const now = services.now()
  const then = slotAt && localDay(slotAt) > localDay(now) ? new Date(slotAt) : now
  const place = (await placesOf(tx, [driver], then)).get(driver.id)
  return place ? startFrom(place, locationId) : null
}

/**
 * The estimated time (ISO UTC); null when the driver's place is unknown, and until they set out also while they are on another job or where
 * a time was agreed.
 */
export async function estimateArrival(context: Context, going: Going, setsOut: boolean): Promise<string | null> {
  const { id = null, driverId, point, slotAt } = going
  if (!driverId || (!setsOut && (slotAt || (await isBusy(context.tx, driverId, id))))) return null
  const start = await startOf(context, going)
  return start ? arrivalFrom(start, point, context.services.now()) : null
}

/** Throws badInput (400) for a driver who is too far away from the request; one whose place is unknown passes. */
export async function checkReach(context: Context, going: Going): Promise<void> {
  const start = await startOf(context, going)
  const km = start ? kilometres(start, going.point) : null
  if (km === null || !isTooFar(km)) return
  const params = { km: Math.round(km), max: driverReachKm }
  throw new Problem('badInput', { fields: { driverId: { key: 'validation.driverTooFar', params } } })
}

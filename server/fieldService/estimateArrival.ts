// When a driver will probably be there: the straight distance, made longer for roads, at a town's speed.
import { driveMinutes, kilometres, type GeoPoint } from '../../src/schema/core/values/geo.ts'
import { minutesAfter } from '../core/time/time.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { placesOf } from './driverPlaces.ts'

/** The moment, ISO UTC; null where nobody knows where the driver is. */
export async function estimateArrival(
  { services, tx }: { services: Services; tx: Scope },
  fieldRequest: { driverId: string | null; point: GeoPoint; locationId: string | null },
): Promise<string | null> {
  const driver = fieldRequest.driverId ? await findRow(tx, 'staff', fieldRequest.driverId) : undefined
  if (!driver) return null
  const now = services.now()
  const place = (await placesOf(tx, [driver], now, fieldRequest.locationId)).get(driver.id)
  return place ? minutesAfter(now.toISOString(), driveMinutes(kilometres(place, fieldRequest.point))) : null
}

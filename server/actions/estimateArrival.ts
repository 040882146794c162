// When a driver will probably be there: the straight distance, made longer for roads, at a town's speed.
import { driveMinutes, kilometres, type GeoPoint } from '../../src/schema/geo.ts'
import { minutesAfter } from '../booking/time.ts'
import { findRow, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { placesOf } from './driverPlaces.ts'

/** The moment, ISO UTC; null where nobody knows where the driver is. */
export async function estimateArrival(
  { house, tx }: { house: House; tx: Scope },
  errand: { driverId: string | null; point: GeoPoint; locationId: string | null },
): Promise<string | null> {
  const driver = errand.driverId ? await findRow(tx, 'staff', errand.driverId) : undefined
  if (!driver) return null
  const now = house.now()
  const place = (await placesOf(tx, [driver], now, errand.locationId)).get(driver.id)
  return place ? minutesAfter(now.toISOString(), driveMinutes(kilometres(place, errand.point))) : null
}

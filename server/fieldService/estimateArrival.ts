// Estimates a driver's arrival from the straight distance, a factor for roads, and a town's average speed.
import { driveMinutes, kilometres, type GeoPoint } from '../../src/schema/core/values/geo.ts'
import { minutesAfter } from '../core/time/time.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { placesOf } from './driverPlaces.ts'

/** The estimated time (ISO UTC); null when the driver's place is unknown. */
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

// Which drivers are offered for a field request, and in which order: alike on the server and on the page.
import { driveMinutes, kilometres, type GeoPoint } from '../core/values/geo.ts'
import type { Driver, FieldRequest } from './calls/fieldService.ts'

/** Drivers farther from a request than this are neither offered nor accepted; kilometres in a straight line. */
export const driverReachKm = 100
/** The age in minutes from which a position is old: customers no longer see it, and staff are shown its age. */
export const freshPlaceMinutes = 10

/** Whether a driver is too far away; not where the distance is unknown. */
export const isTooFar = (km: number | null): boolean => km !== null && km > driverReachKm

/** Where a driver starts from: the known place; of several branches the request's own, if it is one of theirs. */
export function startFrom<P extends NonNullable<Driver['place']>>(place: P, locationId: string | null): P {
  const branch = place.branches.find(({ id }) => id === locationId)
  return branch ? { ...place, lat: branch.lat, lng: branch.lng } : place
}

/** A driver who may be given a request; distance in a straight line and minutes of the drive, null where a place is unknown. */
export interface DriverChoice {
  driver: Driver
  place: Driver['place']
  km: number | null
  minutes: number | null
}
const rankOf = ({ driver, km }: DriverChoice): number => (driver.away ? 3 : km === null ? 2 : driver.busy ? 1 : 0)

/**
 * The drivers within reach of a request, the earliest arrival first: those who are free, then those who finish another job first, then those
 * whose place is unknown, and last those who do not work today.
 */
export function chooseDrivers(
  { point, locationId }: { point: GeoPoint | null; locationId: FieldRequest['locationId'] },
  drivers: readonly Driver[],
): DriverChoice[] {
  return drivers
    .map((driver): DriverChoice => {
      const place = driver.place && startFrom(driver.place, locationId)
      const km = place && point ? kilometres(place, point) : null
      return { driver, place, km, minutes: km === null ? null : driveMinutes(km) }
    })
    .filter(({ km }) => !isTooFar(km))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.km ?? 0) - (other.km ?? 0))
}

/** The one of these choices that is offered first; nobody who does not work today. */
export const firstChoice = (choices: readonly DriverChoice[]): DriverChoice | undefined => choices.find(({ driver }) => !driver.away)

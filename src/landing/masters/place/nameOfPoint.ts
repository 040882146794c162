import { kilometres, type GeoPoint } from '../../../schema/core/values/geo.ts'
import type { KnownPlaces } from '../../../schema/masters/calls.ts'

// A city is known as that from so far, in kilometres.
const cityReach = 40
interface Named {
  id: string
  name: { en: string; ar: string }
}
const nearest = <P extends Named & { point: GeoPoint | null }>(
  point: GeoPoint,
  places: readonly P[],
  reachOf: (place: P) => number,
): P | undefined =>
  places
    .flatMap((place) => (place.point ? [{ place, km: kilometres(point, place.point) }] : []))
    .filter(({ place, km }) => km <= reachOf(place))
    .toSorted((one, other) => one.km - other.km)[0]?.place

/** The city that a point lies in or close to. */
export const cityOf = (point: GeoPoint, { cities }: KnownPlaces): Named | undefined => nearest(point, cities, () => cityReach)
/** What a point is called: by the area that it lies in, else by its city; undefined where nothing we know is near. */
export const nameOfPoint = (point: GeoPoint, known: KnownPlaces): Named['name'] | undefined =>
  (nearest(point, known.areas, ({ km }) => km) ?? cityOf(point, known))?.name

import type { Bilingual } from '../../../schema/core/values.ts'
import { kilometres, type GeoPoint } from '../../../schema/core/values/geo.ts'
import type { KnownPlaces } from '../../../schema/masters/calls.ts'

// A point belongs to a city up to this distance, in kilometres.
const cityReach = 40
interface Named {
  id: string
  name: Bilingual
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

/** The city of a point, or one close to it; undefined where there is none. */
export const cityOf = (point: GeoPoint, { cities }: KnownPlaces): Named | undefined => nearest(point, cities, () => cityReach)
/** The name of a point: its service area, else its city; undefined where none is near. */
export const nameOfPoint = (point: GeoPoint, known: KnownPlaces): Named['name'] | undefined =>
  (nearest(point, known.areas, ({ km }) => km) ?? cityOf(point, known))?.name

// Distances on the globe and how long a drive takes, as both sides calculate it.

/** A place in degrees, WGS 84. */
export interface GeoPoint {
  lat: number
  lng: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The distance of two places in kilometres as the crow flies (haversine). */
export function kilometres(one: GeoPoint, other: GeoPoint): number {
  const [dLat, dLng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** What an estimate rests on: roads are so much longer than the straight line, and driven at so many km/h. */
const driveEstimate = { roadFactor: 1.4, kmPerHour: 40, atLeastMinutes: 5 } as const

/** Minutes of a drive, estimated from the straight distance. */
export function driveMinutes(km: number): number {
  const { roadFactor, kmPerHour, atLeastMinutes } = driveEstimate
  return Math.max(atLeastMinutes, Math.ceil(((km * roadFactor) / kmPerHour) * 60))
}

// Distances on the globe and drive times, calculated alike on both sides.

/** A place in degrees, WGS 84. */
export interface GeoPoint {
  lat: number
  lng: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The great-circle distance of two places in kilometres (haversine, radius 6,371 km). */
export function kilometres(one: GeoPoint, other: GeoPoint): number {
  const [dLat, dLng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Assumptions of the estimate: road length against straight line, speed, and a minimum. */
const driveEstimate = { roadFactor: 1.4, kmPerHour: 40, atLeastMinutes: 5 } as const

/** Estimated minutes of a drive, from kilometres in a straight line: 1.4 times the distance at 40 km/h, rounded up, at least 5. */
export function driveMinutes(km: number): number {
  const { roadFactor, kmPerHour, atLeastMinutes } = driveEstimate
  return Math.max(atLeastMinutes, Math.ceil(((km * roadFactor) / kmPerHour) * 60))
}

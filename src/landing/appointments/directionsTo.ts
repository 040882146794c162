import type { LandingLocation } from '../../schema/masters/index.ts'

/** The way to a branch on the map; undefined where its place is not known. */
export const directionsTo = ({ point }: Pick<LandingLocation, 'point'>): string | undefined =>
  point ? `https://www.google.com/maps/dir/?api=1&destination=${point.lat},${point.lng}` : undefined

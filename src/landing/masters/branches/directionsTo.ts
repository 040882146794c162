import type { LandingLocation } from '../../../schema/masters/index.ts'

/** Address of the route to a branch on a map; undefined where the branch has no point. */
export const directionsTo = ({ point }: Pick<LandingLocation, 'point'>): string | undefined =>
  point ? `https://www.google.com/maps/dir/?api=1&destination=${point.lat},${point.lng}` : undefined

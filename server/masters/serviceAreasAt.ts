// Service areas, and which of them contain a place.
import { sql } from 'kysely'
import pointInPolygon from 'point-in-polygon-hao'
import type { GeoPoint } from '../../src/schema/core/values/geo.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'

type Area = RowOf<'serviceAreas'>

/** Every active area. */
export async function activeAreas(tx: Scope): Promise<Area[]> {
  const data = await readRows(tx, 'serviceAreas', { size: 1000, conditions: [sql`active`] })
  return data
}

/** Whether a place is inside an area; its border counts as inside. */
export function liesIn({ shape }: Pick<Area, 'shape'>, { lat, lng }: GeoPoint): boolean {
  const corners = shape.map((corner) => [corner.lng, corner.lat])
  const [first] = corners
  // GeoJSON rings end with their first point.
  return first !== undefined && pointInPolygon([lng, lat], [[...corners, first]]) !== false
}

// The areas that drivers are sent to, and which of them a place lies in.
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

/** Whether a place lies in an area; its border belongs to it. */
export function liesIn({ shape }: Pick<Area, 'shape'>, { lat, lng }: GeoPoint): boolean {
  const corners = shape.map((corner) => [corner.lng, corner.lat])
  const [first] = corners
  // The ring ends where it began.
  return first !== undefined && pointInPolygon([lng, lat], [[...corners, first]]) !== false
}

// Named places of a tenant: its service areas and cities.
import { sql } from 'kysely'
import { kilometres } from '../../src/schema/core/values/geo.ts'
import type { KnownPlaces } from '../../src/schema/masters/calls.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import { activeAreas } from './serviceAreasAt.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** The active ones; a service area by its centre and the distance of its farthest corner. */
export async function knownPlaces(tx: Scope): Promise<KnownPlaces> {
  const areas = await activeAreas(tx)
  const cities = await readRows(tx, 'cities', { size: 1000, conditions: [sql`active`] })
  return {
    areas: areas.map(({ id, name, shape }) => {
      const point = { lat: mean(shape.map(({ lat }) => lat)), lng: mean(shape.map(({ lng }) => lng)) }
      const km = Math.max(...shape.map((corner) => kilometres(point, corner)))
      return { id, name, point, km: Math.round(km * 10) / 10 }
    }),
    cities: cities.map(({ id, name, point }) => ({ id, name, point })),
  }
}

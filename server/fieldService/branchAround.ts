// The branch whose drivers serve a place: the one with a service area there, or the nearest one when the tenant has no service areas.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import { kilometres, type GeoPoint } from '../../src/schema/core/values/geo.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { activeAreas, liesIn } from '../masters/index.ts'

/** Maximum straight distance in kilometres without service areas. */
const reachKm = 30

/** A branch with its distance from a place. */
export interface BranchAround {
  branch: RowOf<'dealershipLocations'>
  km: number
  area: { id: string; name: Bilingual } | null
  /** Whether its drivers serve the place. */
  reaches: boolean
  /** Whether the tenant has any service area. */
  drawn: boolean
}

/**
 * The nearest branch that serves the place; when none does, the nearest of all, with `reaches` false. Undefined when no branch has a
 * location.
 */
export async function branchAround(tx: Scope, place: GeoPoint): Promise<BranchAround | undefined> {
  const data = await readRows(tx, 'dealershipLocations', { size: 1000, conditions: [sql`active`, sql`point is not null`] })
  const areas = await activeAreas(tx)
  const around = areas.filter((area) => liesIn(area, place))
  const drawn = areas.length > 0
  const measured = data.flatMap((branch): BranchAround[] => {
    if (!branch.point) return []
    const km = kilometres(place, branch.point)
    const area = around.find(({ locationId }) => locationId === branch.id)
    return [
      { branch, km, area: area ? { id: area.id, name: area.name } : null, reaches: drawn ? area !== undefined : km <= reachKm, drawn },
    ]
  })
  const [first] = measured.toSorted((one, other) => Number(other.reaches) - Number(one.reaches) || one.km - other.km)
  return first
}

// The branch that sends its drivers to a place: the one whose area it lies in, or the nearest where no areas are drawn.
import { sql } from 'kysely'
import { kilometres, type GeoPoint } from '../../src/schema/core/values/geo.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { activeAreas, liesIn } from '../masters/index.ts'

/** How far drivers go, in kilometres as the crow flies. */
const reachKm = 30

/** A branch as seen from a place. */
export interface BranchAround {
  branch: RowOf<'dealershipLocations'>
  km: number
  area: { id: string; name: { en: string; ar: string } } | null
  /** Whether its drivers come so far. */
  reaches: boolean
  /** Whether the tenant has drawn any areas. */
  drawn: boolean
}

/** The nearest branch that comes there; where none does, the nearest of all, which does not reach so far. Undefined where no branch has a place. */
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

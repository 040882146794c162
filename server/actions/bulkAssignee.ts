// Whom a lead goes to when nobody is named: of those who take such leads, at that branch, today, the one with the fewest open.
import { sql } from 'kysely'
import { roundRobin } from '../../src/schema/calls/bulk.ts'
import { localDay } from '../booking/time.ts'
import type { RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { Problem } from '../problem.ts'
import type { BulkOrder } from './bulkOrder.ts'
import type { Assignee } from './bulkRow.ts'
import type { Acting } from './saveRecord.ts'

type Colleague = Pick<RowOf<'staff'>, 'id' | 'leadTypes' | 'locationIds' | 'leave'> & { open: number }

async function colleagues({ house, tx }: Acting): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`select id, "leadTypes", "locationIds", leave,
      (select count(*) from leads where "assigneeId" = staff.id and status in ('pending', 'in-progress') and leads."deletedAt" is null) as open
    from staff where active and "acceptingLeads" and "deletedAt" is null order by id`.execute(tx)
  const today = localDay(house.now())
  return rows.filter(({ leave }) => !leave.some(({ from, to }) => from <= today && today <= to))
}

const fits = ({ leadTypes, locationIds }: Colleague, lead: Row): boolean =>
  (leadTypes as string[]).includes(String(lead['type'])) &&
  (lead['locationId'] === null || locationIds.length === 0 || locationIds.includes(String(lead['locationId'])))

/** The choice for the rows of one batch; it counts what it gave. Throws notFound for a lead that nobody can take. */
export async function assigneeOf(one: Acting, { action, to }: BulkOrder): Promise<Assignee> {
  if (action !== 'assign' || to !== roundRobin) return () => to
  const all = await colleagues(one)
  return (lead) => {
    const [next] = all.filter((colleague) => fits(colleague, lead)).sort((a, b) => a.open - b.open)
    if (!next) throw new Problem('notFound', { fields: { assigneeId: { key: 'validation.nobodyFits' } } })
    next.open += 1
    const before = all.find(({ id }) => id === lead['assigneeId'])
    if (before) before.open -= 1
    return next.id
  }
}

// Open leads by assignee, among those of the person's own list.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CallerDb } from '../core/db/caller/as.ts'

interface Counted {
  id: string | null
  pending: number
  inProgress: number
}

/** The counts, highest first. Throws forbidden (403) for a person who may not list leads. */
export async function countLeadsByStaff(db: CallerDb): Promise<OutputOf<'leadsCountByStaff'>> {
  const rows = await db.groups<Counted>(
    'leads',
    {
      by: { id: sql`"assigneeId"` },
      figures: {
        pending: sql`count(*) filter (where status = 'pending')`,
        inProgress: sql`count(*) filter (where status = 'in-progress')`,
      },
    },
    { filters: { status: ['pending', 'in-progress'] } },
  )
  const named = await db.references(
    'staff',
    rows.map(({ id }) => id),
  )
  const data = rows
    .map(({ id, ...counts }) => {
      const name = named.get(id ?? '')?.['name'] as Bilingual | undefined
      const [pending, inProgress] = [Number(counts.pending), Number(counts.inProgress)]
      return { staff: id && name ? { id, name } : null, pending, inProgress, open: pending + inProgress }
    })
    .toSorted((one, other) => other.open - one.open || (one.staff?.id ?? '~').localeCompare(other.staff?.id ?? '~'))
  return { data, total: data.reduce((sum, { open }) => sum + open, 0) }
}

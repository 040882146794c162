// What the messages that a person may see cost, by kind and month of sending. Every number is the sum of a list (`costFilter`).
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { costFilter, unknownCostFilter } from '../../src/schema/messages/calls/costFilters.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { presentRegion } from '../core/time/region.ts'
import { localDay, momentOf } from '../core/time/time.ts'

/** Months that are shown, with the present one. */
const monthsBack = 12

/** The month (YYYY-MM) a number of months after another. */
function monthAfter(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + by, 1)).toISOString().slice(0, 7)
}
const spanOf = (first: string, last = first) => ({
  from: momentOf(`${first}-01`, '00:00'),
  to: new Date(Date.parse(momentOf(`${monthAfter(last, 1)}-01`, '00:00')) - 1).toISOString(),
})

/** The costs of the last twelve months. */
export async function showCosts(db: CallerDb, now: Date): Promise<OutputOf<'messageCosts'>> {
  const last = localDay(now).slice(0, 7)
  const span = spanOf(monthAfter(last, 1 - monthsBack), last)
  const month = sql`to_char("sentAt" at time zone ${sql.lit(presentRegion().timeZone)}, 'YYYY-MM')`
  const figures = { cost: sql`sum(cost)`, parts: sql`coalesce(sum(parts), 0)`, messages: sql`count(*)` }
  const rows = await db.groups<{ kind: Word<'messageKind'>; month: string; cost: string; parts: string; messages: string }>(
    'messages',
    { by: { kind: sql`kind`, month }, figures },
    { filters: costFilter(span) },
  )
  const cells = rows
    .map((row) => ({ ...row, cost: Number(row.cost), parts: Number(row.parts), messages: Number(row.messages) }))
    .toSorted((one, other) => other.month.localeCompare(one.month) || other.cost - one.cost || one.kind.localeCompare(other.kind))
  const months = [...new Set(cells.map((cell) => cell.month))].map((name) => ({ month: name, ...spanOf(name) }))
  return { ...span, months, cells, unknown: await db.count('messages', { filters: unknownCostFilter(span) }) }
}

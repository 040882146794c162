// The day at a glance, over the rows the person's lists show; of one branch when one is named.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/access.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { dayAfter, localDay, momentOf } from '../booking/time.ts'
import { ruleCondition, type Condition } from '../db/conditions.ts'
import type { Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { countFor } from './countBadges.ts'

type Counted = 'appointments' | 'leads' | 'vehicles'

async function countBy(
  tx: Scope,
  actor: Actor,
  name: Counted,
  expression: Condition,
  conditions: Condition[],
): Promise<Map<string, number>> {
  const rule = ruleCondition(rowRule(actor, resources[name], 'list'), actor)
  const { rows } = await sql<{ word: string; count: number }>`select ${expression} as word, count(*) as count from ${sql.table(name)}
    where ${sql.join([sql`"deletedAt" is null`, rule, ...conditions], sql` and `)} group by 1`.execute(tx)
  return new Map(rows.map(({ word, count }) => [word, Number(count)]))
}

const between = (from: string, to: string): Condition =>
  sql`"startAt" >= ${momentOf(from, '00:00')} and "startAt" < ${momentOf(to, '00:00')} and closure = 'none'`

/** Figures are null where the person has no right to the list. */
export async function showDashboard(house: House, tx: Scope, actor: Actor, locationId?: string): Promise<OutputOf<'dashboard'>> {
  const today = localDay(house.now())
  const first = dayAfter(today, -7)
  const there: Condition[] = locationId ? [sql`"locationId" = ${locationId}`] : []
  const day = sql`to_char("startAt" at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`
  const byDay = await countBy(tx, actor, 'appointments', day, [between(first, dayAfter(today, 7)), ...there])
  const byStatus = await countBy(tx, actor, 'appointments', sql`status`, [between(today, dayAfter(today, 1)), ...there])
  const leads = await countBy(tx, actor, 'leads', sql`status`, there)
  const added = sql`to_char("createdAt" at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`
  const lately = Array.from({ length: 7 }, (_, place) => dayAfter(today, place - 6))
  const recent = sql`"createdAt" >= ${momentOf(lately[0] ?? today, '00:00')}`
  const newLeads = await countBy(tx, actor, 'leads', added, [recent, ...there])
  const newVehicles = await countBy(tx, actor, 'vehicles', added, [recent])
  return {
    bookingsToday: await countFor(tx, actor, 'appointments', [between(today, dayAfter(today, 1)), ...there]),
    inWorkshop: await countFor(tx, actor, 'appointments', [
      sql`status not in ('pending', 'completed', 'delivered') and closure = 'none'`,
      ...there,
    ]),
    leadsOpen: await countFor(tx, actor, 'leads', [sql`status in ('pending', 'in-progress')`, ...there]),
    vehiclesPending: await countFor(tx, actor, 'vehicles', [sql`status = 'Pending'`]),
    bookingsByDay: Array.from({ length: 14 }, (_, place) => dayAfter(first, place)).map((date) => ({ date, count: byDay.get(date) ?? 0 })),
    leadsByDay: lately.map((date) => newLeads.get(date) ?? 0),
    vehiclesByDay: lately.map((date) => newVehicles.get(date) ?? 0),
    bookingsByStatus: enumerations.bookingStatus.map((status) => ({ status, count: byStatus.get(status) ?? 0 })),
    leadsByStatus: enumerations.leadStatus.map((status) => ({ status, count: leads.get(status) ?? 0 })),
  }
}

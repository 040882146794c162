// New leads that can still be won, for the section above the board and the list.
import { sql } from 'kysely'
import type { Bilingual } from '../../src/schema/core/values.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'
import { hoursByBranch } from '../core/time/openHours.ts'
import { minutesAfter } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { RowOf } from '../core/db/repository.ts'
import { clockOf } from './leadClock.ts'

const limit = 12

/** The leads with their times and names. Throws forbidden (403) for a person who may not list leads. */
export async function listNewLeads(
  db: CallerDb,
  { locationId }: { locationId?: string | undefined },
  now: Date,
): Promise<OutputOf<'newLeads'>> {
  const at = now.toISOString()
  const open = [
    sql`status = 'pending' and "firstResponseAt" is null`,
    sql`"dueAt" > ${minutesAfter(at, -dayMinutes)}`,
    ...(locationId ? [sql`"locationId" = ${locationId}`] : []),
  ]
  const total = await db.count('leads', { conditions: open })
  const inTime = await db.rows('leads', { size: limit, sort: 'dueAt', order: 'ASC', conditions: [...open, sql`"dueAt" > ${at}`] })
  const room = limit - inTime.length
  const late =
    room > 0 ? await db.rows('leads', { size: room, sort: 'dueAt', order: 'DESC', conditions: [...open, sql`"dueAt" <= ${at}`] }) : []
  const rows = [...inTime, ...late]
  const namesOf = async (resource: 'makes' | 'dealershipLocations' | 'staff', field: 'makeId' | 'locationId' | 'assigneeId') => {
    const named = await db.references(
      resource,
      rows.map((row) => row[field]),
    )
    return (row: RowOf<'leads'>) => (named.get(row[field] ?? '')?.['name'] as Bilingual | undefined) ?? null
  }
  const [make, location, assignee] = [
    await namesOf('makes', 'makeId'),
    await namesOf('dealershipLocations', 'locationId'),
    await namesOf('staff', 'assigneeId'),
  ]
  const times = await db.asSystem('the opening hours of the branches decide', async (tx) => {
    const settings = await findSettings(tx)
    const first = rows.reduce((earliest, { createdAt }) => (createdAt < earliest ? createdAt : earliest), at)
    const hoursOf = hoursByBranch(tx, first, settings)
    return Promise.all(rows.map((row) => clockOf(row as RowOf<'leads'>, now, settings, hoursOf)))
  })
  return {
    data: rows.flatMap((lead, place) => {
      const clock = times[place]
      const row = lead as RowOf<'leads'>
      return clock ? [{ lead: row, clock, make: make(row), location: location(row), assignee: assignee(row) }] : []
    }),
    total,
  }
}

// Marks bookings that nobody came to as no-shows, once the branch is closed and the minutes of the settings are over.
import { sql } from 'kysely'
import { dropClaims } from '../../core/time/claims.ts'
import { jobActor } from '../../core/commit/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { spansOf } from '../../core/time/slots.ts'
import { localDay, minutesAfter, momentOf } from '../../core/time/time.ts'
import { branchOf, findSettings } from '../../core/time/workshop.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { depositMissed } from './course.ts'

/** Bookings in one run, and the days that it looks back: what is older was left open before this was switched on. */
const atOnce = 50
const daysBack = 3
// Source: domain.md. A customer may still come until half an hour after the start.
const noShowAfter = 30

/** When a booking that nobody came to is a no-show: after the end of its day at the branch, never before half an hour after its start. */
function missedAt({ startAt }: RowOf<'appointments'>, location: RowOf<'dealershipLocations'>, settings: RowOf<'settings'>): string {
  const day = localDay(startAt)
  const closes = spansOf(branchOf(location, settings), day).map(({ to }) => momentOf(day, to))
  const over = minutesAfter(closes.toSorted().at(-1) ?? startAt, settings.missedAfterMinutes)
  const earliest = minutesAfter(startAt, noShowAfter)
  return over > earliest ? over : earliest
}

async function mark(services: Services, tx: Scope, id: string, now: string): Promise<void> {
  const before = await findRow(tx, 'appointments', id, { lock: true })
  if (before?.status !== 'pending' || before.closure !== 'none') return
  const location = await findRow(tx, 'dealershipLocations', before.locationId, { deleted: true })
  if (!location || now < missedAt(before, location, await findSettings(tx))) return
  const customer = await findRow(tx, 'customers', before.customerId, { deleted: true })
  await dropClaims(tx, id)
  const closeReason = services.texts(languageOf(customer?.languageId ?? ''), 'messages.missedReason')
  const changes = { closure: 'noShow', closeReason, ...depositMissed(before) }
  await commit({ services, tx }, { resource: 'appointments', action: 'move', before, changes, by: jobActor('visitsMissed') })
}

/** Marks what is due, each booking in its own transaction. */
export async function markMissed(services: Services, tenantId: string, moment: Date): Promise<void> {
  const now = moment.toISOString()
  const ids = await services.engine.scoped(tenantId, async (tx) => {
    if ((await findSettings(tx)).missedAfterMinutes === 0) return []
    const { rows } = await sql<{ id: string }>`select id from appointments
      where "startAt" > ${minutesAfter(now, -daysBack * 24 * 60)} and "startAt" <= ${minutesAfter(now, -noShowAfter)}
        and status = 'pending' and closure = 'none' and "deletedAt" is null
      order by "startAt", id limit ${atOnce}`.execute(tx)
    return rows.map(({ id }) => id)
  })
  for (const id of ids) await services.engine.scoped(tenantId, (tx) => mark(services, tx, id, now))
}

// A person's notifications in the bell, and marking them read. Every statement is limited to the person.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Actor } from '../../src/schema/core/access.ts'
import { asStaff, type CallerDb } from '../core/db/caller/as.ts'
import type { Scope } from '../core/db/repository.ts'
import { countUnread } from './countBadges.ts'
import { unaudited } from '../core/commit/unaudited.ts'

/** The newest notifications, and the number of unread ones. */
export const listNotifications = async (db: CallerDb, size: number): Promise<OutputOf<'ownNotifications'>> => ({
  data: await db.rows('notifications', { size }),
  unread: await countUnread(db),
})

/** Marks some read, or all when `ids` is null; others' and read ones stay unchanged. Returns the number still unread. */
export async function markRead(tx: Scope, actor: Actor, ids: readonly string[] | null, now: Date): Promise<{ unread: number }> {
  const which = ids ? sql`id in (${sql.join([...ids])})` : sql`true`
  await unaudited(
    'noEdit',
    sql`update notifications set "readAt" = ${now.toISOString()} where "staffId" = ${actor.id} and "readAt" is null and ${which}`,
  ).execute(tx)
  return { unread: await countUnread(asStaff(tx, actor)) }
}

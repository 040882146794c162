// The counts of the menu's badges, over the rows of the person's own lists.
import { sql } from 'kysely'
import { may, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { Services } from '../core/services.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

/** The number of the person's unread notifications, of those that they may see. */
export const countUnread = (db: CallerDb): Promise<number> => db.count('notifications', { conditions: [sql`"readAt" is null`] })

const deadDays = 7

/** The number of failed messages of the last days, for those who may send them again. */
const countDead = async (services: Services, db: CallerDb, actor: Actor): Promise<number> => {
  if (!may(actor, resources.settings, 'configure')) return 0
  const since = new Date(services.now().getTime() - deadDays * dayMs).toISOString()
  return db.count('messages', { conditions: [sql`status = 'failed'`, sql`"createdAt" >= ${since}`] })
}

/** Every badge of the menu; 0 where the person may not list the resource. */
export async function countBadges(services: Services, db: CallerDb, actor: Actor): Promise<OutputOf<'badgeCounts'>> {
  const today = localDay(services.now())
  const dueToday = sql`"startAt" >= ${momentOf(today, '00:00')} and "startAt" < ${momentOf(dayAfter(today, 1), '00:00')} and closure = 'none'`
  const waiting: [ResourceName, Condition[]][] = [
    ['leads', [sql`status = 'pending'`]],
    ['appointments', [dueToday, sql`status = 'pending'`]],
    ['vehicles', [sql`status = 'Pending'`]],
    ['complaints', [sql`status = 'open'`]],
    ['roadsideAssistance', [sql`status = 'open'`]],
    ['homeService', [sql`status = 'open'`]],
  ]
  const counts: Partial<Record<ResourceName, number>> = {}
  for (const [name, conditions] of waiting) counts[name] = (await db.mayList(name)) ? await db.count(name, { conditions }) : 0
  return {
    ...counts,
    messages: await countDead(services, db, actor),
    notifications: await countUnread(db),
  } as OutputOf<'badgeCounts'>
}

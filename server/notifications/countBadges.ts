// The counts of the menu's badges, over the rows of the person's own lists.
import { sql } from 'kysely'
import { may, mayTake, moveAction, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { Services } from '../core/services.ts'
import { graphs, movesFrom } from '../../src/schema/transitions.ts'
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

/** The resources whose rows wait in their first status until somebody of the staff does something, and which of these rows count. */
const waiting = {
  leads: () => [],
  appointments: (now) => {
    const today = localDay(now)
    return [sql`"startAt" >= ${momentOf(today, '00:00')} and "startAt" < ${momentOf(dayAfter(today, 1), '00:00')} and closure = 'none'`]
  },
  vehicles: () => [],
  complaints: () => [],
  roadsideAssistance: () => [],
  homeService: () => [],
} as const satisfies Partial<Record<ResourceName, (now: Date) => Condition[]>>

/** The number of rows that wait for the person: 0 where they may not list the resource, or may neither move such a row on nor take one. */
async function countWaiting(name: keyof typeof waiting, services: Services, db: CallerDb, actor: Actor): Promise<number> {
  const { status } = resources[name]
  if (!status) return 0
  const { initial } = graphs[status.graph]
  const acts = movesFrom(status.graph, initial).some((move) => may(actor, resources[name], moveAction[move.right ?? 'W']))
  if (!(acts || mayTake(actor, resources[name])) || !(await db.mayList(name))) return 0
  return db.count(name, { conditions: [sql`${sql.ref(status.field)} = ${initial}`, ...waiting[name](services.now())] })
}

/** Every badge of the menu. */
export async function countBadges(services: Services, db: CallerDb, actor: Actor): Promise<OutputOf<'badgeCounts'>> {
  const counts: Partial<Record<ResourceName, number>> = {}
  for (const name of Object.keys(waiting) as (keyof typeof waiting)[]) counts[name] = await countWaiting(name, services, db, actor)
  return {
    ...counts,
    messages: await countDead(services, db, actor),
    notifications: await countUnread(db),
  } as OutputOf<'badgeCounts'>
}

// What waits for somebody, by resource: the same rows their lists show.
import { sql } from 'kysely'
import { may, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { ruleCondition, type Condition } from '../core/db/conditions.ts'
import { countRows, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { dayMs } from '../../src/schema/core/dayLength.ts'

const present = sql`"deletedAt" is null`

/** How many rows a person's list of a resource would show under these conditions; null where they have no list. */
async function countFor(tx: Scope, actor: Actor, name: ResourceName, conditions: Condition[]): Promise<number | null> {
  const rule = rowRule(actor, resources[name], 'list')
  return rule.length === 0 ? null : countRows(tx, name, [present, ruleCondition(rule, actor), ...conditions])
}

/** Unread notifications of a person; theirs alone. */
export const countUnread = (tx: Scope, staffId: string): Promise<number> =>
  countRows(tx, 'notifications', [present, sql`"staffId" = ${staffId}`, sql`"readAt" is null`])

const deadDays = 7

/** Messages of the last days that could not be sent, for those who may send them again. */
const countDead = async (services: Services, tx: Scope, actor: Actor): Promise<number> => {
  if (!may(actor, resources.settings, 'configure')) return 0
  const since = new Date(services.now().getTime() - deadDays * dayMs).toISOString()
  return countRows(tx, 'messages', [present, sql`status = 'failed'`, sql`"createdAt" >= ${since}`])
}

/** Every badge of the menu; 0 where the person has no list. */
export async function countBadges(services: Services, tx: Scope, actor: Actor): Promise<OutputOf<'badgeCounts'>> {
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
  for (const [name, conditions] of waiting) counts[name] = (await countFor(tx, actor, name, conditions)) ?? 0
  return {
    ...counts,
    messages: await countDead(services, tx, actor),
    notifications: await countUnread(tx, actor.id),
  } as OutputOf<'badgeCounts'>
}

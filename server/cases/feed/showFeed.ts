// The state of the feed: its source, the last check, and what needs attention.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import type { OutputOf } from '../../../src/schema/endpoints.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources.ts'
import { ruleCondition } from '../../core/db/conditions.ts'
import { countRows, type Scope } from '../../core/db/repository.ts'
import { isQueued } from '../../core/jobs/queue.ts'
import { feedFolder, type FeedPlace } from '../gateways/openDrops.ts'
import type { Services } from '../../core/services.ts'
import { neededColumns } from './columns.ts'
import { findFeed, lastLook } from './looks.ts'

function placeOf(services: Services, tenantId: string, place: FeedPlace): string {
  const folder = place.feedFolder ?? ''
  if (place.feedSource === 'folder') return [feedFolder(services.env, tenantId), folder].filter(Boolean).join('/')
  return `${place.feedHost ?? '?'}:${place.feedPort ?? 22}${folder ? ` ${folder}` : ''}`
}

/** The state, for staff who may see the files. */
export async function showFeed(services: Services, tx: Scope, tenantId: string, actor: Actor): Promise<OutputOf<'feedState'>> {
  const place = await findFeed(tx)
  const look = await lastLook(tx)
  const rule = rowRule(actor, resources.feedLines, 'list')
  return {
    source: place?.feedSource ?? null,
    place: place ? placeOf(services, tenantId, place) : null,
    lookedAt: look?.lookedAt ?? null,
    waiting: look?.waiting ?? 0,
    trouble: look?.trouble ?? null,
    detail: look?.detail ?? null,
    openLines: rule.length > 0 ? await countRows(tx, 'feedLines', [sql`state = 'open'`, ruleCondition(rule, actor)]) : 0,
    columns: [...enumerations.feedColumn],
    needed: [...neededColumns],
    busy: await isQueued(tx, 'complaintFeed'),
  }
}

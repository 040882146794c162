// The state of the feed: its source, the last check, and what needs attention.
import type { OutputOf } from '../../../src/schema/endpoints.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import type { CallerDb } from '../../core/db/caller/as.ts'
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
export async function showFeed(services: Services, db: CallerDb, tenantId: string): Promise<OutputOf<'feedState'>> {
  const { place, look, busy } = await db.asSystem(
    "where the server's job looks and how it went, after the right to its files",
    async (tx) => ({
      place: await findFeed(tx),
      look: await lastLook(tx),
      busy: await isQueued(tx, 'complaintFeed'),
    }),
  )
  return {
    source: place?.feedSource ?? null,
    place: place ? placeOf(services, tenantId, place) : null,
    lookedAt: look?.lookedAt ?? null,
    waiting: look?.waiting ?? 0,
    trouble: look?.trouble ?? null,
    detail: look?.detail ?? null,
    openLines: (await db.mayList('feedLines')) ? await db.count('feedLines', { filters: { state: ['open'] } }) : 0,
    columns: [...enumerations.feedColumn],
    needed: [...neededColumns],
    busy,
  }
}

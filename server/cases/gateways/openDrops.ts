import { join } from 'node:path'
import type { RowOf } from '../../core/db/repository.ts'
import type { Env } from '../../core/env.ts'
import { DropError, type DropSource } from '../../core/gateways/drops.ts'
import { folderDrops } from './folder.ts'

/** The settings of a tenant's feed, secrets in clear. */
export type FeedPlace = Pick<
  RowOf<'settings'>,
  'feedSource' | 'feedFolder' | 'feedHost' | 'feedPort' | 'feedUser' | 'feedPassword' | 'feedKey' | 'feedHostKey'
>

/** The folder of a tenant's files on this machine. */
export const feedFolder = ({ FEED_DIR, DATA_DIR }: Env, tenantId: string): string => join(FEED_DIR ?? join(DATA_DIR, 'feeds'), tenantId)

/** Connects to the place in the settings. Rejects with DropError only. */
export async function openDrops(env: Env, tenantId: string, place: FeedPlace): Promise<DropSource> {
  if (place.feedSource === 'folder') return folderDrops(feedFolder(env, tenantId), place.feedFolder ?? '')
  const { feedHost: host, feedUser: user, feedPassword: password, feedKey: key } = place
  if (!host || !user || !(password ?? key)) throw new DropError('settings')
  // Loaded on demand, since most tenants have no such feed.
  const { sftpDrops } = await import('./sftp.ts')
  return sftpDrops({
    ...{ host, user, password, key },
    port: place.feedPort ?? 22,
    folder: place.feedFolder ?? '',
    hostKey: place.feedHostKey,
    insideToo: env.FEED_INSIDE,
  })
}

// Removes files that nothing refers to: uploaded for a form that was never saved, or replaced long ago. Any process may run it.
import { sql } from 'kysely'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { removeUnaudited, unaudited } from '../core/commit/unaudited.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { filesOf, isMentioned } from './references.ts'

const unsavedFor = dayMs
// For this long an edit may be undone or shown in the history.
const rememberedFor = 30 * dayMs
const atOnce = 200

// Also of deleted rows, which can be restored.
const named = filesOf()

/**
 * Marks unreferenced files as deleted. Two statements on purpose: the second sees rows that were saved while the first waited for a lock.
 */
async function retire(tx: Scope, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  const { rows } = await sql<{ id: string }>`
    select id from files where "deletedAt" is null and "createdAt" < ${before(unsavedFor)} and id not in (${named})
    order by "createdAt" limit ${atOnce} for update skip locked`.execute(tx)
  if (rows.length === 0) return
  await unaudited(
    'ownRecord',
    sql`update files set "deletedAt" = ${now.toISOString()} where id = any(${rows.map(({ id }) => id)}::uuid[])
    and id not in (${named}) and not (${isMentioned}) and not exists (select 1 from audit
    where audit."createdAt" > ${before(rememberedFor)} and audit.resource <> 'files' and position(files.id::text in audit.changes::text) > 0)`,
  ).execute(tx)
}

/** Removes marked files one by one: the row, then the stored file, then the commit, so that a failure is retried. */
export async function removeRetired(services: Services, tenantId: string): Promise<void> {
  const { rows } = await services.engine.scoped(tenantId, (tx) =>
    sql<{ id: string; storageKey: string }>`select id, "storageKey" from files where "deletedAt" is not null limit ${atOnce}`.execute(tx),
  )
  for (const { id, storageKey } of rows) {
    await services.engine.scoped(tenantId, async (tx) => {
      await removeUnaudited(tx, 'ownRecord', 'files', id)
      await services.storage.remove(storageKey)
    })
  }
}

/** Marks and removes the unreferenced files of every tenant. */
export async function removeOrphans(services: Services): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants`.execute(services.engine.db)
  for (const { id } of rows) {
    await services.engine.scoped(id, (tx) => retire(tx, services.now()))
    await removeRetired(services, id)
  }
}

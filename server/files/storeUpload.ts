// Stores an uploaded file: cleaned, with its row first, then in the storage.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { UploadKind } from '../../src/schema/core/uploads.ts'
import { completeRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { GivenFile } from '../core/files/cleanFile.ts'
import { addressOfFile } from '../core/files/signing.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { insertUnaudited, removeUnaudited, unaudited } from '../core/commit/unaudited.ts'

/** The owner of the file: the tenant, and the member of staff or customer, if any. */
export interface Uploader {
  tenantId: string
  staffId: string | null
  customerId: string | null
}

/**
 * The row of the stored file. Throws badInput (400) or tooLarge (413) with the violated rule, unavailable (503) when it could not be
 * stored.
 */
export async function storeUpload(services: Services, by: Uploader, given: GivenFile, kind: UploadKind): Promise<RowOf<'files'>> {
  const { cleanFile } = await import('../core/files/cleanFile.ts')
  const { bytes, ...clean } = await cleanFile(given, kind)
  const storageKey = `${by.tenantId}/${randomBytes(32).toString('base64url')}`
  const values = {
    ...clean,
    kind,
    customerId: by.customerId,
    bytes: bytes.length,
    url: addressOfFile(storageKey),
    storageKey,
    hash: createHash('sha256').update(bytes).digest('base64url'),
  }
  const row = completeRow('files', values, by.staffId, services.now())
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => services.engine.scoped(by.tenantId, work)
  // The row is first written as deleted: after a crash in between, the clean-up removes both row and file, and nobody sees them.
  await scoped((tx) => insertUnaudited(tx, 'ownRecord', 'files', [{ ...row, deletedAt: row.createdAt }]))
  try {
    await services.storage.put(storageKey, bytes, clean.mime)
    await scoped((tx) => takeIntoUse(tx, row.id))
  } catch (error) {
    await scoped((tx) => removeUnaudited(tx, 'ownRecord', 'files', row.id))
    // Nothing was stored, or the storage is unavailable.
    await services.storage.remove(storageKey).catch(() => undefined)
    throw Object.assign(new Problem('unavailable'), { cause: error })
  }
  return row
}

async function takeIntoUse(tx: Scope, id: string): Promise<void> {
  const { rows } = await unaudited('ownRecord', sql`update files set "deletedAt" = null where id = ${id} returning id`).execute(tx)
  if (rows.length === 0) throw new Error('The clean-up was there first.')
}

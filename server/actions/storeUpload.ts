// Keeps a file that was sent: cleaned, named in the tenant's list of files, then stored.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { UploadKind } from '../../src/schema/uploads.ts'
import { completeRow, insertRows, removeRow, type RowOf, type Scope } from '../db/repository.ts'
import type { GivenFile } from '../files/cleanFile.ts'
import { addressOfFile } from '../files/signing.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'

/** Whose file it is: the tenant's, and by which member of staff or for which customer, if any. */
export interface Uploader {
  tenantId: string
  staffId: string | null
  customerId: string | null
}

/** The row of the stored file. Throws badInput or tooLarge with the rule that was broken, unavailable when it could not be stored. */
export async function storeUpload(house: House, by: Uploader, given: GivenFile, kind: UploadKind): Promise<RowOf<'files'>> {
  const { cleanFile } = await import('../files/cleanFile.ts')
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
  const row = completeRow('files', values, by.staffId, house.now())
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => house.engine.scoped(by.tenantId, work)
  // The row first, as one that was given up: a crash in between leaves nothing that anybody sees, and the clean-up takes row and file away.
  await scoped((tx) => insertRows(tx, 'files', [{ ...row, deletedAt: row.createdAt }]))
  try {
    await house.storage.put(storageKey, bytes, clean.mime)
    await scoped((tx) => takeIntoUse(tx, row.id))
  } catch (error) {
    await scoped((tx) => removeRow(tx, 'files', row.id))
    // Nothing was kept, or the storage is not to be had at all.
    await house.storage.remove(storageKey).catch(() => undefined)
    throw Object.assign(new Problem('unavailable'), { cause: error })
  }
  return row
}

async function takeIntoUse(tx: Scope, id: string): Promise<void> {
  const { rows } = await sql`update files set "deletedAt" = null where id = ${id} returning id`.execute(tx)
  if (rows.length === 0) throw new Error('The clean-up was there first.')
}

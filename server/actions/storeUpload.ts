// Keeps a file that was sent: cleaned, named in the tenant's list of files, then stored.
import { createHash, randomBytes } from 'node:crypto'
import type { UploadKind } from '../../src/schema/uploads.ts'
import { completeRow, insertRows, removeRow, type RowOf } from '../db/repository.ts'
import { cleanFile, type GivenFile } from '../files/cleanFile.ts'
import { addressOfFile } from '../files/signing.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'

/** Whose file it is: the tenant's, and by which member of staff, if any. */
export interface Uploader {
  tenantId: string
  staffId: string | null
}

/** The row of the stored file. Throws badInput or tooLarge with the rule that was broken, unavailable when it could not be stored. */
export async function storeUpload(house: House, by: Uploader, given: GivenFile, kind: UploadKind): Promise<RowOf<'files'>> {
  const { bytes, ...clean } = await cleanFile(given, kind)
  const storageKey = `${by.tenantId}/${randomBytes(32).toString('base64url')}`
  const values = {
    ...clean,
    kind,
    bytes: bytes.length,
    url: addressOfFile(storageKey),
    storageKey,
    hash: createHash('sha256').update(bytes).digest('base64url'),
  }
  const row = completeRow('files', values, by.staffId, house.now())
  // The row first: what is left of a crash in between is a row that nothing refers to, and the clean-up takes those away.
  await house.engine.scoped(by.tenantId, (tx) => insertRows(tx, 'files', [row]))
  try {
    await house.storage.put(storageKey, bytes, clean.mime)
  } catch (error) {
    await house.engine.scoped(by.tenantId, (tx) => removeRow(tx, 'files', row.id))
    throw Object.assign(new Problem('unavailable'), { cause: error })
  }
  return row
}

// The bytes of a stored file, as they were stored.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { RowOf } from '../db/repository.ts'
import type { StorageGateway } from './storage.ts'

/**
 * The bytes; 'missing' or 'damaged' where they are not those that were stored: a file that was truncated or changed on disk would otherwise
 * be passed on as the original. Rejects when the storage is unavailable.
 */
export async function readStored(
  storage: StorageGateway,
  { storageKey, hash }: Pick<RowOf<'files'>, 'storageKey' | 'hash'>,
): Promise<Buffer | 'missing' | 'damaged'> {
  const file = await storage.open(storageKey)
  if (!file) return 'missing'
  const bytes = await buffer(file.body)
  return createHash('sha256').update(bytes).digest('base64url') === hash ? bytes : 'damaged'
}

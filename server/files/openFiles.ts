// Files as a customer may open them: by URLs that are valid for about an hour.
import type { OpenFile } from '../../src/schema/files/index.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import { openAddress } from '../core/files/signing.ts'

/** The files by id, in the order of the ids, without deleted ones. */
export async function openFiles(tx: Scope, ids: readonly string[]): Promise<OpenFile[]> {
  if (ids.length === 0) return []
  const data = await readRows(tx, 'files', { size: ids.length, ids })
  return ids.flatMap((id) => {
    const file = data.find((one) => one.id === id)
    return file ? [{ id, url: openAddress(file.url, file.kind), name: file.name, mime: file.mime }] : []
  })
}

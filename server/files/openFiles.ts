// Files as people may open them who see the row that refers to them: by URLs that are valid for about an hour.
import type { OpenFile, UploadedFile } from '../../src/schema/files/index.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import { openAddress } from '../core/files/signing.ts'

/** The files by id with all that a page shows of them, in the order of the ids, without deleted ones. */
export async function describeFiles(tx: Scope, ids: readonly string[]): Promise<UploadedFile[]> {
  if (ids.length === 0) return []
  const data = await readRows(tx, 'files', { size: ids.length, ids })
  return ids.flatMap((id) => {
    const file = data.find((one) => one.id === id)
    if (!file) return []
    const { name, mime, bytes, width, height } = file
    return [{ id, url: openAddress(file.url, file.kind), name, mime, bytes, width, height }]
  })
}

/** The same as a customer needs them. */
export const openFiles = async (tx: Scope, ids: readonly string[]): Promise<OpenFile[]> =>
  (await describeFiles(tx, ids)).map(({ id, url, name, mime }) => ({ id, url, name, mime }))

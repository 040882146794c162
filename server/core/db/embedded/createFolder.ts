// The first start in a folder: the files are created in a temporary folder, flushed to disk and then renamed, so that an interruption
// leaves no partial database.
import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFolder, durableParams } from './durableFolder.ts'
import { endAtPanic } from './panic.ts'

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync().catch(async (error: unknown) => {
      if (!(await file.stat()).isDirectory()) throw error
    })
  } finally {
    await file.close()
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? syncTree(path) : syncFile(path))
  }
  await syncFile(folder)
}

/**
 * Creates an empty database in `path` unless there is one. Rejects when the folder holds other files. The caller holds the folder's lock.
 */
export async function createFolder(path: string): Promise<void> {
  if (existsSync(join(path, 'PG_VERSION'))) return
  // Without this check a database that lost PG_VERSION would be treated as missing.
  if (existsSync(path) && (await readdir(path)).length > 0) throw new Error('PG_VERSION is missing')
  const draft = `${path}.new`
  await rm(draft, { recursive: true, force: true })
  const pglite = await PGlite.create({ fs: new DurableFolder(draft, endAtPanic), startParams: durableParams })
  await pglite.close()
  await syncTree(draft)
  await rename(draft, path)
  await syncFile(dirname(path))
}

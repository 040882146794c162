// Makes a backup of the database at one moment, and of the files that its rows refer to.
import { sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { keyMark } from '../db/keyMark.ts'
import type { StorageGateway } from '../files/storage.ts'
import { createArchive, type ArchiveWriter } from './archive.ts'
import type { BackupKey } from './keys.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { plainTexts, readFileKeys, readRows, readSequences, readTables, sumOf, type Owner } from './tables.ts'

/** What was saved. `missing`: storage keys of files that rows refer to and the storage does not have. */
export interface Saved {
  rows: number
  files: number
  missing: string[]
}
/** The source and the destination of a backup. */
export interface BackupOptions {
  engine: Engine
  storage: StorageGateway
  path: string
  key: BackupKey | undefined
  now: Date
}

async function saveTables(tx: Owner, archive: ArchiveWriter, { engine, now }: BackupOptions): Promise<{ rows: number; keys: string[] }> {
  await plainTexts(tx)
  const tables = await readTables(tx)
  const { rows: migrations } = await sql<Manifest['migrations'][number]>`select name, checksum from migrations order by name`.execute(tx)
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    engine: engine.kind,
    secret: keyMark(),
    migrations,
    tables: [],
    sequences: await readSequences(tx),
  }
  for (const table of tables)
    manifest.tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), ...(await sumOf(tx, table)) })
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)))
  for (const table of tables) {
    let part = 0
    for await (const lines of readRows(tx, table))
      await archive.add(`tables/${table.name}/${String((part += 1)).padStart(6, '0')}.jsonl`, Buffer.from(lines.join('\n')))
  }
  return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), keys: await readFileKeys(tx, tables) }
}

/** Writes the backup to `path`; when it throws, no file is left. A concurrent transaction is either completely in it or not at all. */
export async function makeBackup(request: BackupOptions): Promise<Saved> {
  const archive = createArchive(request.path, request.key)
  try {
    const { rows, keys } = await request.engine.snapshot((tx) => saveTables(tx, archive, request))
    const missing: string[] = []
    for (const key of keys) {
      const file = await request.storage.open(key)
      if (file) await archive.addStream(`files/${key}`, file.bytes, file.body)
      else missing.push(key)
    }
    await archive.finish()
    return { rows, files: keys.length - missing.length, missing }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

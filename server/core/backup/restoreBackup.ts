// Restores a backup in one transaction: completely or not at all.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { keyMark } from '../db/keyMark.ts'
import { migrateWithin } from '../db/migrate.ts'
import { migrationsDir, readMigrations, type Migration } from '../db/migrationFiles.ts'
import type { StorageGateway } from '../files/storage.ts'
import { senderPause } from '../jobs/pauses.ts'
import { readArchive, type Entry } from './archive.ts'
import type { BackupKey } from './keys.ts'
import { manifest as shape, manifestName, type Manifest } from './manifest.ts'
import { clear, isEmpty, loosen, othersAtWork } from './schema.ts'
import { plainTexts, readTables, sumOf, writeRows, writeSequences, type Owner, type Table } from './tables.ts'

/** Options of a restore. */
export interface RestoreOptions {
  engine: Engine
  storage: StorageGateway
  path: string
  key: BackupKey | undefined
  /** Whether existing rows may be removed. */
  replace: boolean
  /** Whether to restore although values were sealed with another SECRET_KEY and stay unreadable. */
  otherSecret: boolean
  /** Whether queued messages are paused until an administrator resumes them: those of an old backup may have been sent already. */
  holdMessages: boolean
}
/** The result of a restore. */
export interface Restored {
  rows: number
  files: number
  madeAt: string
  migrated: string[]
}

const linesOf = ({ bytes }: Entry): string[] => bytes.toString().split('\n')
const tableOf = ({ name }: Entry): string | undefined => /^tables\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1]
const fileOf = ({ name }: Entry): string | undefined => /^files\/(.+)$/.exec(name)?.[1]

/** Reads a whole backup without writing. Throws when it is incomplete, was changed, or cannot be decrypted with the key. */
export async function checkBackup(path: string, key: BackupKey | undefined): Promise<{ manifest: Manifest; files: number }> {
  let found: Manifest | undefined
  let files = 0
  const rows = new Map<string, number>()
  for await (const entry of readArchive(path, key)) {
    const table = tableOf(entry)
    if (entry.name === manifestName) found = shape.parse(JSON.parse(entry.bytes.toString()))
    else if (table) rows.set(table, (rows.get(table) ?? 0) + linesOf(entry).length)
    else if (fileOf(entry)) files += 1
  }
  if (!found) throw new Error('This is no backup of Wakeel.')
  for (const { name, rows: said } of found.tables)
    if (said !== (rows.get(name) ?? 0)) throw new Error(`The backup has ${rows.get(name) ?? 0} of ${said} rows of ${name}.`)
  return { manifest: found, files }
}

/** The migrations that the backup's database had. Throws when this version does not have one of them. */
function migrationsOf({ migrations }: Manifest, known: readonly Migration[]): Migration[] {
  const unknown = migrations.filter(({ name, checksum }) => !known.some((one) => one.name === name && one.checksum === checksum))
  if (unknown.length > 0)
    throw new Error(
      `The backup is of another version of Wakeel: it has ${unknown.map(({ name }) => name).join(', ')}. Restore it with that one or a newer one.`,
    )
  return known.filter(({ name }) => migrations.some((one) => one.name === name))
}

/** The backup's tables with the column types of this database. Throws when the columns differ. */
async function matchTables(tx: Owner, { tables }: Manifest): Promise<Map<string, Table>> {
  const here = new Map((await readTables(tx)).map((one) => [one.name, one]))
  for (const { name, columns } of tables) {
    const has = here
      .get(name)
      ?.columns.map((one) => one.name)
      .sort()
    if (String(has) !== String([...columns].sort())) throw new Error(`The table ${name} of the backup is not as its migrations make it.`)
  }
  return new Map(
    tables.map(({ name, columns }) => {
      const types = new Map(here.get(name)?.columns.map((one) => [one.name, one.type]))
      return [name, { name, columns: columns.map((column) => ({ name: column, type: types.get(column) ?? 'text' })) }]
    }),
  )
}

async function checkSums(tx: Owner, tables: Map<string, Table>, manifest: Manifest): Promise<void> {
  for (const said of manifest.tables) {
    const table = tables.get(said.name)
    const found = table && (await sumOf(tx, table))
    if (found?.rows !== said.rows || found.sum !== said.sum) throw new Error(`The rows of ${said.name} are not those of the backup.`)
  }
}

/** Writes files to the storage and reads them back; `undo` removes those that did not exist before. */
function fileWriter(tx: Owner, storage: StorageGateway) {
  const added: string[] = []
  return {
    async write(key: string, bytes: Buffer): Promise<void> {
      const before = await storage.open(key)
      before?.body.destroy()
      const { rows } = await sql<{ mime: string }>`select mime from files where "storageKey" = ${key}`.execute(tx)
      if (!before) added.push(key)
      await storage.put(key, bytes, rows[0]?.mime ?? 'application/octet-stream')
      const now = await storage.open(key)
      const hash = (one: Buffer) => createHash('sha256').update(one).digest('hex')
      if (!now || hash(await buffer(now.body)) !== hash(bytes)) throw new Error(`The file ${key} was not kept as it is in the backup.`)
    },
    undo: async () => void (await Promise.allSettled(added.map((key) => storage.remove(key)))),
  }
}

async function prepare(tx: Owner, { engine, replace }: RestoreOptions): Promise<void> {
  if (engine.kind === 'postgres' && (await othersAtWork(tx)) > 0)
    throw new Error('A server uses this database. Stop every one of them first.')
  if (!replace && !(await isEmpty(tx)))
    throw new Error('The database is not empty, and nothing was changed. --replace removes what is in it.')
  await clear(tx)
}

/**
 * Restores a backup and checks it: the whole file before anything is written, every table's count and hash before the transaction commits.
 * Migrations that the backup lacks are applied. Throws, with nothing changed, when a check fails.
 */
export async function restoreBackup(request: RestoreOptions): Promise<Restored> {
  const { manifest, files } = await checkBackup(request.path, request.key)
  if (!request.otherSecret && manifest.secret !== keyMark())
    throw new Error(
      'The backup was made under another SECRET_KEY, and what it sealed would stay unreadable. Give that key (SECRET_KEY or DATA_DIR/secret.key), or say --other-secret.',
    )
  const known = await readMigrations(migrationsDir())
  const then = migrationsOf(manifest, known)
  let undo = async (): Promise<void> => undefined
  try {
    const migrated = await request.engine.asOwner(async (tx) => {
      await prepare(tx, request)
      await migrateWithin(tx, then)
      await plainTexts(tx)
      const tables = await matchTables(tx, manifest)
      const tighten = await loosen(tx)
      const writer = fileWriter(tx, request.storage)
      undo = writer.undo
      for await (const entry of readArchive(request.path, request.key)) {
        const table = tables.get(tableOf(entry) ?? '')
        const key = fileOf(entry)
        if (table) await writeRows(tx, table, linesOf(entry))
        else if (key) await writer.write(key, entry.bytes)
      }
      await writeSequences(tx, manifest.sequences)
      await tighten()
      await checkSums(tx, tables, manifest)
      const names = await migrateWithin(tx, known)
      if (request.holdMessages) await holdMessages(tx)
      return names
    })
    await request.engine.asOwner((tx) => sql`analyze`.execute(tx))
    return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files, madeAt: manifest.madeAt, migrated }
  } catch (error) {
    await undo()
    throw error
  }
}

const holdMessages = (tx: Owner): Promise<unknown> =>
  sql`insert into "workPauses" ("tenantId", id, what) select id, gen_random_uuid(), ${senderPause} from tenants on conflict do nothing`.execute(
    tx,
  )

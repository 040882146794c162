// Brings the database to the code: the numbered SQL files in order, each in its transaction, then the statements of security.ts.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { applySecurity } from './security.ts'

interface Migration {
  name: string
  checksum: string
  text: string
}

/** The folder of the migrations: beside this file in the source, and beside the bundle that it becomes part of. */
export function migrationsDir(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}

async function read(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      if (!/^\d{4}_\w+\.sql$/.test(file)) throw new Error(`A migration is named NNNN_name.sql, not ${file}.`)
      // A checkout on Windows may change the line ends: they are no part of what was run.
      const text = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.slice(0, -4), checksum: createHash('sha256').update(text).digest('hex'), text }
    }),
  )
  const twice = migrations.find(({ name }, index) => migrations[index + 1]?.name.slice(0, 4) === name.slice(0, 4))
  if (twice) throw new Error(`Two migrations have the number ${twice.name.slice(0, 4)}.`)
  return migrations
}

/** The migrations not yet applied, in order. Throws where what was applied is not what the code has. */
function pending(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const known = new Map(migrations.map((one) => [one.name, one]))
  const unknown = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new Error(`The database is newer than this version of Wakeel: it has ${unknown.join(', ')}. Start a newer version.`)
  for (const { name, checksum } of applied) {
    if (known.get(name)?.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after it had been applied. Restore it, and write a new one.`)
  }
  const done = new Set(applied.map(({ name }) => name))
  const late = migrations.find(({ name }) => !done.has(name) && applied.some((one) => one.name > name))
  if (late) throw new Error(`Migration ${late.name} comes before ones that were already applied. Give it the next number.`)
  return migrations.filter(({ name }) => !done.has(name))
}

/** Applies the next one and tells its name; at the end applies the security and tells nothing. */
async function step(tx: Transaction<Database>, migrations: Migration[]): Promise<string | undefined> {
  // The lock is held for this transaction: processes that start together take turns, and each sees what the others did.
  await sql`select pg_advisory_xact_lock(hashtextextended('wakeel migrations', 0))`.execute(tx)
  await sql`create table if not exists migrations (name text primary key, checksum text not null, "appliedAt" timestamptz not null default now())`.execute(
    tx,
  )
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`.execute(tx)
  const [next] = pending(migrations, rows)
  if (!next) return void (await applySecurity(tx))
  await sql
    .raw(next.text)
    .execute(tx)
    .catch((error: Error) => {
      throw new Error(`Migration ${next.name} failed: ${error.message}`, { cause: error })
    })
  await sql`insert into migrations (name, checksum) values (${next.name}, ${next.checksum})`.execute(tx)
  return next.name
}

/**
 * Applies what is missing and returns the names. Rejects, with nothing half done, where a migration fails, was changed since,
 * or is unknown to the code. Several processes may call it at once on PostgreSQL.
 */
export async function migrate(engine: Engine, directory = migrationsDir()): Promise<string[]> {
  const migrations = await read(directory)
  const names: string[] = []
  for (;;) {
    const name = await engine.asOwner((tx) => step(tx, migrations))
    if (name === undefined) return names
    names.push(name)
  }
}

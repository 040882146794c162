// Migrates the database to the code: the numbered SQL files in order, each in its transaction, then the statements of security.ts. Other
// processes keep working in the meantime: locks are held briefly, and older code may start as long as it is compatible.
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { migrationsDir, numberOf, readMigrations, type Migration } from './migrationFiles.ts'
import { applySecurity } from './security.ts'
import { statementsOf } from './schema/statements.ts'

interface Applied {
  name: string
  checksum: string
  needs: string | null
}
type Outcome = { applied: string } | { alone: Migration } | 'waits' | 'done'

/**
 * Milliseconds that a migration waits for a table's lock, since all later users of the table wait behind it; and the pause between
 * attempts.
 */
const lockTimeout = 2_000
const betweenTries = 500
/** Number of attempts to get a lock before the start fails. */
const maxTries = 60
const lockNotAvailable = '55P03'
const lock = `hashtextextended('wakeel migrations', 0)`

/** Creates the table from which older code reads whether it may still start; the first process to come creates its columns. */
async function keepRecord(tx: Transaction<Database>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, checksum text not null, "appliedAt" timestamptz not null default now(), needs text)`.execute(
    tx,
  )
  // "If not exists" would lock the table even when nothing is to be done, and so wait for a backup.
  const { rows } = await sql`select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'migrations' and column_name = 'needs'`.execute(tx)
  if (rows.length === 0) await sql`alter table migrations add column needs text`.execute(tx)
}

/** The migrations in the database that this code does not have. Throws when one of them requires newer code. */
function unknownTo(migrations: Migration[], applied: readonly Applied[]): string[] {
  const known = new Set(migrations.map(({ name }) => name))
  const newest = numberOf(migrations.at(-1)?.name ?? '')
  const unknown = applied.filter(({ name }) => !known.has(name))
  const tooNew = unknown.filter(({ needs }) => needs !== null && needs > newest).map(({ name }) => name)
  if (tooNew.length > 0)
    throw new Error(`The database is newer than this version of Wakeel: it has ${tooNew.join(', ')}. Start a newer version.`)
  return unknown.map(({ name }) => name)
}

/** The migrations not yet applied, in order. Throws when an applied one differs from the code's, or when one comes before applied ones. */
function pending(migrations: Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((one) => [one.name, one]))
  for (const { name, checksum } of applied) {
    if ((known.get(name)?.checksum ?? checksum) !== checksum)
      throw new Error(`Migration ${name} was changed after it had been applied. Restore it, and write a new one.`)
  }
  const done = new Set(applied.map(({ name }) => name))
  const late = migrations.find(({ name }) => !done.has(name) && applied.some((one) => one.name > name))
  if (late) throw new Error(`Migration ${late.name} comes before ones that were already applied. Give it the next number.`)
  return migrations.filter(({ name }) => !done.has(name))
}

const failure =
  ({ name }: Migration) =>
  (error: Error & { code?: string }) => {
    if (error.code === lockNotAvailable) throw error
    throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error })
  }

/** Applies the next migration; when none is left, applies the security statements. */
async function step(tx: Transaction<Database>, migrations: Migration[], log: (message: string) => void): Promise<Outcome> {
  // Does not wait for the lock: a transaction that waits would block CREATE INDEX CONCURRENTLY, which in turn holds the lock.
  const { rows: mine } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${sql.raw(lock)}) as held`.execute(tx)
  if (!mine[0]?.held) return 'waits'
  await sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true)`.execute(tx)
  await keepRecord(tx)
  const { rows } = await sql<Applied>`select name, checksum, needs from migrations order by name`.execute(tx)
  const unknown = unknownTo(migrations, rows)
  const [next] = pending(migrations, rows)
  if (unknown.length > 0) {
    log(`The database has ${unknown.join(', ')} of a newer version, which this one works with.`)
    return 'done'
  }
  if (!next) {
    await applySecurity(tx)
    return 'done'
  }
  if (next.alone) return { alone: next }
  await sql.raw(next.text).execute(tx).catch(failure(next))
  await sql`insert into migrations (name, checksum, needs) values (${next.name}, ${next.checksum}, ${next.needs})`.execute(tx)
  return { applied: next.name }
}

/** The name of the index that a statement builds concurrently. */
const builtBy = (statement: string): string | undefined =>
  /^create (?:unique )?index concurrently if not exists "?(\w+)"?/i.exec(statement)?.[1]

/** Runs a migration without a transaction; each of its statements must be repeatable. */
async function runAlone(engine: Engine, migration: Migration): Promise<Outcome> {
  return engine.asOwnerAlone(async (run) => {
    const [held] = await run(`select pg_try_advisory_lock(${lock}) as held`)
    if (!held?.['held']) return 'waits'
    try {
      if ((await run(`select 1 from migrations where name = '${migration.name}'`)).length > 0) return 'waits'
      for (const statement of statementsOf(migration.text)) {
        const index = builtBy(statement)
        // When a process ended while building the index, an invalid index is left, which prevents the next attempt.
        const broken = `select 1 from pg_class c join pg_index i on i.indexrelid = c.oid where c.relname = '${index ?? ''}' and not i.indisvalid`
        if (index && (await run(broken)).length > 0) await run(`drop index concurrently "${index}"`)
        await run(statement).catch(failure(migration))
      }
      const needs = migration.needs === null ? 'null' : `'${migration.needs}'`
      await run(`insert into migrations (name, checksum, needs) values ('${migration.name}', '${migration.checksum}', ${needs})`)
      return { applied: migration.name }
    } finally {
      await run(`select pg_advisory_unlock(${lock})`)
    }
  })
}

/**
 * Applies the missing migrations and the security inside a transaction that has the database to itself; returns their names. For restores.
 */
export async function migrateWithin(tx: Transaction<Database>, migrations: Migration[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${sql.raw(lock)})`.execute(tx)
  await keepRecord(tx)
  const { rows } = await sql<Applied>`select name, checksum, needs from migrations order by name`.execute(tx)
  const missing = pending(migrations, rows)
  for (const one of missing) {
    const statements = one.alone ? statementsOf(one.text).map((statement) => statement.replace(/ concurrently /i, ' ')) : [one.text]
    for (const statement of statements) await sql.raw(statement).execute(tx).catch(failure(one))
    await sql`insert into migrations (name, checksum, needs) values (${one.name}, ${one.checksum}, ${one.needs})`.execute(tx)
  }
  await applySecurity(tx)
  return missing.map(({ name }) => name)
}

/**
 * Applies the missing migrations and returns their names. Rejects when a migration fails or was changed after it was applied, or when the
 * database needs newer code; the migrations before it stay applied. On PostgreSQL several processes may call it at once, while older ones
 * are running.
 */
export async function migrate(
  engine: Engine,
  directory = migrationsDir(),
  log: (message: string) => void = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const names: string[] = []
  for (let tries = 0; ;) {
    let outcome: Outcome
    try {
      outcome = await engine.asOwner((tx) => step(tx, migrations, log))
      if (typeof outcome === 'object' && 'alone' in outcome) outcome = await runAlone(engine, outcome.alone)
    } catch (error) {
      tries += 1
      if ((error as { code?: string }).code !== lockNotAvailable || tries === maxTries) throw error
      outcome = 'waits'
    }
    if (outcome === 'done') return names
    if (outcome === 'waits') await pause(betweenTries)
    else if ('applied' in outcome) names.push(outcome.applied)
  }
}

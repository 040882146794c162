// Embedded engines that one block after the other of a worker works on: opening one, and making it fast again, costs more than the
// tests of most blocks. Each block finds it migrated and without a row.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../server/core/db/database.ts'
import { openTestEngine, type TestEngine } from './engines.ts'
import { migrated } from './images.ts'

interface Kept extends TestEngine {
  /** How the database was built when it was opened. */
  build: string
}
const free: Kept[] = []

/** The newest change and the number of rows of each catalogue that says how a database is built. Emptying its tables changes none of them. */
async function buildOf(tx: Transaction<Database>): Promise<string> {
  const catalogues = ['attribute', 'attrdef', 'constraint', 'trigger', 'proc', 'policy', 'namespace', 'authid', 'db_role_setting']
  const { rows } = await sql
    .raw(catalogues.map((name) => `select '${name}', count(*), max(xmin::text::bigint) from pg_${name}`).join(' union all '))
    .execute(tx)
  return JSON.stringify(rows)
}

async function empty(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'migrations'`.execute(tx)
  await sql.raw(`truncate ${rows[0]?.names} restart identity cascade`).execute(tx)
}

/** Empties it for the next block. One that a test built differently is given up. */
async function takeBack(kept: Kept): Promise<void> {
  const { engine } = kept
  if ((await engine.asOwner(buildOf)) !== kept.build) return kept.remove()
  await engine.asOwner(empty)
  // Nothing else ever does, in memory, and the log would grow with every block.
  await engine.asOwnerAlone((run) => run('checkpoint'))
  kept.logged.length = 0
  free.push(kept)
}

/** An embedded engine, migrated and empty; `remove` gives it back. */
export async function takeEngine(): Promise<TestEngine> {
  let kept = free.pop()
  if (!kept) {
    const opened = await openTestEngine('embedded', migrated())
    kept = { ...opened, build: await opened.engine.asOwner(buildOf) }
  }
  const mine = kept
  return { ...mine, remove: () => takeBack(mine) }
}

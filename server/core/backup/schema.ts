// Schema changes around a restore: drops the present tables, removes what slows or refuses loading, and puts it back.
import { sql } from 'kysely'
import type { Owner } from './tables.ts'

const ours = sql`not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`
const statements = async (tx: Owner, query: ReturnType<typeof sql<{ statement: string }>>): Promise<string[]> =>
  (await query.execute(tx)).rows.map(({ statement }) => statement)
/** In one statement, which saves hundreds of round trips. */
async function runAll(tx: Owner, all: readonly string[]): Promise<void> {
  if (all.length > 0) await sql.raw(all.join(';\n')).execute(tx)
}

/** Whether the database has no tenant, or no tables yet. */
export async function isEmpty(tx: Owner): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('public.tenants') is not null as found`.execute(tx)
  if (!rows[0]?.found) return true
  return (await sql`select from tenants limit 1`.execute(tx)).rows.length === 0
}

/** The number of connections of other Wakeel processes to this database. */
export async function othersAtWork(tx: Owner): Promise<number> {
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name in ('wakeel', 'wakeel listener') and pid <> pg_backend_pid()`.execute(tx)
  return rows[0]?.others ?? 0
}

/** Drops every table and function except those of extensions; extensions and roles stay. */
export async function clear(tx: Owner): Promise<void> {
  const tables = sql<{ statement: string }>`select format('drop table if exists %I cascade', o.relname) as statement from pg_class o
    where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and not o.relispartition and ${ours}`
  await runAll(tx, await statements(tx, tables))
  const functions = sql<{
    statement: string
  }>`select format('drop function if exists %s cascade', o.oid::regprocedure) as statement from pg_proc o
    where o.pronamespace = 'public'::regnamespace and ${ours}`
  await runAll(tx, await statements(tx, functions))
}

/**
 * Drops foreign keys and the indexes that no constraint needs and disables triggers, so that loading is fast. Returns the function that
 * restores them once all rows are loaded; keys and indexes are then checked and built once for all rows.
 */
export async function loosen(tx: Owner): Promise<() => Promise<void>> {
  const keys = sql`from pg_constraint o where o.connamespace = 'public'::regnamespace and o.contype = 'f' and o.conparentid = 0`
  const addKeys = await statements(
    tx,
    sql`select format('alter table %s add constraint %I %s', o.conrelid::regclass, o.conname, pg_get_constraintdef(o.oid)) as statement ${keys}`,
  )
  const indexes = sql`from pg_index i join pg_class o on o.oid = i.indexrelid where o.relnamespace = 'public'::regnamespace and ${ours}
    and o.relkind in ('i', 'I') and not o.relispartition and not exists (select from pg_constraint c where c.conindid = o.oid and c.contype <> 'f')`
  const addIndexes = await statements(tx, sql`select pg_get_indexdef(o.oid) as statement ${indexes} order by o.relname`)
  const triggered = sql`from pg_class o where o.relnamespace = 'public'::regnamespace and o.relhastriggers and o.relkind in ('r', 'p') and ${ours}`
  const enable = await statements(tx, sql`select format('alter table %I enable trigger user', o.relname) as statement ${triggered}`)
  await runAll(
    tx,
    await statements(tx, sql`select format('alter table %s drop constraint %I', o.conrelid::regclass, o.conname) as statement ${keys}`),
  )
  await runAll(tx, await statements(tx, sql`select format('drop index %I', o.relname) as statement ${indexes}`))
  await runAll(
    tx,
    enable.map((one) => one.replace(' enable ', ' disable ')),
  )
  return () => runAll(tx, [...enable, ...addIndexes, ...addKeys])
}

// Turns every table of tenants into one that is partitioned by hash of the tenant. PostgreSQL then enforces the rule that a distributed
// database has: the tenant is in every primary key, unique index and reference.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../server/core/db/database.ts'
import type { Engine } from '../../server/core/db/engine.ts'
import { quoted } from '../../server/core/db/schema/catalog.ts'
import { applySecurity } from '../../server/core/db/security.ts'

/**
 * The number of partitions of each table: the least that shows the rule, and the tests' two tenants are in different ones. Each more makes
 * every test slower.
 */
const partitions = 2
/** The schema of the partitions: one of their own, so that `public` has the same tables as without them. */
export const partitionSchema = 'partitions'
/** The schema of the tables that are being replaced. */
const replaced = 'replaced'

interface Definition {
  table: string
  statement: string
}
const ours = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenantId' and not a.attisdropped)`

const constraints = (condition: string) => sql<Definition>`select c.relname as table,
    format('alter table public.%I add constraint %I %s', c.relname, k.conname, regexp_replace(pg_get_constraintdef(k.oid), ' NOT VALID$', '')) as statement
  from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ours} and ${sql.raw(condition)} order by 1, 2`

async function convert(tx: Transaction<Database>): Promise<number> {
  const rows = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> => (await query.execute(tx)).rows
  const run = (statement: string) => sql.raw(statement).execute(tx)
  await run('set local search_path = public')
  const tables = (await rows(sql<{ name: string }>`select c.relname as name from pg_class c where ${ours} order by 1`)).map(
    ({ name }) => name,
  )
  if (tables.length === 0) return 0
  const keys = await rows(constraints(`k.contype in ('p', 'u')`))
  const references = await rows(constraints(`k.contype = 'f'`))
  const indexes = await rows(sql<Definition>`select c.relname as table, pg_get_indexdef(x.indexrelid) as statement
    from pg_index x join pg_class c on c.oid = x.indrelid
    where ${ours} and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x')) order by 1, 2`)
  const triggers = await rows(sql<Definition>`select c.relname as table, pg_get_triggerdef(t.oid) as statement
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${ours} and not t.tgisinternal order by 1, 2`)
  const settings = await rows(sql<{
    table: string
    options: string
  }>`select c.relname as table, array_to_string(c.reloptions, ', ') as options
    from pg_class c where ${ours} and c.reloptions is not null`)
  const sequences = await rows(sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')`)

  await run(`create schema ${replaced}`)
  await run(`create schema ${partitionSchema}`)
  for (const table of tables) await run(`alter table public.${quoted(table)} set schema ${replaced}`)
  for (const table of tables) {
    const options = settings.find((one) => one.table === table)?.options
    await run(`create table public.${quoted(table)} (like ${replaced}.${quoted(table)} including all excluding indexes)
      partition by hash ("tenantId")`)
    for (let part = 0; part < partitions; part += 1)
      await run(`create table ${partitionSchema}.${quoted(`${table}_${part}`)} partition of public.${quoted(table)}
        for values with (modulus ${partitions}, remainder ${part})${options ? ` with (${options})` : ''}`)
  }
  await run(`drop schema ${replaced} cascade`)
  for (const { statement } of [...keys, ...indexes, ...references, ...triggers]) await run(statement)
  // Named like those of a distributed database's shards: the parent's name and a number. Error messages have this name.
  const inner = await rows(sql<{ name: string; parent: string }>`select c.relname as name, p.relname as parent from pg_class c
    join pg_inherits h on h.inhrelid = c.oid join pg_class p on p.oid = h.inhparent
    where c.relnamespace = ${sql.lit(partitionSchema)}::regnamespace and c.relkind = 'i' order by p.relname, c.relname`)
  const numbers = new Map<string, number>()
  for (const { name, parent } of inner) {
    const number = numbers.get(parent) ?? 0
    numbers.set(parent, number + 1)
    await run(`alter index ${partitionSchema}.${quoted(name)} rename to ${quoted(`${parent.slice(0, 61)}_${number}`)}`)
  }
  const left = await rows(sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')`)
  if (left.map(({ name }) => name).join() !== sequences.map(({ name }) => name).join()) throw new Error('A sequence has another name.')
  await applySecurity(tx)
  return tables.length
}

/** Converts an empty, migrated database; returns the number of tables. Rejects with PostgreSQL's error for a key without the tenant. */
export const partitionTables = (engine: Engine): Promise<number> => engine.asOwner(convert)

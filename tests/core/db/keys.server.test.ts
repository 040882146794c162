// Every key starts with the tenant, so that tenants can be spread over several databases. docs/scale.md lists what else would change.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../server/core/db/migrate.ts'
import { eachEngine } from '../server/engines.ts'

/** Tables that belong to no tenant, with the reason. */
const noTenants = {
  tenants: 'the list of tenants itself: a copy on every machine',
  rateLimits: 'counts addresses that no tenant is known of yet: stays on the first machine',
  migrations: 'what was done to the database: stays on the first machine',
  keyMark: 'which key sealed here: stays on the first machine',
} as const
/** Sequences: none may produce a key that must be unique across tenants. */
const sequences = ['liveEvents_id_seq']

const plan = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')

eachEngine('keys', (engine) => {
  const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await engine().asOwner((tx) => query.execute(tx))).rows
  const columns = (relation: string, keys: string) => sql`(select array_agg(a.attname::text order by place)
    from unnest(${sql.raw(keys)}) with ordinality as listed (number, place) join pg_attribute a on a.attrelid = ${sql.raw(relation)} and a.attnum = listed.number)`
  beforeAll(() => migrate(engine()))

  it('stand in a table of a tenant, or one that is known to be nobody’s', async () => {
    const found = await rows(sql<{ name: string }>`
      select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_attribute a where a.attrelid = c.oid and attname = 'tenantId' and attnotnull) order by 1`)
    expect(found.map(({ name }) => name)).toEqual(Object.keys(noTenants).sort())
  })

  it('start with the tenant where they say what is there once, and every table has a primary one', async () => {
    const found = await rows(sql<{ table: string; primary: boolean; columns: string[] }>`
      select c.relname as table, i.indisprimary as primary, ${columns('c.oid', 'i.indkey::int2[]')} as columns
      from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace and i.indisunique`)
    expect(found.filter(({ table, columns: [first] }) => !(table in noTenants) && first !== 'tenantId')).toEqual([])
    const tables = await rows(
      sql<{ name: string }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const primary = new Set(found.filter((one) => one.primary).map(({ table }) => table))
    expect(tables.filter(({ name }) => !primary.has(name))).toEqual([])
    expect(await rows(sql`select conname from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace`)).toEqual([])
  })

  it('carry the tenant on both sides of a reference, and never empty it', async () => {
    const found = await rows(sql<{ name: string; target: string; from: string[]; to: string[]; change: string }>`
      select conname as name, t.relname as target, ${columns('k.conrelid', 'k.conkey')} as from, ${columns('k.confrelid', 'k.confkey')} as to,
        confdeltype::text || confupdtype::text as change
      from pg_constraint k join pg_class t on t.oid = k.confrelid where contype = 'f' and connamespace = 'public'::regnamespace`)
    const wrong = found.filter(
      ({ target, from, to, change }) =>
        from[0] !== 'tenantId' || (target === 'tenants' ? to.join() !== 'id' : to[0] !== 'tenantId') || !/^[arc][ar]$/.test(change),
    )
    expect(found.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  it('and whatever else is not alike on several machines are in the plan', async () => {
    const made = await rows(sql<{ name: string }>`select sequencename as name from pg_sequences where schemaname = 'public'`)
    expect(made.map(({ name }) => name)).toEqual(sequences)
    const triggers = await rows(sql<{ name: string }>`select distinct tgname as name from pg_trigger where not tgisinternal`)
    const functions = await rows(sql<{
      name: string
    }>`select proname as name from pg_proc p where prosecdef and pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
    const details = [...Object.keys(noTenants), ...sequences, ...[...triggers, ...functions].map(({ name }) => name)]
    expect(details.filter((name) => !plan.includes(`\`${name}\``))).toEqual([])
  })
})

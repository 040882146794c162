// Databases for measurements: a number of leads over five tenants, created once per server and kept. Copies of the demo's leads, made in
// SQL, because inserting a million rows one by one would take longer than all measurements.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sql, type RawBuilder } from 'kysely'
import { searchableSql } from '../../server/core/db/schema/columns.ts'
import type { Engine } from '../../server/core/db/engine.ts'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { useSealingKey as sealWith } from '../../server/core/db/seal.ts'
import { loadDemo } from '../../server/demo/load.ts'
import type { Scope } from '../../server/core/db/repository.ts'
import { loadSecrets } from '../../server/core/secrets.ts'
import { openTestServer, type TestServer } from '../core/server/testServer.ts'
import { partitionTables } from '../partitioned/partitionTables.ts'

/** The measured tenant has four fifths of the leads, each of the four others a twentieth. */
export const tenant = 'noor'
const others = ['najd', 'bench-1', 'bench-2', 'bench-3']
// Leads of this name are created by a measurement and deleted before the next, so that the number of leads stays the same.
const passing = 'Sara Bench'
/** The body of a new lead, with an unused mobile each time. */
export const passingLead = () => ({
  name: passing,
  mobile: `+96650${String(Math.random()).slice(2, 9).padEnd(7, '0')}`,
  type: 'New Car Sales',
})
const seeds = 400
const days = 730
/** The built server's environment except the database; the key is the one with which the setup encrypts. */
export const servedEnv = { SECRET_KEY: '5a'.repeat(32), DATA_DIR: join(tmpdir(), 'wakeel-bench'), DEMO: '0' }

/** The app over a database with that many leads. */
export interface RoundSetup extends TestServer {
  engine: Engine
  url: string
  rows: number
  close(): Promise<void>
}

async function databaseFor(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

// Rows in the order of creation over two years, as in real use; the ids contain the time, as the server's do.
const millis = sql`(extract(epoch from made) * 1000)::int8`
const timedId = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(${millis}) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`
const phone = sql`'+9665' || lpad(number::text, 8, '0')`
const fresh = {
  tenantId: sql`owner`,
  id: timedId,
  createdAt: sql`made`,
  updatedAt: sql`made + rest * interval '3 days'`,
  dueAt: sql`made + interval '4 hours'`,
  name: sql`who`,
  mobile: phone,
  email: sql`null`,
  searchText: sql`${searchableSql(sql`who`)} || ' ' || ${phone} || ' 05' || lpad(number::text, 8, '0')`,
} satisfies Record<string, RawBuilder<unknown>>

async function multiply(tx: Scope, owner: string, count: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string; uuid: boolean }>`select column_name as name, udt_name = 'uuid' as uuid
    from information_schema.columns where table_schema = 'public' and table_name = 'leads'`.execute(tx)
  // The other tenants have no staff and branches to refer to.
  const valueOf = ({ name, uuid }: { name: string; uuid: boolean }) =>
    name in fresh ? fresh[name as keyof typeof fresh] : uuid && owner !== tenant ? sql`null` : sql`l.${sql.ref(name)}`
  await sql`with seeds as materialized (select l as seed, row_number() over () - 1 as place from leads l where "tenantId" = ${tenant} limit ${seeds}),
      drawn as materialized (select ${owner}::text as owner, now() - random() * ${days} * interval '1 day' as made, random() as rest,
        (random() * 99999999)::int as number, n % ${seeds} as one, (random() * ${seeds - 1})::int as other from generate_series(1, ${count}::int) n)
    insert into leads (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(columns.map(valueOf))} from (
      select d.*, (a.seed).*, split_part((a.seed).name, ' ', 1) || ' ' || substr((b.seed).name, length(split_part((b.seed).name, ' ', 1)) + 2) as who
      from drawn d join seeds a on a.place = d.one join seeds b on b.place = d.other) l order by made`.execute(tx)
}

// Inserting a million rows under thirty indexes takes half an hour; building the indexes afterwards takes two minutes.
async function fill(engine: Engine, rows: number): Promise<void> {
  await engine.asOwner(async (tx) => {
    // With partitions, PostgreSQL describes an index as that of the table alone.
    const { rows: indexes } = await sql<{
      name: string
      made: string
    }>`select indexname as name, replace(indexdef, ' ON ONLY ', ' ON ') as made
      from pg_indexes where tablename = 'leads' and indexname <> 'leads_pkey'`.execute(tx)
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx)
    for (const owner of others) {
      await sql`insert into tenants (id, name) values (${owner}, '{"en": "Bench", "ar": "Bench"}') on conflict do nothing`.execute(tx)
      await multiply(tx, owner, rows / 20 - (owner === others[0] ? seeds : 0))
    }
    await multiply(tx, tenant, rows * 0.8 - seeds)
    for (const { made } of indexes) await sql.raw(made).execute(tx)
  })
}

// Repeats VACUUM until lists can be read by index-only scans, as after autovacuum. Other open transactions delay that.
async function vacuum(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  for (let share = 0; share < 0.9;) {
    await owner.query('vacuum analyze')
    const { rows: seen } = await owner.query<{ share: number }>(
      `select sum(relallvisible)::float8 / greatest(sum(relpages), 1) as share from pg_class where relkind = 'r'
        and (oid = 'leads'::regclass or oid in (select inhrelid from pg_inherits where inhparent = 'leads'::regclass))`,
    )
    share = seen[0]?.share ?? 1
  }
  await owner.end()
}

/** Whether the tables are partitioned by tenant (`npm run test:partitioned`). */
const partitioned = Boolean(process.env.TEST_PARTITIONED)

/** Opens the database with that many leads on the server; fills it when it is new. */
export async function openGround(server: string, rows: number): Promise<RoundSetup> {
  const url = await databaseFor(server, `wakeel_bench_${rows}${partitioned ? '_partitioned' : ''}`)
  const engine = await openEngine({ databaseUrl: url, dataDir: '', log: () => undefined })
  const services = await openTestServer(engine)
  if (partitioned) await partitionTables(engine)
  sealWith(loadSecrets(servedEnv).seal)
  const now = new Date()
  services.clock.now = now
  await loadDemo(engine, now, { leads: seeds }, () => undefined)
  const { rows: found } = await engine.asOwner((tx) => sql<{ count: number }>`select count(*)::int as count from leads`.execute(tx))
  if ((found[0]?.count ?? 0) < rows / 2) {
    const begun = performance.now()
    await fill(engine, rows)
    console.log(`${rows} leads over ${others.length + 1} tenants made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  await engine.asOwner((tx) => sql`delete from leads where name = ${passing}`.execute(tx))
  await vacuum(url)
  return {
    ...services,
    engine,
    url,
    rows,
    async close() {
      await services.app.close()
      await engine.close()
    },
  }
}

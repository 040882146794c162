// Tables of tenants partitioned by tenant, as `npm run test:partitioned` has them: that the rule holds, and that its check would find a
// statement that breaks it.
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../../server/core/db/migrate.ts'
import { partitionTables } from '../../partitioned/partitionTables.ts'
import { planned } from '../../partitioned/statements.ts'
import { openTestEngine, type TestEngine } from '../server/engines.ts'

describe('tables partitioned by tenant', () => {
  let test: TestEngine
  let owner: pg.Client
  beforeAll(async () => {
    test = await openTestEngine('postgres')
    await migrate(test.engine)
    owner = new pg.Client({ connectionString: test.databaseUrl })
    await owner.connect()
  })
  afterAll(async () => {
    await owner.end()
    await test.remove()
  })

  it('are refused while a unique index is without the tenant', async () => {
    await owner.query('create unique index leads_once on leads (mobile)')
    await expect(partitionTables(test.engine)).rejects.toThrow(
      'unique constraint on partitioned table must include all partitioning columns',
    )
    await owner.query('drop index leads_once')
  })

  it('are all tables with a tenant, and keep their rights', async () => {
    const { rows } = await owner.query(`select from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenantId'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    expect(await partitionTables(test.engine)).toBe(rows.length)
    await owner.query(`insert into tenants (id, name) values ('noor', '{}'), ('najd', '{}')`)
    for (const tenant of ['noor', 'najd'])
      await test.engine.scoped(tenant, (tx) =>
        sql`insert into "clockTicks" ("tenantId", clock, "ranAt") values (${tenant}, 'x', now())`.execute(tx),
      )
    const seen = await test.engine.scoped('noor', (tx) => sql`select "tenantId" from "clockTicks"`.execute(tx))
    expect(seen.rows).toEqual([{ tenantId: 'noor' }])
  })

  it('are read in one partition by who names the tenant, and a statement that does not is named', async () => {
    const all = 'select 1 from leads l join customers c on c.id = l."customerId" where l.id = $1'
    const one = `${all} and l."tenantId" = 'noor' and c."tenantId" = l."tenantId"`
    const id = ['00000000-0000-7000-8000-000000000000']
    expect(await planned(owner, { as: 'owner', tenant: '' }, all, id)).toEqual({ tenants: true, wide: ['customers', 'leads'] })
    expect(await planned(owner, { as: 'owner', tenant: '' }, one, id)).toEqual({ tenants: true, wide: [] })
    expect(await planned(owner, { as: 'tenant', tenant: 'noor' }, all, id)).toEqual({ tenants: true, wide: [] })
    expect(await planned(owner, { as: 'owner', tenant: '' }, 'select 1 from tenants', [])).toMatchObject({ wide: [] })
  })
})

// The migrations create exactly the tables that the schema defines.
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { compareWith, difference } from '../../../server/core/db/schema/difference.ts'
import { migrate } from '../../../server/core/db/migrate.ts'
import { statementsOf } from '../../../server/core/db/schema/statements.ts'
import { tables } from '../../../server/core/db/schema/tableModel.ts'
import { eachEngine } from '../server/engines.ts'

eachEngine('migrations', (engine) => {
  beforeAll(() => migrate(engine()))

  it('leave nothing between a fresh database and the schema', async () => {
    expect(await engine().asOwner((tx) => difference(tx))).toEqual([])
  })

  it('shut every table that holds tenants’ rows to every other tenant', async () => {
    const { rows } = await engine().asOwner((tx) =>
      sql<{ name: string; secured: boolean }>`
      select c.relname as name, c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid) as secured
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenantId' where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(
        tx,
      ),
    )
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(tables)))
    expect(rows.filter(({ secured }) => !secured)).toEqual([])
  })

  it('are noticed as missing when the schema is ahead', async () => {
    await engine().asOwner(async (tx) => {
      await sql`alter table makes drop column slug, alter column "brandClass" set not null, add column extra text`.execute(tx)
      const statements = (await difference(tx)).join('\n')
      for (const piece of [
        'ADD COLUMN "slug" text NOT NULL',
        'ALTER COLUMN "brandClass" DROP NOT NULL',
        'DROP COLUMN "extra"',
        'CREATE UNIQUE INDEX "makes_slug"',
      ]) {
        expect(statements).toContain(piece)
      }
      for (const statement of await difference(tx)) await sql.raw(statement).execute(tx)
      expect(await difference(tx)).toEqual([])
    })
  })

  it('are compared by meaning: what was changed by hand is named, and settled', async () => {
    const damages: [statement: string, named: string][] = [
      ['alter table leads drop constraint "leads_offerId_fkey"', 'missing constraint leads_offerId_fkey'],
      ['drop index leads_search; create index leads_search on leads ("tenantId")', 'different index leads_search'],
      ['create index leads_besides on leads (name)', 'surplus index leads_besides'],
      ['drop index "feedFiles_once"', 'missing index feedFiles_once'],
      ['create table besides (id int primary key)', 'surplus table besides'],
      ['create view seen as select 1 as one', 'surplus VIEW seen'],
      ['create function besides() returns int language sql as $$ select 1 $$', 'surplus function besides()'],
      [
        'create or replace function "countTold"(more bigint) returns boolean language plpgsql as $$ begin return true; end $$',
        'different function "countTold"(more bigint)',
      ],
      ['grant execute on function "forgetInAudit"(text[]) to public', 'surplus grant on function "forgetInAudit"(ids text[])'],
      ['drop trigger live on audit', 'missing trigger on audit live'],
      ['alter table messages disable trigger live_made', 'different trigger on messages live_made'],
      ['create policy everybody on leads using (true)', 'surplus policy on leads everybody'],
      ['drop policy tenant on customers', 'missing policy on customers tenant'],
      ['alter table vehicles disable row level security', 'different row-level security of vehicles'],
      ['grant truncate on appointments to public', 'surplus grant on appointments'],
      ['alter table leads alter column version set default 7', 'different default of column leads.version'],
      ["alter table leads alter column name set default 'x'", 'different default of column leads.name'],
      ['alter table customers reset (autovacuum_vacuum_scale_factor)', 'missing setting of customers autovacuum_vacuum_scale_factor'],
      ['alter table sessions drop constraint "sessions_acting_audience"', 'missing constraint sessions_acting_audience'],
      [`comment on column leads."searchText" is 'name text'`, 'different search recipe of leads'],
    ]
    await engine().asOwner(async (tx) => {
      for (const [statement] of damages) for (const one of statementsOf(statement)) await sql.raw(one).execute(tx)
      const { differences } = await compareWith(tx)
      expect(differences.map(({ state, what }) => `${state} ${what}`).sort()).toEqual(damages.map(([, named]) => named).sort())
      for (const statement of await difference(tx)) await sql.raw(statement).execute(tx)
      expect((await compareWith(tx)).differences).toEqual([])
    })
  })
})

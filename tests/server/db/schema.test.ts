// The migrations make exactly the tables that the schema asks for.
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { difference } from '../../../server/db/difference.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { tables } from '../../../server/db/tableModel.ts'
import { eachEngine } from '../engines.ts'

eachEngine('migrations', (engine) => {
  it('leave nothing between a fresh database and the schema', async () => {
    await migrate(engine())
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
})

// Migrations: in order, once, under a lock, and never on a database with unknown migrations. On both engines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Engine } from '../../../server/core/db/engine.ts'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { migrate } from '../../../server/core/db/migrate.ts'
import { migrationsDir } from '../../../server/core/db/migrationFiles.ts'
import { engineKinds, openTestEngine, type TestEngine } from '../server/engines.ts'

const first = 'create table notes ("tenantId" text not null, id serial); create table plain (id int);'
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-migrations-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

async function waitsForPlain(engine: Engine): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where relation = 'plain'::regclass and not granted`.execute(engine.db)
  return rows.length > 0
}

describe.each(engineKinds)('migrations (%s)', (kind) => {
  let test: TestEngine
  beforeEach(async () => {
    test = await openTestEngine(kind)
  })
  afterEach(() => test.remove())
  const applied = () =>
    test.engine.asOwner(
      async (tx) =>
        (await sql<{ name: string; appliedAt: string }>`select name, "appliedAt" from migrations order by name`.execute(tx)).rows,
    )

  it('run in order, once, and secure the tables they made', async () => {
    const folder = folderOf({ '0002_more.sql': 'insert into plain values (1); alter table notes add body text', '0001_first.sql': first })
    expect(await migrate(test.engine, folder)).toEqual(['0001_first', '0002_more'])
    expect(await migrate(test.engine, folder)).toEqual([])
    expect((await applied()).map(({ name }) => name)).toEqual(['0001_first', '0002_more'])
    expect(Date.parse((await applied())[0]?.appliedAt ?? '')).not.toBeNaN()
    await test.engine.scoped('noor', (tx) => tx.insertInto('notes').values({ tenantId: 'noor' }).execute())
    expect(await test.engine.scoped('najd', (tx) => tx.selectFrom('notes').selectAll().execute())).toEqual([])
    await expect(test.engine.db.selectFrom('plain').selectAll().execute()).rejects.toThrow(/permission denied/)
    await expect(test.engine.db.selectFrom('migrations').selectAll().execute()).rejects.toThrow(/permission denied/)
  })

  it('leave nothing of one that fails, and keep those before it', async () => {
    const folder = folderOf({ '0001_first.sql': first, '0002_bad.sql': 'create table half (id int); select 1 / 0' })
    await expect(migrate(test.engine, folder)).rejects.toThrow('Migration 0002_bad failed: division by zero')
    expect((await applied()).map(({ name }) => name)).toEqual(['0001_first'])
    const { rows } = await sql`select to_regclass('half') as half`.execute(test.engine.db)
    expect(rows).toEqual([{ half: null }])
  })

  it('refuse a database that needs newer code, and work with one that only has more', async () => {
    const old = { '0001_first.sql': first }
    const more = { ...old, '0002_more.sql': 'alter table plain add column more text' }
    const contract = { ...more, '0003_less.sql': '-- contract 0002: nobody reads it since\nalter table plain drop column id' }
    await migrate(test.engine, folderOf(more))
    const details: string[] = []
    expect(await migrate(test.engine, folderOf(old), (line) => details.push(line))).toEqual([])
    expect(details).toEqual(['The database has 0002_more of a newer version, which this one works with.'])
    await migrate(test.engine, folderOf(contract))
    await expect(migrate(test.engine, folderOf(old))).rejects.toThrow(/newer than this version of Wakeel: it has 0003_less/)
    expect(await migrate(test.engine, folderOf(more))).toEqual([])
  })

  it('build an index outside a transaction, again where it was cut off', async () => {
    const index = '-- alone\ncreate index concurrently if not exists plain_id on plain (id);'
    const files = { '0001_first.sql': first, '0002_index.sql': index }
    await migrate(test.engine, folderOf({ '0001_first.sql': first }))
    // The state after a process ended in the middle of a migration.
    await test.engine.asOwner(async (tx) => {
      await sql`create index plain_id on plain (id)`.execute(tx)
      await sql`update pg_index set indisvalid = false where indexrelid = 'plain_id'::regclass`.execute(tx)
    })
    const others = test.databaseUrl ? [await openEngine({ databaseUrl: test.databaseUrl, dataDir: '', log: () => undefined })] : []
    const names = await Promise.all([test.engine, ...others].map((engine) => migrate(engine, folderOf(files))))
    await Promise.all(others.map((engine) => engine.close()))
    expect(names.flat()).toEqual(['0002_index'])
    const { rows } = await test.engine.asOwner((tx) =>
      sql`select indisvalid from pg_index where indexrelid = 'plain_id'::regclass`.execute(tx),
    )
    expect(rows).toEqual([{ indisvalid: true }])
    expect((await applied()).map(({ name }) => name)).toEqual(['0001_first', '0002_index'])
  })

  it('wait for a table that somebody holds, without holding up everybody behind it', async () => {
    await migrate(test.engine, folderOf({ '0001_first.sql': first }))
    if (!test.databaseUrl) return
    const other = await openEngine({ databaseUrl: test.databaseUrl, dataDir: '', log: () => undefined })
    let release = () => {}
    const over = new Promise<void>((resolve) => (release = resolve))
    let taken = () => {}
    const isTaken = new Promise<void>((resolve) => (taken = resolve))
    const reading = other.asOwner(async (tx) => {
      await sql`select count(*) from plain`.execute(tx)
      taken()
      await over
    })
    await isTaken
    const migrating = migrate(test.engine, folderOf({ '0001_first.sql': first, '0002_more.sql': 'alter table plain add column more text' }))
    await expect.poll(() => waitsForPlain(other), { timeout: 5_000, interval: 20 }).toBe(true)
    await expect.poll(() => waitsForPlain(other), { timeout: 5_000, interval: 20 }).toBe(false)
    release()
    await reading
    expect(await migrating).toEqual(['0002_more'])
    await other.close()
  })

  it('refuse one that was changed after it was applied, but not other line ends', async () => {
    await migrate(test.engine, folderOf({ '0001_first.sql': `${first}\n` }))
    expect(await migrate(test.engine, folderOf({ '0001_first.sql': `${first}\r\n` }))).toEqual([])
    await expect(migrate(test.engine, folderOf({ '0001_first.sql': `${first} select 1;` }))).rejects.toThrow(/0001_first was changed/)
  })

  it('refuse one that comes late, a number given twice and a name without a number', async () => {
    await migrate(test.engine, folderOf({ '0002_second.sql': first }))
    await expect(migrate(test.engine, folderOf({ '0001_late.sql': 'select 1', '0002_second.sql': first }))).rejects.toThrow(
      /0001_late comes before/,
    )
    await expect(migrate(test.engine, folderOf({ '0001_a.sql': '', '0001_b.sql': '' }))).rejects.toThrow(
      'Two migrations have the number 0001',
    )
    await expect(migrate(test.engine, folderOf({ 'first.sql': '' }))).rejects.toThrow('named NNNN_name.sql')
  })

  it('run once when started several times at once', async () => {
    const folder = folderOf({
      '0001_first.sql': first,
      '0002_more.sql': 'insert into plain values (1)',
      '0003_third.sql': 'select pg_sleep(0.05)',
    })
    const { databaseUrl } = test
    const others = databaseUrl
      ? await Promise.all([1, 2, 3].map(() => openEngine({ databaseUrl, dataDir: '', log: () => undefined })))
      : [test.engine]
    const names = await Promise.all([test.engine, ...others].map((engine) => migrate(engine, folder)))
    if (databaseUrl) await Promise.all(others.map((engine) => engine.close()))
    expect(names.flat().sort()).toEqual(['0001_first', '0002_more', '0003_third'])
    const { rows } = await test.engine.asOwner((tx) => sql`select count(*) as count from plain`.execute(tx))
    expect(rows).toEqual([{ count: 1 }])
  })
})

it('are looked for beside the code', () => {
  expect([basename(migrationsDir()), basename(dirname(migrationsDir()))]).toEqual(['migrations', 'db'])
})

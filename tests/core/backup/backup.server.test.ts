// A backup is a consistent snapshot; a restore puts all of it back or changes nothing; from either engine to the other.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newKey, readKey, type BackupKey } from '../../../server/core/backup/keys.ts'
import { makeBackup } from '../../../server/core/backup/makeBackup.ts'
import { checkBackup, restoreBackup, type RestoreOptions } from '../../../server/core/backup/restoreBackup.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { migrateWithin } from '../../../server/core/db/migrate.ts'
import { migrationsDir, readMigrations } from '../../../server/core/db/migrationFiles.ts'
import { useSealingKey } from '../../../server/core/db/seal.ts'
import { s3Storage } from '../../../server/core/files/s3.ts'
import { firstMorning } from '../server/testServer.ts'
import { s3Account, startS3Store } from '../server/s3Store.ts'
import { emptyPlace, filledPlace, newFolder, sums, type Place } from './places.ts'

// A restore recreates every table and index, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const save = ({ engine, storage }: Place, key?: BackupKey, path = join(newFolder(), 'saved')) =>
  makeBackup({ engine, storage, path, key, now: firstMorning }).then(() => path)
const restore = ({ engine, storage }: Place, path: string, more: Partial<RestoreOptions> = {}) =>
  restoreBackup({ engine, storage, path, key: undefined, replace: false, otherSecret: false, holdMessages: false, ...more })
async function newKeys() {
  const made = await newKey()
  return { secret: await readKey(made.secret), open: await readKey(made.open) }
}
const asOwner = async <R>(engine: Engine, statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await engine.asOwner((tx) => statement.execute(tx))).rows
/** In `npm run test:partitioned` a restore creates tables without partitions, and only those can have references that are not validated. */
const partitioned = sql.lit(Boolean(process.env.TEST_PARTITIONED))
const shape = (engine: Engine) =>
  Promise.all([
    asOwner(
      engine,
      sql`select indexname, replace(indexdef, ' ON ONLY ', ' ON ') as indexdef from pg_indexes where schemaname = 'public' order by 1`,
    ),
    asOwner(
      engine,
      sql`select conrelid::regclass::text as place, 
        case when ${partitioned} then replace(pg_get_constraintdef(oid), ' NOT VALID', '') else pg_get_constraintdef(oid) end as definition,
        convalidated or ${partitioned} as convalidated from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conparentid = 0 order by 1, 2`,
    ),
    asOwner(engine, sql`select tablename, qual, with_check from pg_policies order by 1`),
    asOwner(
      engine,
      sql`select tgrelid::regclass::text as place, tgname, tgenabled from pg_trigger where not tgisinternal and tgparentid = 0 order by 1, 2`,
    ),
    asOwner(
      engine,
      sql`select table_name, privilege_type from information_schema.role_table_grants
      where grantee = 'wakeel_app' and table_schema = 'public' order by 1, 2`,
    ),
  ])

let filled: Awaited<ReturnType<typeof filledPlace>>
let keys: Awaited<ReturnType<typeof newKeys>>
let saved: { plain: string; sealed: string; sums: Record<string, unknown> }
beforeAll(async () => {
  filled = await filledPlace('postgres')
  keys = await newKeys()
  saved = { plain: await save(filled), sealed: await save(filled, keys.open), sums: await sums(filled.engine) }
})

async function expectSame(to: Place, from: typeof filled): Promise<void> {
  expect(await sums(to.engine)).toEqual(await sums(from.engine))
  expect((await buffer((await to.storage.open(from.file.key))!.body)).equals(from.file.bytes)).toBe(true)
  expect(await shape(to.engine)).toEqual(await shape(from.engine))
  expect(await to.engine.scoped('najd', (tx) => sql`select from settings`.execute(tx).then(({ rows }) => rows.length))).toBe(1)
  // Triggers notify of changes again, with new numbers.
  await to.engine.scoped('noor', (tx) =>
    sql`insert into audit ("tenantId", id, resource, "rowId", action, changes)
      values ('noor', gen_random_uuid(), 'leads', gen_random_uuid(), 'create', '{}')`.execute(tx),
  )
  expect(await asOwner(to.engine, sql`select from "liveEvents"`)).toHaveLength(1)
}

describe('every row, file, counter, policy and index comes back', () => {
  it('from PostgreSQL to the embedded database, sealed', async () => {
    expect(readFileSync(saved.sealed, 'latin1').startsWith('age-encryption.org/v1')).toBe(true)
    const to = await emptyPlace('embedded')
    await restore(to, saved.sealed, { key: keys.secret })
    await expectSame(to, filled)
  })

  it('from the embedded database to PostgreSQL, with files into a bucket and out of it', async () => {
    const from = await filledPlace('embedded')
    const store = await startS3Store()
    try {
      const to = { ...(await emptyPlace('postgres')), storage: s3Storage({ ...s3Account, endpoint: store.endpoint }) }
      await restore(to, await save(from))
      await expectSame(to, from)
      expect(store.objects.get(from.file.key)?.mime).toBe('image/png')
      expect((await checkBackup(await save(to), undefined)).files).toBe(1)
    } finally {
      await store.close()
    }
  })

  it('from an older version, which is then brought to this one', async () => {
    const [from, to] = [await emptyPlace('postgres'), await emptyPlace('postgres')]
    const all = await readMigrations(migrationsDir())
    await from.engine.asOwner((tx) => migrateWithin(tx, all.slice(0, 20)))
    await asOwner(from.engine, sql`insert into tenants (id, name) values ('noor', '{}')`)
    const { migrated } = await restore(to, await save(from))
    expect(migrated).toEqual(all.slice(20).map(({ name }) => name))
    expect(await asOwner(to.engine, sql`select id from tenants`)).toEqual([{ id: 'noor' }])
  })
})

describe('nothing is changed', () => {
  it('in a database with rows in it, unless told to replace them; then messages can be held', async () => {
    const to = await filledPlace('postgres')
    const before = await sums(to.engine)
    await expect(restore(to, saved.plain)).rejects.toThrow('not empty')
    expect(await sums(to.engine)).toEqual(before)
    await restore(to, saved.plain, { replace: true, holdMessages: true })
    expect(await sums(to.engine)).toEqual({ ...saved.sums, workPauses: expect.objectContaining({ rows: 2 }) })
  })

  it('where the key is wrong, a byte is, or the end is missing', async () => {
    const to = await emptyPlace('postgres')
    await expect(restore(to, saved.sealed, { key: (await newKeys()).secret })).rejects.toThrow('does not open')
    await expect(restore(to, saved.sealed)).rejects.toThrow('is sealed')
    await expect(restore(to, saved.sealed, { key: keys.open })).rejects.toThrow('is sealed')
    await expect(restore(to, saved.plain, { key: keys.secret })).rejects.toThrow('not sealed though a key is given')
    for (const [path, key] of [
      [saved.sealed, keys.secret],
      [saved.plain, undefined],
    ] as const) {
      const bytes = readFileSync(path)
      const changed = Buffer.from(bytes)
      changed[bytes.length >> 1]! ^= 1
      writeFileSync(`${path}.changed`, changed)
      await expect(restore(to, `${path}.changed`, { key })).rejects.toThrow(/^The backup (is damaged|is not as it was written)/)
      writeFileSync(`${path}.cut`, bytes.subarray(0, -40))
      await expect(restore(to, `${path}.cut`, { key })).rejects.toThrow('The backup is damaged')
    }
    expect(await sums(to.engine)).toEqual({})
    expect(existsSync(join(to.folder, 'files'))).toBe(false)
  })

  it.each(['embedded', 'postgres'] as const)('where it fails in the middle, %s', async (kind) => {
    const to = await emptyPlace(kind)
    const put = (key: string) => to.storage.put(key, Buffer.from('other'), '')
    await expect(restore({ ...to, storage: { ...to.storage, put } }, saved.plain)).rejects.toThrow('was not kept')
    expect(await sums(to.engine)).toEqual({})
    expect(await to.storage.open(filled.file.key)).toBeUndefined()
  })

  it('where SECRET_KEY is another, which would leave unreadable what it sealed', async () => {
    const to = await emptyPlace('postgres')
    useSealingKey(Buffer.alloc(32, 8))
    try {
      await expect(restore(to, saved.plain)).rejects.toThrow('another SECRET_KEY')
      expect(await sums(to.engine)).toEqual({})
    } finally {
      useSealingKey(Buffer.alloc(32, 1))
    }
  })
})

describe('a backup', () => {
  it('holds each transaction that runs meanwhile wholly or not at all', async () => {
    const over = new AbortController()
    let written = 0
    const writing = (async () => {
      for (; !over.signal.aborted; written += 1)
        await filled.engine.asOwner(async (tx) => {
          await sql`insert into "rateLimits" values (${`twin ${written}`}, 1, 1)`.execute(tx)
          await sql`insert into tenants (id, name) values (${`twin-${written}`}, '{}')`.execute(tx)
        })
    })()
    const path = await save(filled)
    over.abort()
    await writing
    expect(written).toBeGreaterThan(1)
    const { manifest } = await checkBackup(path, undefined)
    const rows = new Map(manifest.tables.map((one) => [one.name, one.rows]))
    expect(rows.get('tenants')! - 2).toBe(rows.get('rateLimits')! - 1)
  })

  it('that cannot be finished leaves no half file', async () => {
    const path = join(newFolder(), 'half')
    const storage = { ...filled.storage, open: () => Promise.reject(new Error('The disk is gone')) }
    await expect(save({ ...filled, storage }, undefined, path)).rejects.toThrow('The disk is gone')
    expect(readdirSync(join(path, '..'))).toEqual([])
  })
})

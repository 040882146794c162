// Engines with rows and files for the tests of backup and restore; removed after the test file.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { plainTexts, readTables, sumOf } from '../../../server/core/backup/tables.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { useSealingKey } from '../../../server/core/db/seal.ts'
import { folderStorage } from '../../../server/core/files/folder.ts'
import type { StorageGateway } from '../../../server/core/files/storage.ts'
import { migrated } from '../server/images.ts'
import { openTestEngine } from '../server/engines.ts'
import { openTestServer, type TestServer } from '../server/testServer.ts'
import { seedTenants } from '../server/tenants.ts'

/** A database and its files. */
export interface Place {
  engine: Engine
  storage: StorageGateway
  folder: string
}
const undo: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const one of undo.splice(0).reverse()) await one()
})

/** A new folder, removed after the test file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-backup-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openPlace(kind: Engine['kind'], isMigrated: boolean): Promise<Place> {
  const { engine, remove } = await openTestEngine(kind, isMigrated ? migrated() : undefined)
  undo.push(remove)
  useSealingKey(Buffer.alloc(32, 1))
  const folder = newFolder()
  return { engine, storage: folderStorage(join(folder, 'files')), folder }
}

/** An empty database without files. */
export const emptyPlace = (kind: Engine['kind']): Promise<Place> => openPlace(kind, false)

/** A database with two tenants, a file that a row refers to and values that are easily lost, with the app over it. */
export async function filledPlace(kind: Engine['kind']): Promise<Place & TestServer & { file: { key: string; bytes: Buffer } }> {
  const place = await openPlace(kind, true)
  const opened = await openTestServer(place.engine)
  undo.push(() => opened.app.close())
  await seedTenants(opened.services)
  const key = `noor/${randomBytes(32).toString('base64url')}`
  const bytes = randomBytes(100_000)
  await place.storage.put(key, bytes, 'image/png')
  const hash = createHash('sha256').update(bytes).digest('base64url')
  await place.engine.asOwner(async (tx) => {
    await sql`insert into files ("tenantId", id, name, kind, mime, bytes, url, "storageKey", hash)
      values ('noor', gen_random_uuid(), 'قمر 🚗', 'general', 'image/png', ${bytes.length}, '', ${key}, ${hash})`.execute(tx)
    await sql`insert into "rateLimits" values (${'tab\tline\nquote"\\back'}, 1, 9007199254740991)`.execute(tx)
    await sql`insert into "idempotencyKeys" ("tenantId", key, "requestHash", response) values ('noor', 'null', '', 'null'), ('noor', 'none', '', null),
      ('noor', 'text', '', ${JSON.stringify({ line: '\u2028"\\ \u200fقمر', number: 0.1, long: 12345678901234567890n.toString() })}::jsonb)`.execute(
      tx,
    )
  })
  return { ...place, ...opened, file: { key, bytes } }
}

/** A checksum of each table's rows. */
export const sums = (engine: Engine): Promise<Record<string, unknown>> =>
  engine.asOwner(async (tx) => {
    await plainTexts(tx)
    const found: Record<string, unknown> = {}
    for (const table of await readTables(tx)) found[table.name] = await sumOf(tx, table)
    return found
  })

// A whole server with two tenants on each engine, shared by the tests of a block.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openEngine, type Engine } from '../../server/db/engine.ts'
import { migrate } from '../../server/db/migrate.ts'
import { migrationsDir } from '../../server/db/migrationFiles.ts'
import type { Template } from '../provide/postgres.ts'
import { engineKinds, openTestEngine } from './engines.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { sender, type Extras, type Sender } from './requests.ts'
import { seedTenants, type TenantId, type TestTenant } from './tenants.ts'

/** What a test of the block may use. */
export interface Running extends TestHouse {
  tenants: Record<TenantId, TestTenant>
  /** A caller with these extras. */
  as(extras: Extras): Sender
  /** The administrator of a tenant. */
  admin(tenant?: TenantId): Sender
}

/** A database of PostgreSQL that is migrated: it copies one faster than it migrates one. */
export function migrated(): Template {
  const folder = join(migrationsDir(), '..')
  const parts = [
    ...readdirSync(migrationsDir())
      .sort()
      .map((file) => join('migrations', file)),
    'security.ts',
    'bootstrap.ts',
    'migrate.ts',
  ]
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update(readFileSync(join(folder, part)))
  return {
    name: `wakeel_migrated_${hash.digest('hex').slice(0, 12)}`,
    prepare: async (databaseUrl) => {
      const engine = await openEngine({ databaseUrl, dataDir: ':memory:', log: () => undefined })
      await migrate(engine)
      await engine.close()
    },
  }
}

/** A whole server with two tenants on an engine of its own, and how to be rid of it. */
export async function openRunning(kind: Engine['kind'], demo = true): Promise<{ running: Running; remove(): Promise<void> }> {
  const test = await openTestEngine(kind, migrated())
  const opened = await openTestHouse(test.engine, demo)
  await opened.app.ready()
  const tenants = await seedTenants(opened.house)
  const as = (extras: Extras) => sender(opened.app, extras)
  const admin = (tenant: TenantId = 'noor') => as({ token: tenants[tenant].staff.Administrator.token })
  const remove = async () => {
    await opened.app.close()
    await test.remove()
  }
  return { running: { ...opened, tenants, as, admin }, remove }
}

/** Runs the block once on each engine. In demo mode one-time codes are told in the answer. */
export function eachHouse(name: string, block: (running: () => Running) => void, demo = true): void {
  describe.each(engineKinds)(`${name} (%s)`, (kind) => {
    let opened: Awaited<ReturnType<typeof openRunning>> | undefined
    beforeAll(async () => {
      opened = await openRunning(kind, demo)
    })
    afterAll(() => opened?.remove())
    block(() => {
      if (!opened) throw new Error('The server is open from beforeAll on.')
      return opened.running
    })
  })
}

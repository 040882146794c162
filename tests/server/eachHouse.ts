// A whole server with two tenants on each engine, shared by the tests of a block.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openEngine } from '../../server/db/engine.ts'
import { migrate, migrationsDir } from '../../server/db/migrate.ts'
import type { Template } from '../provide/postgres.ts'
import { engineKinds, openTestEngine, type TestEngine } from './engines.ts'
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

// PostgreSQL copies a database faster than it migrates one.
function migrated(): Template {
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

/** Runs the block once on each engine. In demo mode one-time codes are told in the answer. */
export function eachHouse(name: string, block: (running: () => Running) => void, demo = true): void {
  describe.each(engineKinds)(`${name} (%s)`, (kind) => {
    let test: TestEngine | undefined
    let running: Running | undefined
    beforeAll(async () => {
      test = await openTestEngine(kind, migrated())
      const opened = await openTestHouse(test.engine, demo)
      await opened.app.ready()
      const tenants = await seedTenants(opened.house)
      const as = (extras: Extras) => sender(opened.app, extras)
      running = { ...opened, tenants, as, admin: (tenant = 'noor') => as({ token: tenants[tenant].staff.Administrator.token }) }
    })
    afterAll(async () => {
      await running?.app.close()
      await test?.remove()
    })
    block(() => {
      if (!running) throw new Error('The server is open from beforeAll on.')
      return running
    })
  })
}

// A whole server with two tenants on each engine, shared by the tests of a block.
import { afterAll, beforeAll, describe } from 'vitest'
import { noteCalls } from '../../specification/concerned.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { migrated } from './images.ts'
import { engineKinds, openTestEngine } from './engines.ts'
import { takeEngine } from './keptEngines.ts'
import { openTestServer, type TestServer } from './testServer.ts'
import { sender, type Extras, type Sender } from './requests.ts'
import { seedTenants, type TenantId, type TestTenant } from './tenants.ts'

/** What a test of the block may use. */
export interface Running extends TestServer {
  tenants: Record<TenantId, TestTenant>
  /** A caller with these extras. */
  as(extras: Extras): Sender
  /** The administrator of a tenant. */
  admin(tenant?: TenantId): Sender
}

/** A whole server with two tenants on a database of its own, and how to be rid of it. */
export async function openRunning(kind: Engine['kind'], demo = true): Promise<{ running: Running; remove(): Promise<void> }> {
  const test = kind === 'embedded' ? await takeEngine() : await openTestEngine(kind, migrated())
  const opened = await openTestServer(test.engine, demo)
  noteCalls(opened.app)
  await opened.app.ready()
  const tenants = await seedTenants(opened.services)
  const as = (extras: Extras) => sender(opened.app, extras)
  const admin = (tenant: TenantId = 'noor') => as({ token: tenants[tenant].staff.Administrator.token })
  const remove = async () => {
    await opened.app.close()
    await test.remove()
  }
  return { running: { ...opened, tenants, as, admin }, remove }
}

function onServers(kinds: readonly Engine['kind'][], name: string, block: (running: () => Running) => void, demo: boolean): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
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

/** Runs the block once on each engine. In demo mode the answers contain one-time codes. */
export const eachServer = (name: string, block: (running: () => Running) => void, demo = true): void =>
  onServers(engineKinds, name, block, demo)

/**
 * Runs the block on PostgreSQL; TEST_ENGINES=both runs it on each engine. For what a feature does: the machinery below it is tested on each
 * engine, and the stories at a phone's size run on the embedded one.
 */
export const onServer = (name: string, block: (running: () => Running) => void, demo = true): void =>
  onServers(process.env.TEST_ENGINES === 'both' ? engineKinds : ['postgres'], name, block, demo)

// Several processes on one PostgreSQL: changes in one reach the others, whatever the order of commits.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { jobActor } from '../../../server/core/commit/actor.ts'
import { recordAction } from '../../../server/core/commit/audit.ts'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { openTestEngine, type TestEngine } from '../server/engines.ts'
import { openTestServer, type TestServer } from '../server/testServer.ts'
import { readLive } from '../server/liveReader.ts'
import { newMobile } from '../server/people.ts'
import { sender } from '../server/requests.ts'
import { seedTenants, type TestTenant } from '../server/tenants.ts'

describe('two processes on one database', () => {
  let test: TestEngine
  let first: TestServer
  let second: TestServer
  let noor: TestTenant
  let base: string
  beforeAll(async () => {
    test = await openTestEngine('postgres')
    first = await openTestServer(test.engine)
    noor = (await seedTenants(first.services)).noor
    second = await openTestServer(await openEngine({ databaseUrl: test.databaseUrl, dataDir: ':memory:', log: () => undefined }))
    base = `${await second.app.listen({ port: 0, host: '127.0.0.1' })}/api`
    await first.app.ready()
  })
  afterAll(async () => {
    await first.app.close()
    await second.app.close()
    await second.services.engine.close()
    await test.remove()
  })
  const token = () => noor.staff.Administrator.token
  const newLead = async () => {
    const lead = { name: 'Noura', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales' }
    return (await sender(first.app, { token: token() }).post('/leads', lead)).body as { id: string }
  }
  /** A change in an open transaction, which commits on request. */
  const slowChange = () => {
    const rowId = uuid()
    let commit = () => {}
    const details = new Promise<void>((resolve) => (commit = resolve))
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const done = first.services.engine.scoped('noor', async (tx) => {
      await recordAction(tx, { resource: 'leads', rowId, action: 'update', by: jobActor('leadsWaiting') }, new Date())
      written()
      await details
    })
    return { rowId, isWritten, commit: () => (commit(), done) }
  }

  it('tells in one what was done in the other, before its next beat', async () => {
    const reader = await readLive(base, token())
    const { id } = await newLead()
    expect(await reader.receives(id)).toMatchObject({ action: 'create' })
    reader.leave()
  })

  it('misses no change that began first and committed last', async () => {
    const before = await readLive(base, token())
    const slow = slowChange()
    await slow.isWritten
    const quick = await newLead()
    await before.receives(quick.id)
    before.leave()
    await slow.commit()
    const after = await readLive(base, token(), before.position)
    await after.receives(slow.rowId)
    const next = slowChange()
    await next.isWritten
    await after.receives((await newLead()).id)
    await next.commit()
    expect(await after.receives(next.rowId)).toMatchObject({ action: 'update' })
    after.leave()
  })

  it('misses nothing while the process has no connection to the database', async () => {
    const reader = await readLive(base, token())
    const server = new pg.Client({ connectionString: test.databaseUrl })
    await server.connect()
    await server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'wakeel listener'`,
    )
    await server.end()
    const lead = await newLead()
    expect(await reader.receives(lead.id)).toMatchObject({ action: 'create' })
    reader.leave()
  })
})

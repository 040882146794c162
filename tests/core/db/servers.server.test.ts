// DATABASE_URL with two servers: the product uses the one that accepts writes, and changes to the other by itself. Here both are ways to one
// PostgreSQL; `npm run failover` has a real primary and a real standby.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { databaseProblem } from '../../../server/core/http/problem.ts'
import { openTestEngine, type TestEngine } from '../server/engines.ts'
import { openGate, type Gate } from '../server/gate.ts'
import { migrated } from '../server/images.ts'
import { readLive } from '../server/liveReader.ts'
import { newMobile } from '../server/people.ts'
import { sender } from '../server/requests.ts'
import { seedTenants, type TestTenant } from '../server/tenants.ts'
import { openTestServer, type TestServer } from '../server/testServer.ts'

describe('with two servers', () => {
  let test: TestEngine
  let one: Gate
  let other: Gate
  let server: TestServer
  let noor: TestTenant
  let base: string
  beforeAll(async () => {
    test = await openTestEngine('postgres', migrated())
    ;[one, other] = [await openGate(test.databaseUrl ?? ''), await openGate(test.databaseUrl ?? '')]
    // The first one does not answer at the start.
    await one.shut()
    const databaseUrl = one.url.replace(/@([^/]*)\//, `@$1,127.0.0.1:${new URL(other.url).port}/`)
    server = await openTestServer(await openEngine({ databaseUrl, dataDir: ':memory:', log: () => undefined }))
    noor = (await seedTenants(server.services)).noor
    base = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`
  })
  afterAll(async () => {
    await server.app.close()
    await server.services.engine.close()
    await one.shut()
    await other.shut()
    await test.remove()
  })
  const admin = () => sender(server.app, { token: noor.staff.Administrator.token })
  const write = async (): Promise<string> => {
    const lead = { name: 'Noura', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales' }
    const key = randomUUID()
    const post = () => admin().post('/leads', lead, { key })
    await expect.poll(async () => (await post()).status, { timeout: 8_000 }).toBe(200)
    return (await post()).body.id as string
  }
  const asOwner = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: test.databaseUrl, options: '-c default_transaction_read_only=off' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const cutAll = () =>
    asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'wakeel%'`)

  it('goes to the other one when the one in use is lost, and back, with the stream of changes open', async () => {
    const reader = await readLive(base, noor.staff.Administrator.token)
    await reader.receives(await write())
    for (const [goes, comes] of [
      [other, one],
      [one, other],
    ] as const) {
      await goes.shut()
      await comes.open()
      await reader.receives(await write())
    }
    expect([reader.ended, reader.resyncs]).toEqual([false, 0])
    reader.leave()
  })

  it('says 503 with Retry-After while none accepts writes, and goes on by itself', async () => {
    const { rows } = await server.services.engine.asOwner((tx) => sql<{ name: string }>`select current_database() as name`.execute(tx))
    const database = `alter database "${rows[0]?.name}"`
    await asOwner(`${database} set default_transaction_read_only = on`)
    await cutAll()
    const refused = async () => {
      const { status, headers, body } = await admin().get('/leads?size=1')
      return [status, body.code, headers['retry-after']]
    }
    await expect.poll(refused).toEqual([503, 'unavailable', '5'])
    await asOwner(`${database} reset default_transaction_read_only`)
    await expect.poll(async () => (await admin().get('/leads?size=1')).status).toBe(200)
  })

  it('does not use a connection again on which a server refused to write', async () => {
    const { engine } = server.services
    const processOf = async (): Promise<number> => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(engine.db)
      return rows[0]?.pid ?? 0
    }
    let pid = 0
    const refused = engine.asOwner(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      pid = rows[0]?.pid ?? 0
      await sql`set transaction read only`.execute(tx)
      await sql`delete from "rateLimits"`.execute(tx)
    })
    const error = await refused.catch((reason: unknown) => reason)
    expect(databaseProblem(error)).toMatchObject({ code: 'unavailable', status: 503 })
    const used = await Promise.all(Array.from({ length: 10 }, processOf))
    expect(used).not.toContain(pid)
  })
})

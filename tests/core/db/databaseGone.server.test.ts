// PostgreSQL becomes unreachable and reachable again while the server runs.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { startJob } from '../../../server/core/jobs/queue.ts'
import { scheduleJobs } from '../../../server/core/jobs/runner.ts'
import { openTestEngine, type TestEngine } from '../server/engines.ts'
import { openGate, type Gate } from '../server/gate.ts'
import { openTestServer, type TestServer } from '../server/testServer.ts'
import { readLive } from '../server/liveReader.ts'
import { newMobile } from '../server/people.ts'
import { sender, type Sender } from '../server/requests.ts'
import { seedTenants, type TestTenant } from '../server/tenants.ts'

describe('while PostgreSQL is away', () => {
  let test: TestEngine
  let gate: Gate
  let outside: TestServer
  let inside: TestServer
  let noor: TestTenant
  let base: string
  const logged: string[] = []
  beforeAll(async () => {
    test = await openTestEngine('postgres')
    inside = await openTestServer(test.engine)
    noor = (await seedTenants(inside.services)).noor
    gate = await openGate(test.databaseUrl ?? '')
    outside = await openTestServer(await openEngine({ databaseUrl: gate.url, dataDir: ':memory:', log: (line) => void logged.push(line) }))
    base = `${await outside.app.listen({ port: 0, host: '127.0.0.1' })}/api`
  })
  afterAll(async () => {
    await outside.app.close()
    await outside.services.engine.close()
    await gate.shut()
    await inside.app.close()
    await test.remove()
  })
  const fixture = ({ app }: TestServer): Sender => sender(app, { token: noor.staff.Administrator.token })
  const lead = () => ({ name: 'Noura', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales' })
  const back = () => expect.poll(async () => (await fixture(outside).get('/leads?size=1')).status, { timeout: 8_000 }).toBe(200)
  const cutAll = async (which: string) => {
    const server = new pg.Client({ connectionString: test.databaseUrl })
    await server.connect()
    await server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name = $1`,
      [which],
    )
    await server.end()
  }

  it('says so in the language of the request, stays alive, and goes on by itself; what was tried is done once', async () => {
    const [key, request] = [randomUUID(), lead()]
    await gate.shut()
    const english = await fixture(outside).get('/leads')
    const arabic = await fixture(outside).post('/leads', request, { key, language: 'ar' })
    expect([english.status, english.body]).toEqual([
      503,
      { code: 'unavailable', message: inside.services.texts('english', 'errors.unavailable') },
    ])
    expect([arabic.status, arabic.body]).toEqual([
      503,
      { code: 'unavailable', message: inside.services.texts('arabic', 'errors.unavailable') },
    ])
    expect((await sender(outside.app).get('/health')).status).toBe(200)
    expect((await sender(outside.app).get('/ready')).status).toBe(503)
    expect((await sender(outside.app).post('/staffs/login', { email: 'a@noor.example', password: 'wakeel-demo' })).status).toBe(503)
    await gate.open()
    await back()
    expect((await fixture(outside).post('/leads', request, { key })).status).toBe(200)
    const { body } = await fixture(outside).get(`/leads?mobile=${encodeURIComponent(request.mobile)}`)
    expect(body.total).toBe(1)
  })

  it('survives the loss in the middle of a transaction, which leaves nothing', async () => {
    const id = randomUUID()
    const cut = outside.services.engine.scoped('noor', async (tx) => {
      await sql`insert into "idempotencyKeys" ("tenantId", key, "requestHash", "createdAt") values ('noor', ${id}, '', now())`.execute(tx)
      await cutAll('wakeel')
      // Longer than the message needs, without a query on the connection.
      await expect.poll(() => logged.join('\n')).toContain('was lost')
      await sql`select 1`.execute(tx)
    })
    await expect(cut).rejects.toMatchObject({ code: expect.stringMatching(/^(08|57P)/) as string })
    await back()
    const { rows } = await inside.services.engine.scoped('noor', (tx) =>
      sql`select key from "idempotencyKeys" where key = ${id}`.execute(tx),
    )
    expect(rows).toEqual([])
  })

  it('keeps the stream of changes open and loses no event, whichever connection is cut', async () => {
    const reader = await readLive(base, noor.staff.Administrator.token)
    // The client that creates the lead has lost its connections too, and may be the first to find out: it retries once, as a real client
    // does.
    const made = async () => {
      const [key, request] = [randomUUID(), lead()]
      const post = () => fixture(inside).post('/leads', request, { key })
      await expect.poll(async () => (await post()).status, { timeout: 8_000 }).toBe(200)
      return (await post()).body.id as string
    }
    for (const which of ['wakeel listener', 'wakeel']) {
      await cutAll(which)
      await reader.receives(await made())
    }
    await gate.shut()
    const id = await made()
    await gate.open()
    await reader.receives(id)
    expect([reader.ended, reader.resyncs]).toEqual([false, 0])
    reader.leave()
  })

  it('leaves work in the background to be taken up again, and stops gently', async () => {
    const { services } = outside
    const actor = { id: noor.staff.Administrator.id } as never
    const request = { name: 'leads', request: { format: 'csv' }, language: 'english' }
    const { id } = await inside.services.engine.scoped('noor', (tx) =>
      startJob({ services, tx, actor }, { kind: 'export', resource: 'leads', input: request, total: 1 }),
    )
    const details: { code?: string }[] = []
    const stop = scheduleJobs(services, (error) => details.push(error as { code?: string }))
    await gate.shut()
    await stop()
    await gate.open()
    await back()
    const { rows } = await inside.services.engine.scoped('noor', (tx) =>
      sql<{ state: string }>`select state from jobs where id = ${id}`.execute(tx),
    )
    expect(rows[0]?.state).toMatch(/^(waiting|running|done)$/)
    expect(details.filter(({ code = '' }) => !/^(08|57P)/.test(code))).toEqual([])
  })
})

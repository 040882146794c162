// PostgreSQL goes away and comes back while the server runs.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine } from '../../server/db/engine.ts'
import { startJob } from '../../server/jobs/queue.ts'
import { scheduleJobs } from '../../server/jobs/runner.ts'
import { openTestEngine, type TestEngine } from './engines.ts'
import { openGate, type Gate } from './gate.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { readLive } from './liveReader.ts'
import { newMobile } from './people.ts'
import { sender, type Sender } from './requests.ts'
import { seedTenants, type TestTenant } from './tenants.ts'

describe('while PostgreSQL is away', () => {
  let test: TestEngine
  let gate: Gate
  let outside: TestHouse
  let inside: TestHouse
  let noor: TestTenant
  let base: string
  const logged: string[] = []
  beforeAll(async () => {
    test = await openTestEngine('postgres')
    inside = await openTestHouse(test.engine)
    noor = (await seedTenants(inside.house)).noor
    gate = await openGate(test.databaseUrl ?? '')
    outside = await openTestHouse(await openEngine({ databaseUrl: gate.url, dataDir: ':memory:', log: (line) => void logged.push(line) }))
    base = `${await outside.app.listen({ port: 0, host: '127.0.0.1' })}/api`
  })
  afterAll(async () => {
    await outside.app.close()
    await outside.house.engine.close()
    await gate.shut()
    await inside.app.close()
    await test.remove()
  })
  const desk = ({ app }: TestHouse): Sender => sender(app, { token: noor.staff.Administrator.token })
  const lead = () => ({ name: 'Noura', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales' })
  const back = () => expect.poll(async () => (await desk(outside).get('/leads?size=1')).status, { timeout: 8_000 }).toBe(200)
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
    const [key, wish] = [randomUUID(), lead()]
    await gate.shut()
    const english = await desk(outside).get('/leads')
    const arabic = await desk(outside).post('/leads', wish, { key, language: 'ar' })
    expect([english.status, english.body]).toEqual([
      503,
      { code: 'unavailable', message: inside.house.texts('english', 'errors.unavailable') },
    ])
    expect([arabic.status, arabic.body]).toEqual([
      503,
      { code: 'unavailable', message: inside.house.texts('arabic', 'errors.unavailable') },
    ])
    expect((await sender(outside.app).get('/health')).status).toBe(200)
    expect((await sender(outside.app).get('/ready')).status).toBe(503)
    expect((await sender(outside.app).post('/staffs/login', { email: 'a@noor.example', password: 'wakeel-demo' })).status).toBe(503)
    await gate.open()
    await back()
    expect((await desk(outside).post('/leads', wish, { key })).status).toBe(200)
    const { body } = await desk(outside).get(`/leads?mobile=${encodeURIComponent(wish.mobile)}`)
    expect(body.total).toBe(1)
  })

  it('survives the loss in the middle of a transaction, which leaves nothing', async () => {
    const id = randomUUID()
    const cut = outside.house.engine.scoped('noor', async (tx) => {
      await sql`insert into "idempotencyKeys" ("tenantId", key, "requestHash", "createdAt") values ('noor', ${id}, '', now())`.execute(tx)
      await cutAll('wakeel')
      // Longer than the message needs: nothing is asked of the connection meanwhile.
      await expect.poll(() => logged.join('\n')).toContain('was lost')
      await sql`select 1`.execute(tx)
    })
    await expect(cut).rejects.toMatchObject({ code: expect.stringMatching(/^(08|57P)/) as string })
    await back()
    const { rows } = await inside.house.engine.scoped('noor', (tx) => sql`select key from "idempotencyKeys" where key = ${id}`.execute(tx))
    expect(rows).toEqual([])
  })

  it('keeps the stream of changes open and loses no event, whichever connection is cut', async () => {
    const reader = await readLive(base, noor.staff.Administrator.token)
    // Whoever makes the lead has lost their connections too, and may be the first to notice: they try once more, as a client does.
    const made = async () => {
      const [key, wish] = [randomUUID(), lead()]
      const post = () => desk(inside).post('/leads', wish, { key })
      await expect.poll(async () => (await post()).status, { timeout: 8_000 }).toBe(200)
      return (await post()).body.id as string
    }
    for (const which of ['wakeel listener', 'wakeel']) {
      await cutAll(which)
      await reader.hears(await made())
    }
    await gate.shut()
    const id = await made()
    await gate.open()
    await reader.hears(id)
    expect([reader.ended, reader.resyncs]).toEqual([false, 0])
    reader.leave()
  })

  it('leaves work in the background to be taken up again, and stops gently', async () => {
    const { house } = outside
    const actor = { id: noor.staff.Administrator.id } as never
    const wish = { name: 'leads', wish: { format: 'csv' }, language: 'english' }
    const { id } = await inside.house.engine.scoped('noor', (tx) =>
      startJob({ house, tx, actor }, { kind: 'export', resource: 'leads', input: wish, total: 1 }),
    )
    const told: { code?: string }[] = []
    const stop = scheduleJobs(house, (error) => told.push(error as { code?: string }))
    await gate.shut()
    await stop()
    await gate.open()
    await back()
    const { rows } = await inside.house.engine.scoped('noor', (tx) =>
      sql<{ state: string }>`select state from jobs where id = ${id}`.execute(tx),
    )
    expect(rows[0]?.state).toMatch(/^(waiting|running|done)$/)
    expect(told.filter(({ code = '' }) => !/^(08|57P)/.test(code))).toEqual([])
  })
})

// Two servers that start at the same moment on one empty PostgreSQL.
import { expect, it, onTestFinished } from 'vitest'
import { sql } from 'kysely'
import { demoRows } from '../../../server/demo/demoRows.ts'
import { leaveDeadMessages } from '../../../server/demo/deadMessage.ts'
import { sendDemoLinks } from '../../../server/demo/jobMessage.ts'
import { loadDemo } from '../../../server/demo/load.ts'
import { readEnv } from '../../../server/core/env.ts'
import { openServices } from '../../../server/openServices.ts'
import { createDatabase, dropDatabase } from '../../provide/postgres.ts'
import { testDatabaseUrl } from '../server/engines.ts'

const counts = { customers: 40, vehicles: 40, appointments: 40, leads: 20 }

it('come up both, with one set of migrations and one of each demo company', async () => {
  const databaseUrl = await createDatabase(testDatabaseUrl())
  const env = readEnv({ DATABASE_URL: databaseUrl, SECRET_KEY: 'ab'.repeat(32), DEMO: '1' })
  const applied: string[] = []
  const open = () => openServices(env, { log: (line) => void applied.push(line) })
  const opened = await Promise.all([open(), open()])
  onTestFinished(async () => {
    for (const { engine } of opened) await engine.close()
    await dropDatabase(databaseUrl)
  })
  expect(new Set(applied).size).toBe(applied.length)
  const now = new Date()
  await Promise.all(
    opened.map(async (services) => {
      await loadDemo(services.engine, now, counts, () => undefined)
      await sendDemoLinks(services)
      await leaveDeadMessages(services)
    }),
  )
  const [services] = opened
  for (const tenantId of ['noor', 'najd'] as const) {
    const count = await services.engine.scoped(tenantId, async (tx) => {
      const { rows } = await sql<{
        customers: number
        dead: number
        links: number
      }>`select (select count(*)::int from customers) as customers,
        (select count(*)::int from messages where event = 'demo:dead') as dead,
        (select count(*)::int from messages where kind = 'jobServices') as links`.execute(tx)
      return rows[0]
    })
    expect(count?.customers).toBe(demoRows(tenantId, now, counts).rows.customers.length)
    expect([count?.dead, count?.links].every((one) => one !== undefined && one <= 1)).toBe(true)
  }
}, 60_000)

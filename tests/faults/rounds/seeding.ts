// The server killed while it adds the demo companies to an empty database.
import { sql } from 'kysely'
import { demoRows } from '../../../server/demo/demoRows.ts'
import { tenants, type DemoTenantId } from '../../../server/core/demo/content/tenants.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { openGround, rowsOf, startAndKill, type RoundReport, type RoundOptions } from './roundSetup.ts'

/** The most kills of one seeding; after them it may finish. */
const maxOfOne = 6
// Rows that the server writes by itself soon after a start are not counted.
const watched = ['settings', 'staff', 'customers', 'vehicles', 'appointments', 'leads', 'complaints', 'payments', 'makes', 'cms'] as const

async function check(engine: Engine): Promise<string[]> {
  const wrong: string[] = []
  for (const tenantId of Object.keys(tenants) as DemoTenantId[]) {
    const { rows } = demoRows(tenantId, new Date())
    for (const name of watched) {
      const [found] = await rowsOf(
        engine,
        sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)} where "tenantId" = ${tenantId}`,
      )
      if (found?.count !== rows[name].length) wrong.push(`${tenantId} has ${found?.count} ${name}, not ${rows[name].length}.`)
    }
    const [once] = await rowsOf(
      engine,
      sql<{ dead: number; links: number }>`select count(*) filter (where event = 'demo:dead')::int as dead,
        count(*) filter (where kind = 'jobServices')::int as links from messages where "tenantId" = ${tenantId}`,
    )
    if (once?.dead !== 1 || once.links > 1) wrong.push(`${tenantId} has ${once?.dead} dead letters and ${once?.links} links to a job.`)
  }
  return wrong
}

/** Seeds empty databases until that many servers were killed. */
export async function roundsSeeding(request: RoundOptions): Promise<RoundReport> {
  const wrong: string[] = []
  const counts = { kills: 0, seeded: 0 }
  for (let turn = 0; counts.kills < request.kills; turn += 1) {
    const setup = await openGround({ ...request, seed: request.seed + turn }, { DEMO: '1' })
    try {
      for (let mine = 0; ; mine += 1) {
        const last = mine >= maxOfOne || counts.kills >= request.kills
        if (!(await startAndKill(setup, last ? 600_000 : setup.random.between(500, 12_000)))) break
        counts.kills += 1
      }
      counts.seeded += 1
      wrong.push(...(await setup.look(check)))
      request.log(`${counts.kills} kills, ${counts.seeded} seeded`)
    } finally {
      await setup.remove()
    }
  }
  return { wrong, counts }
}

// `npm run bench:bulk`: how much bulk work on ten thousand rows slows down other calls. Prints ratios; asserts nothing.
import { setTimeout as rest } from 'node:timers/promises'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { loadDemo, loadManyLeads } from '../../server/demo/load.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { firstMorning, openTestServer } from '../core/server/testServer.ts'
import { median } from './median.ts'

const rows = Number(process.env.BENCH_ROWS ?? 10_000)
const slowest = (times: number[]): number => Math.max(...times)

const engine = await openEngine({ databaseUrl: process.env.DATABASE_URL, dataDir: ':memory:', log: () => undefined })
const { app, services } = await openTestServer(engine)
await loadDemo(engine, firstMorning)
await loadManyLeads(engine, 'noor', rows, firstMorning, () => undefined)
const login = await app.inject({
  method: 'POST',
  url: '/api/staffs/login',
  payload: { email: 'administrator@noor.example', password: 'wakeel-demo' },
})
const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` }
const page = async (number: number) =>
  (await app.inject({ url: `/api/leads?size=100&page=${number}`, headers })).json<{ data: { id: string }[] }>().data.map(({ id }) => id)
const list = async () => {
  const begun = performance.now()
  await app.inject({ url: '/api/leads', headers })
  return performance.now() - begun
}

const ids: string[] = []
for (let number = 1; ids.length < rows; number += 1) ids.push(...(await page(number)))
const alone: number[] = []
for (let round = 0; round < 40; round += 1) alone.push(await list())
const begun = performance.now()
const bulk = { action: 'change', ids: ids.slice(0, rows), changes: { utm: 'bench' } }
const { job } = (await app.inject({ method: 'POST', url: '/api/leads/bulk', headers, payload: bulk })).json<{ job: { id: string } }>()
const work = { over: false }
const finished = runDue(services).then(() => (work.over = true))
const meanwhile: number[] = []
// Without a pause, calls that never leave this process would starve the job.
while (!work.over) {
  meanwhile.push(await list())
  await rest(20)
}
await finished
const seconds = (performance.now() - begun) / 1000
const { done, failed } = (await app.inject({ url: `/api/jobs/${job.id}`, headers })).json<{ done: number; failed: number }>()
console.log(`${engine.kind}, Node ${process.version}: ${done} rows, ${failed} failed, ${(done / seconds).toFixed(0)} rows a second`)
console.log(`list alone      median ${median(alone).toFixed(1)} ms`)
console.log(
  `list meanwhile  median ${median(meanwhile).toFixed(1)} ms   ratio ${(median(meanwhile) / median(alone)).toFixed(1)}   slowest ${slowest(meanwhile).toFixed(0)} ms of ${meanwhile.length}`,
)
await app.close()
await engine.close()

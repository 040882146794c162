// `tsx tests/bench/import.ts`: the cost of a large import, and how it slows down other calls compared with an idle server, in one run.
// Prints times, memory, the longest stall of the event loop and ratios; asserts nothing. BENCH_ROWS: the number of rows.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as rest } from 'node:timers/promises'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { firstMorning, openTestServer } from '../core/server/testServer.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const sorted = (times: number[]) => times.sort((a, b) => a - b)
const share = (times: number[], part: number): number => sorted(times)[Math.floor(times.length * part)] ?? 0

const engine = await openEngine({ databaseUrl: process.env.DATABASE_URL, dataDir: ':memory:', log: () => undefined })
const { app, services } = await openTestServer(engine)
await loadDemo(engine, firstMorning)
const login = await app.inject({
  method: 'POST',
  url: '/api/staffs/login',
  payload: { email: 'administrator@noor.example', password: 'wakeel-demo' },
})
const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` }

const list = async (): Promise<number> => {
  const begun = performance.now()
  const answer = await app.inject({ url: '/api/leads', headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return performance.now() - begun
}
const idle: number[] = []
for (let round = 0; round < 60; round += 1) idle.push(await list())

const lines = ['firstName,lastName,mobile,languageId,birthDate,address.street']
for (let number = 0; number < rows; number += 1)
  lines.push(`Sara ${number},الحربي,05${String(70_000_000 + number)},2,1990-01-31,"King Fahd Road, ${number}"`)
const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}`)

const delay = monitorEventLoopDelay({ resolution: 5 })
/** Runs the work while lists are requested; returns the times of both. */
async function measure(name: string, what: () => Promise<unknown>): Promise<void> {
  const busy: number[] = []
  let memory = process.memoryUsage().rss
  const stop = new AbortController()
  delay.reset()
  delay.enable()
  const begun = performance.now()
  const others = (async () => {
    while (!stop.signal.aborted) {
      busy.push(await list())
      memory = Math.max(memory, process.memoryUsage().rss)
      await rest(100)
    }
  })()
  await what()
  const seconds = (performance.now() - begun) / 1000
  stop.abort()
  await others
  delay.disable()
  const [median, slow] = [share([...busy], 0.5), share([...busy], 0.95)]
  console.log(
    `${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s   ${Math.round(rows / seconds)
      .toString()
      .padStart(
        6,
      )} rows/s   memory ${Math.round(memory / 1e6)} MB   loop max ${Math.round(delay.max / 1e6)} ms, 99 % ${Math.round(delay.percentile(99) / 1e6)} ms   list ${median.toFixed(1)} ms (95 %: ${slow.toFixed(1)})   ratio ${(median / share([...idle], 0.5)).toFixed(1)}`,
  )
}

console.log(
  `${engine.kind}, Node ${process.version}, ${rows} rows, ${(bytes.length / 1e6).toFixed(1)} MB, memory ${Math.round(process.memoryUsage().rss / 1e6)} MB; idle list ${share([...idle], 0.5).toFixed(1)} ms`,
)
let file: { fileId: string; mapping: string[] } = { fileId: '', mapping: [] }
await measure('upload', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customers/import/file?name=customers.csv',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  file = answer.json()
})
async function work(dry: boolean): Promise<void> {
  const plan = { fileId: file.fileId, mapping: file.mapping, key: 'mobile', mode: 'both' }
  const started = await app.inject({ method: 'POST', url: '/api/customers/import', headers, payload: { plan, dry } })
  await runDue(services)
  const job = await app.inject({ url: `/api/jobs/${started.json<{ jobId: string }>().jobId}`, headers })
  const { state, result } = job.json<{ state: string; result: { create: number; unchanged: number; failed: number } }>()
  if (state !== 'done') throw new Error(job.body)
  console.log(`         ${result.create} new, ${result.unchanged} unchanged, ${result.failed} failed`)
}
await measure('trial', () => work(true))
await measure('import', () => work(false))
await measure('again', () => work(false))
await measure('export', async () => {
  await app.inject({ method: 'POST', url: '/api/customers/export', headers, payload: { format: 'xlsx' } })
  await runDue(services)
})
await app.close()
await engine.close()

// `npm run bench:embedded`: what the embedded engine saves by keeping statements parsed (server/core/db/embedded/statements.ts): the same
// calls with and without it, alternating, in one run over the demo in memory. Prints the median of the ratios of neighbouring runs, in time
// and in processor time, and the memory of the kept statements; asserts nothing. BENCH_ROUNDS.
import { sql } from 'kysely'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { shortcuts } from '../../server/core/db/shortcuts.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { openTestServer } from '../core/server/testServer.ts'
import { median } from './median.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 21)
const engine = await openEngine({ dataDir: ':memory:', log: () => undefined })
const { app, clock } = await openTestServer(engine)
clock.now = new Date()
await loadDemo(engine, clock.now, {}, () => undefined)
const login = await app.inject({
  method: 'POST',
  url: '/api/staffs/login',
  payload: { email: 'administrator@noor.example', password: 'wakeel-demo' },
})
const { token } = login.json<{ token: string }>()
const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.body}`)
}
let made = 0
const cases: [string, () => Promise<unknown>][] = [
  ['first page of leads', () => send('GET', '/leads')],
  ['search of customers', () => send('GET', '/customers?q=ahmed')],
  ['badge counts', () => send('GET', '/staffs/badge-counts')],
  ['a new make', () => send('POST', '/masters/makes', { name: { en: `Bench ${(made += 1)}`, ar: `قياس ${made}` }, slug: `bench-${made}` })],
]
const memory = async () => {
  const { rows } = await engine.asOwner((tx) =>
    sql<{
      bytes: number
    }>`select sum(total_bytes)::float8 as bytes from pg_backend_memory_contexts where name like 'CachedPlan%'`.execute(tx),
  )
  return (rows[0]?.bytes ?? 0) / 1024
}
async function measured(work: () => Promise<unknown>): Promise<[number, number]> {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  for (let turn = 0; turn < 10; turn += 1) await work()
  const { user, system } = process.cpuUsage(used)
  return [performance.now() - begun, user + system]
}

console.log(`${engine.kind}, Node ${process.version}, median of ${rounds} pairs`)
for (const [about, work] of cases) {
  const pairs: [number, number, number][] = []
  for (let round = -3; round < rounds; round += 1) {
    const both: Partial<Record<'on' | 'off', [number, number]>> = {}
    for (const way of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      shortcuts.parsedTexts = way === 'on'
      both[way] = await measured(work)
    }
    shortcuts.parsedTexts = true
    const [[time, processor], [longer, more]] = [both.on ?? [1, 1], both.off ?? [1, 1]]
    if (round >= 0) pairs.push([longer / time, more / processor, time / 10])
  }
  const [time, processor, taken] = [0, 1, 2].map((part) => median(pairs.map((one) => one[part] ?? 0)))
  console.log(`${about.padEnd(24)} without : with ${time?.toFixed(2)}   processor ${processor?.toFixed(2)}   with ${taken?.toFixed(1)} ms`)
}
console.log(`kept statements: ${(await memory()).toFixed(0)} kB`)
await app.close()
await engine.close()

// `npm run bench:soak`: the built server under 60 % of its maximum load for MINUTES (30): lists, filters, searches, deep pages, new leads
// and first pages in turn. Prints a line a minute: answers, failures, times and memory, which should all stay constant. BENCH_ROWS: the
// number of leads. Needs PostgreSQL and a build. Fails when a call failed.
import { setTimeout as pause } from 'node:timers/promises'
import { providePostgres } from '../provide/postgres.ts'
import { caller, drive, type Sent } from './drive.ts'
import { openGround, passingLead, servedEnv, tenant } from './benchSetup.ts'
import { serve } from './served.ts'

const minutes = Number(process.env.MINUTES ?? 30)
const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const part = 0.6
const connections = 16
const minute = 60_000

const { url, stop } = await providePostgres()
const setup = await openGround(url, rows)
const server = await serve({ ...servedEnv, DATABASE_URL: setup.url })
const { send, close } = caller(server.origin, connections)

const login = await send({
  method: 'POST',
  path: '/api/staffs/login',
  body: { email: `administrator@${tenant}.example`, password: 'wakeel-demo' },
})
// Sign-ins may be rate limited after another bench, and refusals are fast.
if (login.status !== 200) throw new Error(`Nobody is let in: ${login.text}`)
const { token } = JSON.parse(login.text) as { token: string }
const headers = { authorization: `Bearer ${token}` }
const mix: (() => Sent)[] = [
  ...['', '?status=pending', '?q=0550000', '?page=200', '?sort=name', '?page=2'].map((query) => () => ({
    path: `/api/leads${query}`,
    headers,
  })),
  () => ({ method: 'POST', path: '/api/leads', headers, body: passingLead() }),
  () => ({ path: '/' }),
]
let turns = 0
const turn = async (): Promise<boolean> => {
  turns += 1
  const { status } = await send(mix[turns % mix.length]?.() ?? { path: '/' }).catch(() => ({ status: 0 }))
  return status === 200
}

await drive(connections, 5, turn)
const { perSecond: capacity, failed: refused } = await drive(connections, 15, turn)
if (refused > 0) throw new Error(`${refused} calls failed before it began.`)
const between = 1000 / (capacity * part)
console.log(`Node ${process.version}: ${capacity.toFixed(0)} calls a second at most; ${minutes} minutes at ${(capacity * part).toFixed(0)}`)

let failed = 0
for (let past = 0; past < minutes; past += 1) {
  const times: number[] = []
  const under: Promise<void>[] = []
  const begun = performance.now()
  for (let sent = 0; performance.now() - begun < minute; sent += 1) {
    const due = begun + sent * between
    if (due > performance.now()) await pause(due - performance.now())
    const from = performance.now()
    under.push(
      turn().then((went) => {
        if (!went) failed += 1
        times.push(performance.now() - from)
      }),
    )
  }
  await Promise.all(under)
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1).padStart(7)
  console.log(
    `minute ${String(past + 1).padStart(3)}   ${times.length} answers   ${failed} failed   median ${at(0.5)} ms   99 % ${at(0.99)} ms   ${server.resident()} MB resident`,
  )
}
close()
await server.stop()
await setup.close()
await stop()
if (failed > 0) process.exitCode = 1

// `npm run bench:caches`: what each shortcut of the server (server/core/db/shortcuts.ts) saves among a hundred thousand leads: the same
// work with and without it, alternating, in one run. Needs PostgreSQL (TEST_DATABASE_URL keeps its database for the next run). Prints the
// median of the ratios of neighbouring runs, in time and in processor time of this process and the database; asserts nothing. BENCH_ROWS,
// BENCH_ROUNDS.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { shortcuts } from '../../server/core/db/shortcuts.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { providePostgres } from '../provide/postgres.ts'
import { openGround, tenant } from './benchSetup.ts'
import { median } from './median.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 31)

const server = await providePostgres()
const { app, engine, services, rows, close } = await openGround(server.url, Number(process.env.BENCH_ROWS ?? 100_000))
const login = await app.inject({
  method: 'POST',
  url: '/api/staffs/login',
  payload: { email: `administrator@${tenant}.example`, password: 'wakeel-demo' },
})
const { token, staff } = login.json<{ token: string; staff: { id: string } }>()
const bearer = (value: string) => ({ authorization: `Bearer ${value}` })
const get = async (path: string, by = token) => {
  const answer = await app.inject({ url: `/api${path}`, headers: bearer(by) })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json<{ data: { id: string }[] }>()
}
const few = Array.from({ length: 10 })
/** Ten times in sequence: a single one is shorter than the machine's noise. */
const calls = (path: string) => async () => {
  for (const _ of few) await get(path)
}
const { data: some } = await get('/leads?size=100')
const deep = Math.floor((rows * 0.8) / 10) - 100
const bulk = async () => {
  const payload = { action: 'change', ids: some.map(({ id }) => id), changes: { utm: `bench ${Math.random()}` } }
  await app.inject({ method: 'POST', url: '/api/leads/bulk', headers: bearer(token), payload })
  await runDue(services)
}
const cases: [keyof typeof shortcuts, string, () => Promise<unknown>][] = [
  ['longLists', 'first page of leads', calls('/leads')],
  ['longLists', 'leads in progress', calls('/leads?status=in-progress')],
  ['marks', `page ${deep} of leads`, calls(`/leads?page=${deep}`)],
  ['prepared', 'first page of leads', calls('/leads')],
  ['prepared', 'pending leads', calls('/leads?status=pending')],
  ['prepared', 'one lead', calls(`/leads/${some[0]?.id}`)],
  ['guessedSessions', 'first page of leads', calls('/leads')],
  ['guessedSessions', 'one colleague by id', calls(`/staffs/list?ids=${staff.id}`)],
  ['batchedEntries', 'a change of 100 leads at once', bulk],
]

/**
 * Microseconds of processor time of this process and the database's connections. Without access to the database's, its time is left out.
 */
async function processorTime(): Promise<number> {
  const { rows: backends } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(
    engine.db,
  )
  const ofDatabase = backends.map(({ pid }) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
    } catch {
      return 0
    }
  })
  const { user, system } = process.cpuUsage()
  return ofDatabase.reduce((sum, one) => sum + one, user + system)
}
async function measured(work: () => Promise<unknown>): Promise<[number, number]> {
  const [begun, used] = [performance.now(), await processorTime()]
  await work()
  const taken = performance.now() - begun
  return [taken, (await processorTime()) - used]
}
console.log(`${engine.kind}, Node ${process.version}, ${rows} leads, median of ${rounds} pairs`)
const wanted = process.env.BENCH_ONLY?.split(',')
for (const [name, about, work] of cases.filter(([one]) => wanted?.includes(one) ?? true)) {
  const pairs: [number, number, number][] = []
  for (let round = -3; round < rounds; round += 1) {
    const both: Partial<Record<'on' | 'off', [number, number]>> = {}
    for (const way of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      shortcuts[name] = way === 'on'
      both[way] = await measured(work)
    }
    shortcuts[name] = true
    const [[time, processor], [longer, more]] = [both.on ?? [1, 1], both.off ?? [1, 1]]
    if (round >= 0) pairs.push([longer / time, more / processor, time])
  }
  const [time, processor, taken] = [0, 1, 2].map((part) => median(pairs.map((one) => one[part] ?? 0)))
  console.log(
    `${name.padEnd(18)} ${about.padEnd(32)} without : with ${time?.toFixed(2)}   processor ${processor?.toFixed(2)}   with ${taken?.toFixed(1)} ms`,
  )
}
await close()
await server.stop()

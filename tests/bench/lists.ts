// `npm run bench:lists`: the cost of a list among very many rows compared with few: the same queries by two tenants of one database, in
// one run. Adds leads up to BENCH_ROWS (1,000,000) and 10,000 where they are missing. Prints medians and ratios; asserts nothing.
import { sql } from 'kysely'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { loadDemo, loadManyLeads } from '../../server/demo/load.ts'
import { openTestServer } from '../core/server/testServer.ts'
import { withQuery } from '../core/server/requests.ts'
import { median } from './median.ts'

const many = Number(process.env.BENCH_ROWS ?? 1_000_000)
const few = 10_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)

async function time(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 2; warm += 1) await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return median(times)
}

const engine = await openEngine({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: process.env.BENCH_DATA_DIR ?? ':memory:',
  log: () => undefined,
})
const { app, services } = await openTestServer(engine)
await loadDemo(engine, services.now())
for (const [tenant, wanted] of Object.entries({ noor: many, najd: few })) {
  const { rows } = await engine.scoped(tenant, (tx) => sql<{ count: number }>`select count(*)::int8 as count from leads`.execute(tx))
  const missing = wanted - (rows[0]?.count ?? 0)
  if (missing > 0) await loadManyLeads(engine, tenant, missing, services.now())
}
await engine.asOwner((tx) => sql`analyze leads`.execute(tx))

async function requested(tenant: string) {
  const payload = { email: `administrator@${tenant}.example`, password: 'wakeel-demo' }
  const login = await app.inject({ method: 'POST', url: '/api/staffs/login', payload })
  const { token, staff } = login.json<{ token: string; staff: { id: string } }>()
  const get = async (query: Record<string, unknown>) => {
    const answer = await app.inject({ url: `/api${withQuery('/leads', query)}`, headers: { authorization: `Bearer ${token}` } })
    if (answer.statusCode !== 200) throw new Error(`${JSON.stringify(query)}: ${answer.body}`)
    return answer.json<{ data: Record<string, unknown>[]; total: number }>()
  }
  const { data } = await get({ size: 100 })
  return { get, staff, row: data[50] ?? {} }
}
const sides = { many: await requested('noor'), few: await requested('najd') }
type Side = (typeof sides)['many']

const sorted = ['createdAt', 'name', 'type', 'mobile', 'status', 'source', 'dueAt', 'model', 'updatedAt']
const week = 7 * 86_400_000
const questions: [string, (side: Side) => Record<string, unknown>][] = [
  ['first page', () => ({})],
  ['page 500', () => ({ page: 500 })],
  ['status', () => ({ status: 'pending' })],
  ['two statuses', () => ({ status: 'pending,in-progress' })],
  ['assignee', ({ row }) => ({ assigneeId: row['assigneeId'] ?? '' })],
  ['nobody assigned', () => ({ assigneeIdHas: 'false' })],
  ['made within a week', () => ({ createdAtFrom: new Date(Date.now() - week).toISOString() })],
  ['due before now', () => ({ dueAtTo: new Date().toISOString(), sort: 'dueAt', order: 'ASC' })],
  ['name contains', ({ row }) => ({ name: String(row['name']).split(' ')[0] })],
  ...sorted.flatMap((field): [string, () => Record<string, unknown>][] => [
    [`by ${field}, up`, () => ({ sort: field, order: 'ASC' })],
    [`by ${field}, down`, () => ({ sort: field, order: 'DESC' })],
  ]),
  ['search: a whole name', ({ row }) => ({ q: row['name'] })],
  ['search: a mobile', ({ row }) => ({ q: row['mobile'] })],
  ['search: the end of a mobile', ({ row }) => ({ q: String(row['mobile']).slice(-6) })],
  ['search: an Arabic first name', () => ({ q: 'محمد' })],
  ['search: Arabic digits', () => ({ q: '٠٥٥' })],
  ['search: two letters', () => ({ q: 'al' })],
  ['search: nothing like it', () => ({ q: 'zzzqqq' })],
  ['search and status', () => ({ q: 'سارة', status: 'pending' })],
]
console.log(`${engine.kind}, Node ${process.version}, median of ${rounds}; ${many} leads against ${few}`)
for (const [name, query] of questions) {
  const [large, small] = [await time(() => sides.many.get(query(sides.many))), await time(() => sides.few.get(query(sides.few)))]
  console.log(
    `${name.padEnd(32)} ${large.toFixed(1).padStart(8)} ms   few ${small.toFixed(1).padStart(8)} ms   ratio ${(large / small).toFixed(1)}`,
  )
}
await app.close()
await engine.close()

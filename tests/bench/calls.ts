// `npm run bench`: what a call costs compared with the same SQL through the bare driver, in one run. Prints medians and ratios; asserts nothing.
import { sql } from 'kysely'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { firstMorning, openTestServer } from '../core/server/testServer.ts'
import { median } from './median.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 60)

async function time(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 5; warm += 1) await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return median(times)
}

const engine = await openEngine({ databaseUrl: process.env.DATABASE_URL, dataDir: ':memory:', log: () => undefined })
const { app } = await openTestServer(engine)
await loadDemo(engine, firstMorning)
const login = await app.inject({
  method: 'POST',
  url: '/api/staffs/login',
  payload: { email: 'administrator@noor.example', password: 'wakeel-demo' },
})
const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` }
const get = (url: string) => async () => {
  const answer = await app.inject({ url: `/api${url}`, headers })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
}
const bare = (query: string) => () => engine.scoped('noor', (tx) => sql.raw(query).execute(tx))

const cases: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['list of leads', get('/leads'), bare('select * from leads where "deletedAt" is null order by "createdAt" desc, id desc limit 10')],
  [
    'filtered list of appointments',
    get('/appointments?status=pending'),
    bare(`select * from appointments where status in ('pending') order by "startAt" desc, id desc limit 10`),
  ],
  [
    'search of customers',
    get('/customers?q=050'),
    bare(`select * from customers where "searchText" like '%050%' order by "createdAt" desc limit 10`),
  ],
  ['page 200 of leads', get('/leads?page=200'), bare('select * from leads order by "createdAt" desc, id desc limit 10 offset 1990')],
]
console.log(`${engine.kind}, Node ${process.version}, median of ${rounds}`)
for (const [name, call, driver] of cases) {
  const [mine, base] = [await time(call), await time(driver)]
  console.log(
    `${name.padEnd(32)} ${mine.toFixed(2).padStart(8)} ms   bare SQL ${base.toFixed(2).padStart(8)} ms   ratio ${(mine / base).toFixed(2)}`,
  )
}
await app.close()
await engine.close()

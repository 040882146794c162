// `npm run bench:campaign`: a campaign to 100,000 customers, from the first eligibility check to the last queued message. Prints the rate
// of each tenth and the memory after it; both should stay constant. Asserts nothing.
import { sql } from 'kysely'
import { sendBatch } from '../../server/campaigns/sendBatch.ts'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { insertRows } from '../../server/core/db/writes.ts'
import { completeRow } from '../../server/core/db/repository.ts'
import { firstMorning, openTestServer } from '../core/server/testServer.ts'
import { seedTenants } from '../core/server/tenants.ts'

const people = Number(process.env.BENCH_ROWS ?? 100_000)
const tenths = 10
const atOnce = 500
const consents = [{ purpose: 'marketing', channel: 'all', granted: true, at: '2026-01-01T00:00:00.000Z', textVersion: '1' }]

const engine = await openEngine({ databaseUrl: process.env.DATABASE_URL, dataDir: ':memory:', log: () => undefined })
const { app, services, clock } = await openTestServer(engine)
clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
await app.ready()
await seedTenants(services)
for (let made = 0; made < people; made += atOnce)
  await engine.scoped('noor', (tx) =>
    insertRows(
      tx,
      'customers',
      Array.from({ length: Math.min(atOnce, people - made) }, (_, place) =>
        completeRow(
          'customers',
          { firstName: 'Sara', lastName: 'Bench', mobile: `+9665${String(made + place).padStart(8, '0')}`, tags: ['bench'], consents },
          null,
          clock.now,
        ),
      ),
    ),
  )
const campaignId = await engine.scoped('noor', async (tx) => {
  const { rows } = await sql<{ id: string }>`select id from staff where "staffType" is null and active order by id limit 1`.execute(tx)
  await sql`update settings set "campaignPerMinute" = 600000`.execute(tx)
  const campaign = completeRow(
    'campaigns',
    {
      ...{ name: 'Bench', status: 'sending', channel: 'sms', perMinute: 600_000, authorId: rows[0]?.id },
      body: { en: '{name}: {link} Stop: {optOut}', ar: '{name}: {link} إيقاف: {optOut}' },
      audience: { rows: {}, customers: { tags: ['bench'] } },
    },
    rows[0]?.id ?? null,
    clock.now,
  )
  await insertRows(tx, 'campaigns', [campaign])
  return campaign.id
})
const counted = () =>
  engine.scoped('noor', async (tx) => {
    const { rows } = await sql<{
      eligible: number | null
    }>`select (counts->>'eligible')::int as eligible from campaigns where id = ${campaignId}`.execute(tx)
    return rows[0]?.eligible ?? 0
  })
const megabytes = () => (process.memoryUsage().rss / 2 ** 20).toFixed(0)

console.log(`${engine.kind}, Node ${process.version}: ${people} recipients; ${megabytes()} MB resident before`)
const begun = performance.now()
let last = begun
let next = people / tenths
for (let breadth = 100; ;) {
  const step = await engine.scoped('noor', (tx) => sendBatch(services, tx, campaignId, breadth))
  if (step.over) break
  // The server's clock is fixed: work that would wait for it continues.
  if (step.at) clock.now = new Date(clock.now.getTime() + 10_000)
  else breadth = step.breadth
  const done = await counted()
  if (done >= next) {
    const now = performance.now()
    console.log(
      `${String(done).padStart(7)}  ${(people / tenths / ((now - last) / 1000)).toFixed(0).padStart(5)} a second  ${megabytes()} MB`,
    )
    last = now
    next += people / tenths
  }
  if (done >= people) break
}
const seconds = (performance.now() - begun) / 1000
const twice = await engine.scoped('noor', (tx) =>
  sql<{
    all: number
    people: number
  }>`select count(*)::int as all, count(distinct "customerId")::int as people from messages where "campaignId" = ${campaignId}`.execute(tx),
)
console.log(`${JSON.stringify(twice.rows[0])} in ${seconds.toFixed(0)} s, ${(people / seconds).toFixed(0)} a second`)
await app.close()
await engine.close()

// `npm run bench:crowd`: PEOPLE (500) requests for one advisor's slot at the same moment, over as many connections. Prints who got it,
// and the answers and times of the others. Needs PostgreSQL and a build. Fails unless exactly one got it and no call failed.
import { sql } from 'kysely'
import { advisorsOf } from '../../server/core/time/workshop.ts'
import { providePostgres } from '../provide/postgres.ts'
import { manyCustomers } from '../core/server/manyCustomers.ts'
import { newAddress } from '../core/server/people.ts'
import { caller } from './drive.ts'
import { openGround, servedEnv, tenant } from './benchSetup.ts'
import { serve } from './served.ts'

const people = Number(process.env.PEOPLE ?? 500)
const { url, stop } = await providePostgres()
const setup = await openGround(url, 10_000)
const server = await serve({ ...servedEnv, DATABASE_URL: setup.url, TRUST_PROXY: '1' })
const { rows } = await setup.engine.scoped(tenant, (tx) =>
  sql<{ makeId: string; locationId: string; service: string }>`select (select id from makes limit 1) as "makeId",
    (select id from "dealershipLocations" where "deletedAt" is null order by id limit 1) as "locationId",
    (select code from "servicePackages" where "deletedAt" is null order by id limit 1) as service`.execute(tx),
)
const { makeId = '', locationId = '', service = '' } = rows[0] ?? {}
const crowd = await manyCustomers(setup.services, { id: tenant, makeId }, people)
const { send, close } = caller(server.origin, people)
// Each from an address of their own, since an address has limits.
const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() })
const [advisor] = await setup.engine.scoped(tenant, (tx) => advisorsOf(tx, locationId))
if (!advisor) throw new Error('Nobody receives customers at the branch.')
interface Offer {
  start: string
  available: boolean
}
// Earlier runs booked the nearer slots, and some days are closed.
async function freeOn(advisorId: string, days: number): Promise<string> {
  if (days > 60) throw new Error('Nothing is free.')
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { text } = await send({
    path: `/api/landing-page/appointment-times?locationId=${locationId}&services=${service}&date=${date}&advisorId=${advisorId}`,
    headers: headersOf(crowd[0] ?? { token: '' }),
  })
  const free = (JSON.parse(text) as { data: Offer[] }).data.find(({ available }) => available)
  return free?.start ?? freeOn(advisorId, days + 1)
}
const startAt = await freeOn(advisor.id, 4)
const begun = performance.now()
const answers = await Promise.all(
  crowd.map(async (one) => {
    const body = {
      vehicleId: one.vehicleId,
      services: [service],
      locationId,
      startAt,
      transport: 'dropOff',
      advisorId: advisor.id,
    }
    const { status } = await send({ method: 'POST', path: '/api/landing-page/add-appointment', headers: headersOf(one), body })
    return { status, after: performance.now() - begun }
  }),
)
const details = answers.map(({ after }) => after).sort((one, other) => one - other)
const counts = answers.reduce((all, { status }) => all.set(status, (all.get(status) ?? 0) + 1), new Map<number, number>())
const at = (share: number) => (details[Math.floor((details.length - 1) * share)] ?? 0).toFixed(0)
console.log(
  `${people} people: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}; told after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (all)`,
)
close()
await server.stop()
await setup.close()
await stop()
if (counts.get(200) !== 1 || answers.some(({ status }) => status >= 500)) process.exitCode = 1

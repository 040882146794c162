// Entries on the demo's waiting list: some wait, one is offered a time whose message can be opened from the outbox, some have ended.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { offerTime } from '../appointments/waiting/offerFreedTimes.ts'
import { freeFor, noteFree, suits, type Wanted } from '../appointments/waiting/entries.ts'
import { newReference } from '../core/commit/newReference.ts'
import { completeRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { insertRows } from '../core/db/writes.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import type { Services } from '../core/services.ts'
import { inRegionOf } from '../core/time/region.ts'
import { dayAfter, localDay } from '../core/time/time.ts'
import { fillAlone } from './load.ts'

interface Plan {
  status: Word<'waitingStatus'>
  /** Its first and last day, counted from today. */
  days: readonly [number, number]
  part: Word<'dayPart'>
  /** Hours since it was left. */
  age: number
}
const plans: readonly Plan[] = [
  { status: 'offered', days: [2, 9], part: 'morning', age: 52 },
  { status: 'waiting', days: [1, 3], part: 'evening', age: 30 },
  { status: 'waiting', days: [2, 6], part: 'morning', age: 21 },
  { status: 'waiting', days: [4, 4], part: 'any', age: 9 },
  { status: 'waiting', days: [1, 12], part: 'noon', age: 3 },
  { status: 'withdrawn', days: [0, 5], part: 'any', age: 44 },
  { status: 'over', days: [-6, -2], part: 'morning', age: 160 },
]
const booked: readonly Plan[] = [
  { status: 'booked', days: [-1, 7], part: 'any', age: 75 },
  { status: 'booked', days: [0, 9], part: 'morning', age: 68 },
]
const hourMs = 3_600_000

/** Cars without an open booking. */
async function idleCars(tx: Scope, count: number): Promise<RowOf<'vehicles'>[]> {
  const cars = await readRows(tx, 'vehicles', { size: 60, conditions: [sql`status = 'Approved'`], sort: 'id', order: 'ASC' })
  const ids = cars.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`select distinct "vehicleId" as id from appointments
    where "vehicleId" = any(${ids}::uuid[]) and closure = 'none' and status <> 'delivered'`.execute(tx)
  const busy = new Set(rows.map(({ id }) => id))
  const owners = new Set<string>()
  return cars.filter(({ id, customerId }) => !busy.has(id) && !owners.has(customerId) && owners.add(customerId)).slice(0, count)
}

async function fill(services: Services, tx: Scope): Promise<string | undefined> {
  const now = services.now()
  const today = localDay(now)
  // Not at the first branch, where most is tried.
  const [, ...branches] = await readRows(tx, 'dealershipLocations', { size: 10, conditions: [sql`active`], sort: 'id', order: 'ASC' })
  const packages = await readRows(tx, 'servicePackages', { size: 4, conditions: [sql`active`], sort: 'position', order: 'ASC' })
  const cars = await idleCars(tx, plans.length)
  const visits = await readRows(tx, 'appointments', {
    size: booked.length,
    conditions: [
      sql`type = 'service' and status = 'pending' and closure = 'none' and "startAt" > ${now.toISOString()} and "vehicleId" is not null`,
    ],
    sort: 'startAt',
    order: 'ASC',
  })
  const first = branches[0]
  if (!first || packages.length === 0) return undefined
  const leave = async ({ status, days, part, age }: Plan, place: number, more: object) => {
    const wanted: Wanted = {
      packageIds: [packages[place % packages.length]?.id ?? ''],
      locationId: branches[place % branches.length]?.id ?? first.id,
      ...{ firstDay: dayAfter(today, days[0]), lastDay: dayAfter(today, days[1]), dayPart: part },
    }
    const values = { ref: await newReference(tx, 'waitingEntries'), ...wanted, status: status === 'offered' ? 'waiting' : status, ...more }
    const row = completeRow('waitingEntries', values, null, new Date(now.getTime() - age * hourMs))
    await insertRows(tx, 'waitingEntries', [row])
    if (status === 'waiting') await noteFree(tx, row.id, wanted, now)
    return row.id
  }
  const made: string[] = []
  for (const [place, plan] of plans.entries()) {
    const car = cars[place]
    if (car) made.push(await leave(plan, place, { customerId: car.customerId, vehicleId: car.id }))
  }
  for (const [place, plan] of booked.entries()) {
    const visit = visits[place]
    if (!visit) continue
    const { id: appointmentId, customerId, vehicleId, locationId, startAt: offeredStart } = visit
    await leave(plan, place, { customerId, vehicleId, locationId, appointmentId, offeredStart, offers: 1 })
  }
  return made[0]
}

/** Fills each demo company's waiting list, once. */
export async function fillDemoWaitingList(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await inRegionOf(services.engine, tenantId, () =>
      services.engine.scoped(tenantId, async (tx) => {
        await fillAlone(tx)
        if ((await readRows(tx, 'waitingEntries', { size: 1 })).length > 0) return
        const offered = await fill(services, tx)
        const [entry] = offered ? await readRows(tx, 'waitingEntries', { ids: [offered], size: 1 }) : []
        if (!entry) return
        const free = await freeFor(tx, entry, { first: entry.firstDay, last: entry.lastDay }, services.now())
        const start = free?.find((one) => suits(entry, one))
        if (start) await offerTime(services, tx, entry.id, start)
      }),
    )
}

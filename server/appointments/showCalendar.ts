// A branch's calendar: open hours, advisors, bookings, blocked time and load, by the same rules as booking.
import { nameFor } from '../core/access/nameFor.ts'
import { sql } from 'kysely'
import { boundTo, passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { Calendar, CalendarAdvisor, CalendarDay } from '../../src/schema/appointments/calls/calendar.ts'
import type { Span } from '../../src/schema/core/kinds.ts'
import { resources } from '../../src/schema/resources.ts'
import { claimsBetween } from '../core/time/claims.ts'
import { bayResource, claimKey, isSpecial, runsOf, spansOf, touches, type Branch, type Claims } from '../core/time/slots.ts'
import { holdsAt } from '../core/time/holds.ts'
import { dayAfter, minutesAfter, momentOf, weekdayOf } from '../core/time/time.ts'
import { advisorsOf, branchWithBlocks, findBranch, findSettings, holidaysOf } from '../core/time/workshop.ts'
import type { CallerDb, Question } from '../core/db/caller/as.ts'
import { readRows, type RowOf } from '../core/db/repository.ts'
import { rowsById } from '../core/commit/rowsById.ts'
import { Problem } from '../core/http/problem.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'

const everything = { size: 5000 }
const longestMinutes = dayMinutes

const bookingsIn = (locationId: string, from: string, to: string) =>
  ({
    ...everything,
    sort: 'startAt',
    order: 'ASC',
    // No booking lasts longer than a day, so the index on starts is sufficient.
    conditions: [
      sql`"locationId" = ${locationId}`,
      sql`"startAt" < ${to} and "startAt" > ${minutesAfter(from, -longestMinutes)} and "endAt" > ${from}`,
    ],
  }) as const satisfies Question

/**
 * The calendar of a branch between two days (YYYY-MM-DD), both inclusive, limited to what the person may see. Throws forbidden (403) for a
 * person who may list no bookings, notFound (404) for an unknown branch or one that is not theirs.
 */
export async function showCalendar(
  db: CallerDb,
  actor: Actor,
  requested: { locationId: string; from: string; to: string },
  now: Date,
): Promise<Calendar> {
  if (!(await db.mayList('appointments'))) throw new Problem('forbidden')
  const [from, to] = [momentOf(requested.from, '00:00'), momentOf(dayAfter(requested.to, 1), '00:00')]
  const visible = await db.rows('appointments', bookingsIn(requested.locationId, from, to))
  const { location, branch, holidays, claims, hosts, taken, holds, ...names } = await db.asSystem(
    "free time is what nobody's booking takes, and a booking names its customer and its car",
    async (tx) => {
      const here = await findBranch(tx, requested.locationId)
      // Staff limited to branches may not see other branches.
      if (boundTo(actor)?.includes(here.id) === false) throw new Problem('notFound')
      return {
        location: here,
        branch: await branchWithBlocks(tx, here, await findSettings(tx), from, to),
        holidays: await holidaysOf(tx, here.id, requested.from, requested.to),
        claims: await claimsBetween(tx, from, to, now),
        hosts: [...(await advisorsOf(tx, here.id, 'service')), ...(await advisorsOf(tx, here.id, 'testDrive'))],
        taken: await readRows(tx, 'appointments', bookingsIn(here.id, from, to)),
        holds: await holdsAt(tx, here.id, from, to, now),
        customers: await rowsById(
          tx,
          'customers',
          Array.from(visible, (row) => row.customerId),
        ),
        cars: await rowsById(
          tx,
          'vehicles',
          Array.from(visible, (row) => row.vehicleId),
        ),
      }
    },
  )
  const dates = datesBetween(requested.from, requested.to)
  const known = new Set(visible.map(({ id }) => id))
  const hidden = taken.filter((row) => row.closure === 'none' && !known.has(row.id))
  return {
    locationId: location.id,
    bays: location.bays,
    slotMinutes: location.slotMinutes,
    days: dates.map((date) => dayOf(branch, date, holidays.find(({ day }) => day === date)?.name ?? null, claims)),
    advisors: hosts.map((one) => advisorOf(branch, one, dates)),
    bookings: bookingsOf(actor, visible, names),
    busy: [...hidden, ...holds].map(({ startAt, endAt, advisorId, bay }) => ({
      startAt,
      endAt,
      advisorId,
      bay,
    })),
    blocks: blocksOf(actor, (branch.blocked ?? []) as RowOf<'blockedTimes'>[], location.id, new Set(hosts.map(({ id }) => id))),
  }
}

const datesBetween = (from: string, to: string): string[] => {
  const dates = [from]
  for (let date = from; date < to; date = dates.at(-1) ?? to) dates.push(dayAfter(date, 1))
  return dates
}

function dayOf(branch: Branch, date: string, holiday: CalendarDay['holiday'], claims: Claims): CalendarDay {
  const spans = holiday ? [] : [...spansOf(branch, date)]
  const hours = new Map<string, { taken: number; possible: number }>()
  const bays = Array.from({ length: branch.bays }, (_, place) => place + 1)
  for (const { start, local } of holiday ? [] : runsOf(branch, date).flat()) {
    const end = minutesAfter(start, branch.slotMinutes)
    const blocks = (branch.blocked ?? []).filter((block) => block.staffId === null && touches(block, start, end))
    const free = bays.filter((bay) => !blocks.some((block) => block.bay === null || block.bay === bay))
    const taken = bays.filter((bay) => claims.has(claimKey(bayResource(branch.id, bay), start)))
    const hour = `${local.slice(0, 2)}:00`
    const sum = hours.get(hour) ?? { taken: 0, possible: 0 }
    hours.set(hour, { taken: sum.taken + taken.length, possible: sum.possible + Math.max(free.length, taken.length) })
  }
  const all = [...hours].map(([hour, load]) => ({ hour, ...load }))
  return {
    date,
    spans,
    reason: holiday ? 'holiday' : spans.length === 0 ? 'closed' : isSpecial(branch, date) ? 'ramadan' : null,
    holiday,
    taken: all.reduce((sum, one) => sum + one.taken, 0),
    possible: all.reduce((sum, one) => sum + one.possible, 0),
    hours: all,
  }
}

const shared = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((one) =>
    others
      .map((other) => ({ from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to }))
      .filter(({ from, to }) => from < to),
  )

const advisorOf = (
  branch: Branch,
  { id, name, staffType, workingHours, leave }: RowOf<'staff'>,
  dates: readonly string[],
): CalendarAdvisor => ({
  id,
  name,
  staffType,
  days: dates.map((date) => {
    const absence = leave.find((one) => one.from <= date && date <= one.to)
    const open = spansOf(branch, date)
    const own = workingHours && !isSpecial(branch, date) ? shared(open, workingHours[weekdayOf(date)]) : [...open]
    return { date, spans: absence ? [] : own, away: absence !== undefined, note: absence?.note ?? null }
  }),
})

interface Names {
  customers: ReadonlyMap<string, RowOf<'customers'>>
  cars: ReadonlyMap<string, RowOf<'vehicles'>>
}
function bookingsOf(actor: Actor, rows: readonly RowOf<'appointments'>[], { customers, cars }: Names): Calendar['bookings'] {
  const changes = rowRule(actor, resources.appointments, 'edit')
  return rows.map((row) => {
    const { id, version, ref, type, status, closure, startAt, endAt, advisorId, bay } = row
    const car = cars.get(row.vehicleId ?? '')
    const customer = customers.get(row.customerId)
    return {
      ...{ id, version, ref, type, status, closure, startAt, endAt, advisorId, bay },
      customer: customer ? nameFor(actor, customer) : null,
      plate: car?.plate ?? null,
      vin: car?.vin ?? null,
      services: row.services.map(({ name }) => name),
      changeable: passes(changes, actor, row),
    }
  })
}

const blocksOf = (
  actor: Actor,
  blocks: readonly RowOf<'blockedTimes'>[],
  locationId: string,
  hosts: ReadonlySet<string>,
): Calendar['blocks'] => {
  const changes = rowRule(actor, resources.blockedTimes, 'edit')
  return blocks
    .filter((block) => block.locationId === locationId || (block.staffId !== null && hosts.has(block.staffId)))
    .map((block) => {
      const { id, version, staffId, bay, startAt, endAt, reason, note } = block
      return {
        id,
        version,
        locationId: block.locationId,
        staffId,
        bay,
        startAt,
        endAt,
        reason,
        note,
        changeable: passes(changes, actor, block),
      }
    })
}

// A branch's calendar: open hours, advisors, bookings, blocked time and load, by the same rules as booking.
import { nameFor } from '../core/access/nameFor.ts'
import { sql } from 'kysely'
import { passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { Calendar, CalendarAdvisor, CalendarDay } from '../../src/schema/appointments/calls/calendar.ts'
import type { Span } from '../../src/schema/core/kinds.ts'
import { resources } from '../../src/schema/resources.ts'
import { claimsBetween } from '../core/time/claims.ts'
import { bayResource, claimKey, isSpecial, runsOf, spansOf, touches, type Branch, type Claims } from '../core/time/slots.ts'
import { holdsAt } from './time/holds.ts'
import { dayAfter, minutesAfter, momentOf, weekdayOf } from '../core/time/time.ts'
import { advisorsOf, branchWithBlocks, findBranch, findSettings, holidaysOf } from '../core/time/workshop.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

const everything = { size: 5000 }
const longestMinutes = 1440

/**
 * The calendar of a branch between two days (YYYY-MM-DD), both inclusive, limited to what the person may see. Throws forbidden (403) for a
 * person who may list no bookings, notFound (404) for an unknown branch or one that is not theirs.
 */
export async function showCalendar(
  tx: Scope,
  actor: Actor,
  requested: { locationId: string; from: string; to: string },
  now: Date,
): Promise<Calendar> {
  if (rowRule(actor, resources.appointments, 'list').length === 0) throw new Problem('forbidden')
  const location = await findBranch(tx, requested.locationId)
  const bound = actor.locationIds.length > 0 && actor.designation !== 'Administrator'
  // Staff limited to branches may not see other branches.
  if (bound && !actor.locationIds.includes(location.id)) throw new Problem('notFound')
  const [from, to] = [momentOf(requested.from, '00:00'), momentOf(dayAfter(requested.to, 1), '00:00')]
  const branch = await branchWithBlocks(tx, location, await findSettings(tx), from, to)
  const holidays = await holidaysOf(tx, location.id, requested.from, requested.to)
  const claims = await claimsBetween(tx, from, to, now)
  const dates = datesBetween(requested.from, requested.to)
  const hosts = [...(await advisorsOf(tx, location.id, 'service')), ...(await advisorsOf(tx, location.id, 'testDrive'))]
  const rows = await readRows(tx, 'appointments', {
    ...everything,
    sort: 'startAt',
    order: 'ASC',
    // No booking lasts longer than a day, so the index on starts is sufficient.
    conditions: [
      sql`"locationId" = ${location.id}`,
      sql`"startAt" < ${to} and "startAt" > ${minutesAfter(from, -longestMinutes)} and "endAt" > ${from}`,
    ],
  })
  const seen = rowRule(actor, resources.appointments, 'show')
  const visible = rows.filter((row) => passes(seen, actor, row))
  const hidden = rows.filter((row) => row.closure === 'none' && !passes(seen, actor, row))
  return {
    locationId: location.id,
    bays: location.bays,
    slotMinutes: location.slotMinutes,
    days: dates.map((date) => dayOf(branch, date, holidays.find(({ day }) => day === date)?.name ?? null, claims)),
    advisors: hosts.map((one) => advisorOf(branch, one, dates)),
    bookings: await bookingsOf(tx, actor, visible),
    busy: [...hidden, ...(await holdsAt(tx, location.id, from, to, now))].map(({ startAt, endAt, advisorId, bay }) => ({
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

async function bookingsOf(tx: Scope, actor: Actor, rows: readonly RowOf<'appointments'>[]): Promise<Calendar['bookings']> {
  const ids = (field: 'customerId' | 'vehicleId') => [...new Set(rows.flatMap((row) => row[field] ?? []))]
  const customers = await readRows(tx, 'customers', { ...everything, ids: ids('customerId') })
  const vehicles = await readRows(tx, 'vehicles', { ...everything, ids: ids('vehicleId') })
  const people = new Map(customers.map((one) => [one.id, nameFor(actor, one)]))
  const cars = new Map(vehicles.map((one) => [one.id, one]))
  const changes = rowRule(actor, resources.appointments, 'edit')
  return rows.map((row) => {
    const { id, version, ref, type, status, closure, startAt, endAt, advisorId, bay } = row
    const car = cars.get(row.vehicleId ?? '')
    return {
      ...{ id, version, ref, type, status, closure, startAt, endAt, advisorId, bay },
      customer: people.get(row.customerId) ?? null,
      plate: car?.plate ?? null,
      car: car?.model ?? null,
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

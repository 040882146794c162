// Hours in which home service is available: of the branch whose service area contains the place, or of the nearest branch when there are no
// service areas.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { HomeDay } from '../../src/schema/fieldService/calls/requests.ts'
import type { HomeSlot } from '../../src/schema/fieldService/calls/homeSlot.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { GeoPoint } from '../../src/schema/core/values/geo.ts'
import { spansOf } from '../core/time/slots.ts'
import { dayAfter, earliestOffered, localDay, localTime, minutesAfter, momentOf } from '../core/time/time.ts'
import { branchOf, findSettings, holidaysOf } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { branchAround, type BranchAround } from './branchAround.ts'

const hour = 60
const shownDays = 14
type Offer = OutputOf<'homeServiceAvailability'>
type Hours = Pick<Offer, 'available' | 'reason' | 'slots'> & { holiday?: Bilingual }

const none = (reason: Offer['reason']): Hours => ({ available: false, reason, slots: [] })
const locationOf = ({ branch, km }: BranchAround) => ({ id: branch.id, name: branch.name, km: Math.round(km * 10) / 10 })
const notCovered = ({ drawn }: BranchAround) => (drawn ? ('outsideAreas' as const) : ('tooFar' as const))

// The number of the branch's drivers without leave that day, and the times at which one of them is taken.
async function crewOf(tx: Scope, branchId: string, date: string): Promise<{ drivers: number; taken: string[] }> {
  const { rows: people } = await sql<Pick<RowOf<'staff'>, 'leave'>>`select leave from staff where active and "deletedAt" is null
    and "staffType" = 'Driver' and ("locationIds" = '[]' or jsonb_exists("locationIds", ${branchId}))`.execute(tx)
  const { rows: visits } = await sql<{ slotAt: string }>`select "slotAt" from "homeService" where "deletedAt" is null and status <> 'closed'
    and ("locationId" is null or "locationId" = ${branchId})
    and "slotAt" >= ${minutesAfter(momentOf(date, '00:00'), -hour)} and "slotAt" < ${momentOf(dayAfter(date, 1), '00:00')}`.execute(tx)
  return {
    drivers: people.filter(({ leave }) => !leave.some(({ from, to }) => from <= date && date <= to)).length,
    taken: visits.map(({ slotAt }) => new Date(slotAt).toISOString()),
  }
}

async function hoursOf(
  tx: Scope,
  branch: RowOf<'dealershipLocations'>,
  settings: RowOf<'settings'>,
  date: string,
  now: Date,
  earliestOf = earliestOffered,
): Promise<Hours> {
  const today = localDay(now)
  if (date < today) return none('past')
  if (date > dayAfter(today, settings.bookingDays)) return none('notYet')
  const [holiday] = await holidaysOf(tx, branch.id, date, date)
  if (holiday) return { ...none('holiday'), holiday: holiday.name }
  const spans = spansOf(branchOf(branch, settings), date)
  if (spans.length === 0) return none('closed')
  const { drivers, taken } = await crewOf(tx, branch.id, date)
  const earliest = earliestOf(settings.leadMinutes, now.toISOString())
  const slots = spans.flatMap(({ from, to }): HomeSlot[] => {
    const [opening, closing] = [momentOf(date, from), momentOf(date, to)]
    const count = Math.floor((Date.parse(closing) - Date.parse(opening)) / (hour * 60_000))
    return Array.from({ length: count }, (_, step) => {
      const start = minutesAfter(opening, step * hour)
      // A visit takes its driver for one hour.
      const busy = taken.filter((at) => minutesAfter(at, hour) > start && at < minutesAfter(start, hour)).length
      const reason = start < earliest ? 'past' : busy >= drivers ? 'full' : null
      return { start, local: localTime(start), available: reason === null, reason }
    })
  })
  if (slots.some(({ available }) => available)) return { available: true, reason: null, slots }
  return { available: false, reason: slots.every(({ reason }) => reason === 'past') ? 'past' : 'full', slots }
}

/**
 * The hours of one day (YYYY-MM-DD); to book one of them, pass `earliestTaken`.
 */
export async function offerHomeHours(tx: Scope, place: GeoPoint, date: string, now: Date, earliestOf = earliestOffered): Promise<Offer> {
  const around = await branchAround(tx, place)
  if (!around) return { ...none('noBranch'), location: null, area: null }
  const { area, reaches, branch } = around
  const { holiday: _holiday, ...hours } = reaches
    ? await hoursOf(tx, branch, await findSettings(tx), date, now, earliestOf)
    : none(notCovered(around))
  return { ...hours, location: locationOf(around), area }
}

/** Whether a place is covered, by which branch, and its next days. */
export async function offerHomeDays(tx: Scope, place: GeoPoint, now: Date): Promise<OutputOf<'homeServiceDays'>> {
  const around = await branchAround(tx, place)
  if (!around) return { reason: 'noBranch', location: null, area: null, days: [] }
  const details = { location: { ...locationOf(around), phone: around.branch.phone }, area: around.area }
  if (!around.reaches) return { ...details, reason: notCovered(around), days: [] }
  const settings = await findSettings(tx)
  const days: HomeDay[] = []
  for (let ahead = 0; ahead < Math.min(shownDays, settings.bookingDays + 1); ahead += 1) {
    const date = dayAfter(localDay(now), ahead)
    const { available, reason, slots, holiday = null } = await hoursOf(tx, around.branch, settings, date, now)
    const why = reason === 'closed' || reason === 'holiday' || reason === 'full' || reason === 'past' ? reason : null
    days.push({ date, available, free: slots.filter((slot) => slot.available).length, total: slots.length, reason: why, holiday })
  }
  return { ...details, reason: null, days }
}

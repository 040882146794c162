// Days and times that a branch can offer for a work.
import { sql } from 'kysely'
import type { EarliestTime } from '../../src/schema/appointments/calls/booking.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { BookingDay } from '../../src/schema/appointments/customerBooking.ts'
import { claimsBetween } from '../core/time/claims.ts'
import { carResource } from './time/driveCars.ts'
import { claimKey, slotsOfDay, spansOf, unitsOf, type Block, type Branch, type Claims } from '../core/time/slots.ts'
import { dayAfter, earliestOffered, localDay, minutesAfter, momentOf } from '../core/time/time.ts'
import {
  advisorChoice,
  advisorsOf,
  branchWithBlocks,
  findBranch,
  findPackages,
  findSettings,
  holidaysOf,
  minutesOfWork,
} from '../core/time/workshop.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import type { Slot } from '../../src/schema/core/time/slot.ts'

/** The work, its branch and the wanted advisor. */
export interface TimeQuestion {
  locationId: string
  services?: readonly string[] | undefined
  advisorId?: string | null | undefined
  /** Minutes of work, instead of services. */
  minutes?: number
  type?: Word<'appointmentType'> | undefined
  /** The car of a test drive: only times at which it is free. */
  driveCarId?: string | null | undefined
  /** An appointment or hold whose own claims do not count, because it is being moved or belongs to the caller. */
  without?: string | null
}

type Work = Omit<TimeQuestion, 'locationId'>

// Data that is the same for every branch, read once.
async function readTimes(tx: Scope, { services, without }: Work, from: string, days: number, now: Date) {
  const settings = await findSettings(tx)
  const last = dayAfter(from, days)
  const [first, end] = [momentOf(from, '00:00'), momentOf(last, '00:00')]
  return {
    ...{ settings, from, last, first, end },
    packages: await findPackages(tx, services ?? []),
    claims: await claimsBetween(tx, first, end, now, without ?? null),
    earliest: earliestOffered(settings.leadMinutes, now.toISOString()),
    lastBookable: dayAfter(localDay(now), settings.bookingDays),
  }
}

async function placeTimes(
  tx: Scope,
  question: Work,
  location: RowOf<'dealershipLocations'>,
  { settings, from, last, first, end, packages, claims, earliest, lastBookable }: Awaited<ReturnType<typeof readTimes>>,
) {
  const branch = await branchWithBlocks(tx, location, settings, first, end)
  const advisors = advisorChoice(await advisorsOf(tx, branch.id, question.type), question.advisorId)
  const minutes = question.minutes ?? minutesOfWork(branch, packages)
  const holidays = await holidaysOf(tx, branch.id, from, last)
  return {
    branch,
    minutes,
    holidays,
    lastBookable,
    slots: (day: string) =>
      slotsOf(question, slotsOfDay(earliest, placeFor(question, branch), day, minutes, advisors, claims), branch, minutes, claims),
  }
}

async function prepare(tx: Scope, question: TimeQuestion, from: string, days: number, now: Date) {
  const read = await readTimes(tx, question, from, days, now)
  return placeTimes(tx, question, await findBranch(tx, question.locationId), read)
}

// A test drive needs no bay: calculated as if there were one that is always free.
const placeFor = ({ type }: Work, branch: Branch): Branch =>
  type === 'testDrive' ? { ...branch, id: '', bays: 1, blocked: (branch.blocked ?? []).filter(({ bay }) => bay === null) } : branch

function slotsOf({ driveCarId }: Work, slots: Slot[], branch: Branch, minutes: number, claims: Claims): Slot[] {
  if (!driveCarId) return slots
  const units = Array.from({ length: unitsOf(branch, minutes) }, (_, place) => place * branch.slotMinutes)
  const out = ({ start }: Slot) => units.some((unit) => claims.has(claimKey(carResource(driveCarId), minutesAfter(start, unit))))
  return slots.map((slot) => (slot.available && out(slot) ? { ...slot, available: false, reason: 'taken' } : slot))
}

// A block of the whole branch from its opening to its closing.
const blockOfDay = (branch: Branch, day: string): Block | undefined => {
  const spans = spansOf(branch, day)
  const [from, to] = [spans.at(0)?.from, spans.at(-1)?.to]
  if (!from || !to) return undefined
  const [opening, closing] = [momentOf(day, from), momentOf(day, to)]
  const whole = (branch.blocked ?? []).filter(({ staffId, bay }) => staffId === null && bay === null)
  return whole.find(({ startAt, endAt }) => startAt <= opening && endAt >= closing)
}

/** The next days with their number of free starts, and the reason when there is none. */
export async function offerDays(tx: Scope, question: TimeQuestion, from: string, days: number, now: Date): Promise<BookingDay[]> {
  const { branch, holidays, slots, lastBookable } = await prepare(tx, question, from, days, now)
  return Array.from({ length: days }, (_, place) => dayAfter(from, place)).map((date) => {
    const later = date > lastBookable
    const holiday = holidays.find(({ day }) => day === date)
    const all = holiday || later ? [] : slots(date)
    const closed = spansOf(branch, date).length === 0
    const block = holiday || closed ? undefined : blockOfDay(branch, date)
    const reason = holiday ? 'holiday' : closed || block ? 'closed' : later ? 'later' : whyNone(all)
    return {
      date,
      available: reason === null,
      free: all.filter(({ available }) => available).length,
      total: all.length,
      reason,
      holiday: holiday?.name ?? null,
      block: block?.reason ?? null,
    }
  })
}

function whyNone(slots: readonly Slot[]): BookingDay['reason'] {
  if (slots.some(({ available }) => available)) return null
  return slots.every(({ reason }) => reason === 'past') ? 'past' : 'full'
}

/** Every start of a day; none on a holiday or beyond the last bookable day. */
export async function offerSlots(tx: Scope, question: TimeQuestion, day: string, now: Date): Promise<Slot[]> {
  const { holidays, slots, lastBookable } = await prepare(tx, question, day, 1, now)
  return holidays.some((one) => one.day === day) || day > lastBookable ? [] : slots(day)
}

/** The next free starts from a time on, at most `count`, within one week. */
export async function nextFreeSlots(
  tx: Scope,
  question: TimeQuestion,
  from: string,
  count: number,
  now: Date,
): Promise<{ start: string; local: string }[]> {
  const first = localDay(from)
  return freeStarts(await prepare(tx, question, first, nearDays, now), first, from).slice(0, count)
}

const nearDays = 7
const farDays = 14
const earliestOfBranch = 2
const earliestShown = 4

/** Free starts from a day on, for as many days as were read; on the first day also those before the present time. */
function freeStarts(
  { holidays, slots, lastBookable }: Awaited<ReturnType<typeof placeTimes>>,
  first: string,
  from: string,
  days = nearDays,
) {
  return Array.from({ length: days }, (_, place) => dayAfter(first, place))
    .filter((day) => day <= lastBookable && !holidays.some((one) => one.day === day))
    .flatMap((day) => slots(day).filter((slot) => slot.available && (slot.start >= from || day === first)))
    .map(({ start, local }) => ({ start, local }))
}

/** The next free starts at all active branches, or at some of them, at most two of each, earliest first, within two weeks. */
export async function earliestTimes(
  tx: Scope,
  question: Pick<Work, 'services' | 'without'>,
  now: Date,
  locationIds?: readonly string[],
): Promise<EarliestTime[]> {
  const today = localDay(now)
  const read = await readTimes(tx, question, today, farDays, now)
  const branches = await readRows(tx, 'dealershipLocations', {
    ...(locationIds ? { ids: locationIds } : {}),
    size: 50,
    conditions: [sql`active`],
  })
  const found: EarliestTime[] = []
  for (const location of branches) {
    const starts = freeStarts(await placeTimes(tx, question, location, read), today, now.toISOString(), farDays)
    found.push(...starts.slice(0, earliestOfBranch).map((one) => ({ ...one, locationId: location.id })))
  }
  return found.toSorted((one, other) => one.start.localeCompare(other.start)).slice(0, earliestShown)
}

/** Every free start of a branch from one day to another, both included, as far as customers may book it now. */
export async function freeStartsBetween(
  tx: Scope,
  question: TimeQuestion,
  days: { first: string; last: string },
  now: Date,
): Promise<{ start: string; local: string }[]> {
  const count = daysBetween(days.first, days.last) + 1
  return freeStarts(await prepare(tx, question, days.first, count, now), days.first, '', count)
}

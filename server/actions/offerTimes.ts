// Days and times that a branch can still take for a work.
import type { BookingDay, Slot } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { claimsBetween } from '../booking/claims.ts'
import { slotsOfDay, spansOf } from '../booking/slots.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../booking/time.ts'
import { advisorChoice, advisorsOf, branchOf, findBranch, findPackages, findSettings, holidaysOf } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'

/** What is to be done, where, and with whom. */
export interface TimeQuestion {
  locationId: string
  services?: readonly string[] | undefined
  advisorId?: string | null | undefined
  /** Minutes of work, instead of services. */
  minutes?: number
  type?: Word<'appointmentType'>
  /** An appointment whose own claims do not count, because it moves. */
  without?: string | null
}

async function prepare(tx: Scope, question: TimeQuestion, from: string, days: number, now: Date) {
  const settings = await findSettings(tx)
  const branch = branchOf(await findBranch(tx, question.locationId), settings)
  const advisors = advisorChoice(await advisorsOf(tx, branch.id, question.type), question.advisorId)
  const packages = await findPackages(tx, question.services ?? [])
  const minutes =
    question.minutes ??
    Math.max(
      branch.slotMinutes,
      packages.reduce((sum, one) => sum + one.minutes, 0),
    )
  const last = dayAfter(from, days)
  const claims = await claimsBetween(tx, momentOf(from, '00:00'), momentOf(last, '00:00'), question.without ?? null)
  const holidays = await holidaysOf(tx, branch.id, from, last)
  const earliest = minutesAfter(now.toISOString(), settings.leadMinutes)
  return {
    branch,
    minutes,
    holidays,
    lastBookable: dayAfter(localDay(now), settings.bookingDays),
    slots: (day: string) => slotsOfDay(earliest, branch, day, minutes, advisors, claims),
  }
}

/** The next days with how many starts are free, and why a day has none. */
export async function offerDays(tx: Scope, question: TimeQuestion, from: string, days: number, now: Date): Promise<BookingDay[]> {
  const { branch, holidays, slots, lastBookable } = await prepare(tx, question, from, days, now)
  return Array.from({ length: days }, (_, place) => dayAfter(from, place))
    .filter((date) => date <= lastBookable)
    .map((date) => {
      const holiday = holidays.find(({ day }) => day === date)
      const all = holiday ? [] : slots(date)
      const free = all.filter(({ available }) => available).length
      const closed = spansOf(branch, date).length === 0
      const reason = holiday
        ? 'holiday'
        : closed
          ? 'closed'
          : free > 0
            ? null
            : all.every((slot) => slot.reason === 'past')
              ? 'past'
              : 'full'
      return { date, available: reason === null, free, total: all.length, reason, holiday: holiday?.name ?? null }
    })
}

/** Every start of a day; none on a holiday or beyond the last bookable day. */
export async function offerSlots(tx: Scope, question: TimeQuestion, day: string, now: Date): Promise<Slot[]> {
  const { holidays, slots, lastBookable } = await prepare(tx, question, day, 1, now)
  return holidays.some((one) => one.day === day) || day > lastBookable ? [] : slots(day)
}

/** The next free starts from a moment on, at most `count`, looking at most a week ahead. */
export async function nextFreeSlots(
  tx: Scope,
  question: TimeQuestion,
  from: string,
  count: number,
  now: Date,
): Promise<{ start: string; local: string }[]> {
  const first = localDay(from)
  const { holidays, slots, lastBookable } = await prepare(tx, question, first, 7, now)
  const days = Array.from({ length: 7 }, (_, place) => dayAfter(first, place))
  return days
    .filter((day) => day <= lastBookable && !holidays.some((one) => one.day === day))
    .flatMap((day) => slots(day).filter((slot) => slot.available && (slot.start >= from || day === first)))
    .slice(0, count)
    .map(({ start, local }) => ({ start, local }))
}

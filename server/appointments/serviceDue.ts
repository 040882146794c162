// When a service is due for a car: by the kilometres or the months since it was last done, whichever comes first. Pure: it reads no rows and
// no clock. docs/decisions/service-due.md says why each bound is as it is.
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'

dayjs.extend(utc)

/** A reading of the odometer: a calendar day (YYYY-MM-DD) and whole kilometres. */
export interface Reading {
  on: string
  km: number
}
/** An interval of a service; null: it does not depend on that. Without both it is never due. */
export interface Interval {
  everyKm: number | null
  everyMonths: number | null
}
/** The last time that a service, or one that contains it, was done; null kilometres: not read then. */
export interface Done {
  on: string
  km: number | null
}
/** What is known of a car on a day: its readings in any order, and the day on which it was delivered new. */
export interface CarHistory {
  today: string
  readings: readonly Reading[]
  deliveredOn: string | null
  /** Kilometres as somebody reads them today; null: they are estimated. */
  stated: number | null
}
/** The kilometres of a day; `estimated` when no reading was taken then. */
export interface Mileage {
  km: number
  estimated: boolean
}
/** What is left of a service's interval, and why; null where nothing says so. */
export interface Due {
  /** When it was last done; null: there is no record of it, so it counts from delivery and from zero kilometres. */
  last: Done | null
  /** Kilometres until it is due, below nought when it should have been done already. */
  kmLeft: number | null
  /** The day on which the months are over. */
  dueOn: string | null
  /** The interval that says that it is due, and by how many of its whole units it is overdue; null when it is not due. */
  basis: { kind: 'km' | 'months'; every: number; over: number } | null
}

// The most that a car is driven: readings that need more are not of one odometer, or were typed wrongly.
const maxPerDay = 500
const maxAtOnce = 1_500
// Days between the first and the last reading that a rate needs.
const shortestSpan = 30
// Days after the last reading, and before or after today, for which a rate is taken to hold.
const longestReach = 730
// A service is due this share of its interval before it ends, but no more than so many kilometres or days.
const ahead = { share: 0.15, km: 1_500, days: 30 }
const daysOfMonth = 30.44

const follows = (later: Reading, earlier: Reading): boolean =>
  later.km >= earlier.km && later.km - earlier.km <= maxAtOnce + maxPerDay * daysBetween(earlier.on, later.on)

/**
 * The most readings that one odometer can have shown: in the order of their days, never falling, never rising faster than a car is driven.
 * Of equally many those that end later; so a new odometer counts once it has as many readings as the old one.
 */
export function consistentReadings(readings: readonly Reading[]): readonly Reading[] {
  const sorted = readings.toSorted((one, other) => one.on.localeCompare(other.on) || one.km - other.km)
  const chains: (readonly Reading[])[] = []
  let best: readonly Reading[] = []
  for (const reading of sorted) {
    let before: readonly Reading[] = []
    for (const chain of chains) {
      const last = chain.at(-1)
      if (last && follows(reading, last) && chain.length >= before.length) before = chain
    }
    const chain = [...before, reading]
    chains.push(chain)
    if (chain.length >= best.length) best = chain
  }
  return best
}

/** Kilometres a day by least squares, between nought and the most that a car is driven; null with fewer than two readings or too short a span. */
export function dailyKilometres(readings: readonly Reading[]): number | null {
  const [first] = readings
  const last = readings.at(-1)
  if (!first || !last || daysBetween(first.on, last.on) < shortestSpan) return null
  const points = readings.map(({ on, km }) => ({ day: daysBetween(first.on, on), km }))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const day = mean(points.map((point) => point.day))
  const km = mean(points.map((point) => point.km))
  const rise = mean(points.map((point) => (point.day - day) * (point.km - km)))
  const run = mean(points.map((point) => (point.day - day) ** 2))
  return Math.min(maxPerDay, Math.max(0, rise / run))
}

/**
 * The kilometres of a day by consistent readings: between two of them evenly, after the last by the daily rate for two years at most; without
 * a rate what was read last. Null before the first.
 */
export function mileageOn(readings: readonly Reading[], day: string): Mileage | null {
  const before = readings.findLast(({ on }) => on <= day)
  if (!before) return null
  const days = daysBetween(before.on, day)
  if (days === 0) return { km: before.km, estimated: false }
  const after = readings.find(({ on }) => on > day)
  const rate = after ? (after.km - before.km) / daysBetween(before.on, after.on) : (dailyKilometres(readings) ?? 0)
  return { km: before.km + Math.round(rate * Math.min(days, longestReach)), estimated: true }
}

/** A car as its services are judged: the readings that hold, with delivery at zero, and today's kilometres, null when nothing says them. */
export interface KnownCar {
  today: string
  readings: readonly Reading[]
  deliveredOn: string | null
  mileage: Mileage | null
  /** Its kilometres a day; null: the readings do not say. */
  perDay: number | null
}
/** What is known of a car by its history. */
export function knownCar({ today, readings, deliveredOn, stated }: CarHistory): KnownCar {
  const all = [
    ...readings.filter(({ on }) => on <= today),
    ...(deliveredOn !== null && deliveredOn <= today ? [{ on: deliveredOn, km: 0 }] : []),
  ]
  const consistent = consistentReadings(stated === null ? all : [...all, { on: today, km: stated }])
  const read = readings.length > 0 || stated !== null
  const mileage = stated === null ? (read ? mileageOn(consistent, today) : null) : { km: stated, estimated: false }
  return { today, readings: consistent, deliveredOn, mileage, perDay: dailyKilometres(consistent) }
}

const wholeMonths = (from: string, to: string): number => Math.max(0, dayjs.utc(to).diff(dayjs.utc(from), 'month'))

// What was read at the time counts where today's kilometres can follow it, else what the other readings say of that day.
function kilometresThen({ on, km }: Done, today: string, present: number | null, readings: readonly Reading[]): number | null {
  if (on >= today) return present
  if (km !== null && (present === null || follows({ on: today, km: present }, { on, km }))) return km
  return mileageOn(readings, on)?.km ?? null
}

/** What is left of an interval for a car, by the last time that the service was done on it. */
export function dueOf({ everyKm, everyMonths }: Interval, done: Done | null, { today, readings, deliveredOn, mileage }: KnownCar): Due {
  const present = mileage?.km ?? null
  const doneAt = done === null ? 0 : kilometresThen(done, today, present, readings)
  const kmLeft = everyKm !== null && present !== null && doneAt !== null ? Math.min(everyKm, doneAt + everyKm - present) : null
  const since = done?.on ?? deliveredOn
  const dueOn = everyMonths !== null && since !== null ? dayjs.utc(since).add(everyMonths, 'month').format('YYYY-MM-DD') : null
  const last = done && { on: done.on, km: doneAt }

  const late = [
    ...(everyKm !== null && kmLeft !== null && kmLeft <= Math.min(ahead.km, everyKm * ahead.share)
      ? [{ kind: 'km' as const, every: everyKm, over: Math.max(0, -kmLeft), share: -kmLeft / everyKm }]
      : []),
    ...(everyMonths !== null && dueOn !== null && daysBetween(today, dueOn) <= Math.min(ahead.days, everyMonths * daysOfMonth * ahead.share)
      ? [
          {
            kind: 'months' as const,
            every: everyMonths,
            over: wholeMonths(dueOn, today),
            share: daysBetween(dueOn, today) / (everyMonths * daysOfMonth),
          },
        ]
      : []),
  ]
  // Of both the one that is further over its interval.
  const [worst] = late.toSorted((one, other) => other.share - one.share)
  return { last, kmLeft, dueOn, basis: worst ? { kind: worst.kind, every: worst.every, over: worst.over } : null }
}

/**
 * The day on which an interval ends for a car, by the months or by the kilometres at its daily rate, whichever comes first. A day before today
 * where that is over; by the kilometres not before the time for which a rate is taken to hold. null: nothing says when, or later than that time.
 */
export function dueDay({ kmLeft, dueOn }: Due, { today, perDay }: KnownCar): string | null {
  const days = kmLeft === null ? null : perDay ? Math.ceil(kmLeft / perDay) : kmLeft <= 0 ? 0 : null
  const byKm = days === null || days > longestReach ? null : dayjs.utc(today).add(Math.max(days, -longestReach), 'day').format('YYYY-MM-DD')
  return [byKm, dueOn].filter((day) => day !== null).toSorted()[0] ?? null
}

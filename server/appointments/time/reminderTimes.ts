// When a visit is reminded of. Pure: the clock reads the rows.
import { quietAround, type Quiet } from '../../core/time/quietHours.ts'
import { minutesAfter } from '../../core/time/time.ts'

/** The reminders: minutes before the start that each is meant for, and that it must leave at least. */
export const reminderKinds = {
  bookingReminderDay: { lead: 24 * 60, least: 2 * 60 },
  bookingReminderSoon: { lead: 2 * 60, least: 30 },
} as const
/** One of them. */
export type ReminderKind = keyof typeof reminderKinds
/** Minutes before quiet hours at which what cannot wait for their end goes. */
const beforeQuiet = 60

/** The moment, ISO UTC, at which a reminder of a visit goes: its lead before the start; out of quiet hours at their end, or before they begin where their end is too late. */
export function reminderMoment(kind: ReminderKind, startAt: string, quiet: Quiet): string {
  const { lead, least } = reminderKinds[kind]
  const desired = minutesAfter(startAt, -lead)
  const night = quietAround(quiet, desired)
  if (!night) return desired
  if (night.to <= minutesAfter(startAt, -least)) return night.to
  const evening = minutesAfter(night.from, -beforeQuiet)
  return quietAround(quiet, evening)?.to ?? evening
}

/** Whether it goes now, ISO UTC: neither by night nor when it is of no use any more; never to whom the time was told later than it would have gone. */
export function isReminderDue(kind: ReminderKind, visit: { startAt: string; agreedAt: string }, quiet: Quiet, now: string): boolean {
  const { lead, least } = reminderKinds[kind]
  const moment = reminderMoment(kind, visit.startAt, quiet)
  const late = visit.agreedAt > moment || visit.agreedAt > minutesAfter(visit.startAt, -lead)
  return !late && moment <= now && now < minutesAfter(visit.startAt, -least) && !quietAround(quiet, now)
}

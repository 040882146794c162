// When reminders of a visit are sent. Pure.
import { quietAround, type Quiet } from '../../core/time/quietHours.ts'
import { minutesAfter } from '../../core/time/time.ts'

/** The reminders: intended and minimum minutes before the start. */
export const reminderKinds = {
  bookingReminderDay: { lead: 24 * 60, least: 2 * 60 },
  bookingReminderSoon: { lead: 2 * 60, least: 30 },
} as const
/** A kind of reminder. */
export type ReminderKind = keyof typeof reminderKinds
/** Minutes before the beginning of quiet hours at which a reminder is sent that cannot wait for their end. */
const beforeQuiet = 60

/**
 * The time (ISO UTC) of a visit's reminder: its lead before the start; inside quiet hours at their end or, when that is too late, before
 * they begin.
 */
export function reminderMoment(kind: ReminderKind, startAt: string, quiet: Quiet): string {
  const { lead, least } = reminderKinds[kind]
  const desired = minutesAfter(startAt, -lead)
  const night = quietAround(quiet, desired)
  if (!night) return desired
  if (night.to <= minutesAfter(startAt, -least)) return night.to
  const evening = minutesAfter(night.from, -beforeQuiet)
  return quietAround(quiet, evening)?.to ?? evening
}

/**
 * Whether the reminder is sent at `now` (ISO UTC): not in quiet hours, not when it would be too late, and not when the start was agreed
 * after the reminder's time.
 */
export function isReminderDue(kind: ReminderKind, visit: { startAt: string; agreedAt: string }, quiet: Quiet, now: string): boolean {
  const { lead, least } = reminderKinds[kind]
  const moment = reminderMoment(kind, visit.startAt, quiet)
  const late = visit.agreedAt > moment || visit.agreedAt > minutesAfter(visit.startAt, -lead)
  return !late && moment <= now && now < minutesAfter(visit.startAt, -least) && !quietAround(quiet, now)
}

// Business time: minutes elapsed within opening hours, and the time after a number of such minutes. Pure.
import type { Span } from '../../../src/schema/core/kinds.ts'
import { dayAfter, localDay, momentOf } from './time.ts'

/** Maximum number of days that are walked. Longer waits are in the highest band anyway. */
const maxDays = 92

/** Whole minutes between two times (ISO UTC) within opening hours; `hours` returns the spans of a day (YYYY-MM-DD). */
export function businessMinutes(from: string, to: string, hours: (day: string) => readonly Span[]): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const last = localDay(to)
  let open = 0
  for (let day = localDay(from), count = 0; day <= last && count < maxDays; day = dayAfter(day, 1), count += 1)
    for (const span of hours(day)) {
      const shared = Math.min(end, Date.parse(momentOf(day, span.to))) - Math.max(begin, Date.parse(momentOf(day, span.from)))
      open += Math.max(0, shared)
    }
  return Math.floor(open / 60_000)
}

/**
 * The time (ISO UTC) after this many minutes of opening hours; the inverse of `businessMinutes`. When there are too few opening hours in
 * the next 92 days, ordinary minutes count.
 */
export function afterBusinessMinutes(from: string, minutes: number, hours: (day: string) => readonly Span[]): string {
  let left = minutes * 60_000
  let day = localDay(from)
  for (let count = 0; count < maxDays; day = dayAfter(day, 1), count += 1)
    for (const span of [...hours(day)].sort((one, other) => (one.from < other.from ? -1 : 1))) {
      const begin = Math.max(Date.parse(from), Date.parse(momentOf(day, span.from)))
      const open = Date.parse(momentOf(day, span.to)) - begin
      if (open >= left && open > 0) return new Date(begin + left).toISOString()
      left -= Math.max(0, open)
    }
  return new Date(Date.parse(from) + minutes * 60_000).toISOString()
}

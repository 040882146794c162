// Business time: how long somebody waited while the server was open, and when so much of it is over. Pure.
import type { Span } from '../../../src/schema/core/kinds.ts'
import { dayAfter, localDay, momentOf } from './time.ts'

/** More is an hour and more, whatever it is exactly. */
const maxDays = 92

/** Whole minutes between two moments (ISO UTC) that fall into opening hours; `hours` of a day YYYY-MM-DD. */
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
 * The moment (ISO UTC) at which so many minutes of opening hours are over; the inverse of `businessMinutes`. Where the server does not
 * open for as long as anybody can foresee, ordinary time counts.
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

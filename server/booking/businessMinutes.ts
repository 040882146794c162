// How long somebody waited while the house was open. Pure.
import type { Span } from '../../src/schema/kinds.ts'
import { dayAfter, localDay, momentOf } from './time.ts'

/** More is an hour and more, whatever it is exactly. */
const mostDays = 92

/** Whole minutes between two moments (ISO UTC) that fall into opening hours; `hours` of a day YYYY-MM-DD. */
export function businessMinutes(from: string, to: string, hours: (day: string) => readonly Span[]): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const last = localDay(to)
  let open = 0
  for (let day = localDay(from), count = 0; day <= last && count < mostDays; day = dayAfter(day, 1), count += 1)
    for (const span of hours(day)) {
      const shared = Math.min(end, Date.parse(momentOf(day, span.to))) - Math.max(begin, Date.parse(momentOf(day, span.from)))
      open += Math.max(0, shared)
    }
  return Math.floor(open / 60_000)
}

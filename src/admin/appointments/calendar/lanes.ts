// Side by side where bookings of one column overlap.
import { minuteIn } from './clock.ts'
import type { Column } from './columns.ts'

/** What takes time. */
interface Stretch {
  id: string
  from: number
  to: number
}
/** Which lane of how many. */
export interface Lane {
  lane: number
  of: number
}

/** A lane for each, so that none covers another; those that touch each other share the width evenly. */
export function lanesOf(stretches: readonly Stretch[]): Map<string, Lane> {
  const sorted = stretches.toSorted((one, other) => one.from - other.from || other.to - one.to)
  const placed = new Map<string, Lane>()
  let group: { id: string; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, lane } of group) placed.set(id, { lane, of: ends.length })
    group = []
    ends = []
  }
  for (const { id, from, to } of sorted) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    group.push({ id, lane })
  }
  close()
  return placed
}

const least = 15

/** The lanes of a column: bookings, and what is blocked of an advisor or a bay. A block of the whole branch lies behind them all. */
export function columnLanes({ day, bookings, blocks }: Pick<Column, 'day' | 'bookings' | 'blocks'>, zone: string): Map<string, Lane> {
  const own = blocks.filter(({ staffId, bay }) => staffId !== null || bay !== null)
  return lanesOf(
    [...bookings, ...own].map(({ id, startAt, endAt }) => {
      const from = minuteIn(day.date, startAt, zone)
      return { id, from, to: Math.max(minuteIn(day.date, endAt, zone), from + least) }
    }),
  )
}

/** How many stand side by side at most. */
export const maxLanes = (column: Pick<Column, 'day' | 'bookings' | 'blocks'>, zone: string): number =>
  Math.max(1, ...[...columnLanes(column, zone).values()].map(({ of }) => of))

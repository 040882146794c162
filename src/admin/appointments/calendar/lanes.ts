// Places overlapping entries of one column side by side.
import { minuteIn } from './clock.ts'
import type { Column } from './columns.ts'

/** An entry with its time. */
interface Stretch {
  id: string
  from: number
  to: number
}
/** The index of a lane and the number of lanes. */
export interface Lane {
  lane: number
  of: number
}

/** A lane for each entry, so that none covers another; overlapping ones share the width evenly. */
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

/** The lanes of a column: bookings, and blocked time of an advisor or a bay. Blocked time of the whole branch is behind them. */
export function columnLanes({ day, bookings, blocks }: Pick<Column, 'day' | 'bookings' | 'blocks'>, zone: string): Map<string, Lane> {
  const own = blocks.filter(({ staffId, bay }) => staffId !== null || bay !== null)
  return lanesOf(
    [...bookings, ...own].map(({ id, startAt, endAt }) => {
      const from = minuteIn(day.date, startAt, zone)
      return { id, from, to: Math.max(minuteIn(day.date, endAt, zone), from + least) }
    }),
  )
}

/** Largest number of entries side by side. */
export const maxLanes = (column: Pick<Column, 'day' | 'bookings' | 'blocks'>, zone: string): number =>
  Math.max(1, ...[...columnLanes(column, zone).values()].map(({ of }) => of))

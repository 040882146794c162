// Which starts a branch offers on a day. Pure: opening hours, claims and the clock go in, slots come out.
// A service booking takes one start of one advisor, and one bay for as many units as the work lasts.
import type { WeeklyHours } from '../../src/schema/kinds.ts'
import type { Slot } from '../../src/schema/endpoints.ts'
import { localTime, minutesAfter, momentOf, weekdayOf } from './time.ts'

/** What a branch can take. */
export interface Branch {
  id: string
  hours: WeeklyHours
  bays: number
  slotMinutes: number
}
/** Someone who receives cars; without hours of their own they keep the branch's. */
export interface Advisor {
  id: string
  workingHours: WeeklyHours | null
}
/** Claims as 'resource start', see `claimKey`. */
export type Claims = ReadonlySet<string>

/** The resource word of an advisor. */
export const advisorResource = (id: string): string => `advisor:${id}`
/** The resource word of a bay, counted from 1. */
export const bayResource = (locationId: string, bay: number): string => `bay:${locationId}:${bay}`
/** One unit of one resource. `startAt` ISO UTC. */
export const claimKey = (resource: string, startAt: string): string => `${resource} ${startAt}`

/** Units that a work of so many minutes takes. */
export const unitsOf = (branch: Branch, minutes: number): number => Math.max(1, Math.ceil(minutes / branch.slotMinutes))

/** Runs of unit starts between opening and closing, a run for each span. */
function runsOf(branch: Branch, day: string): string[][] {
  return branch.hours[weekdayOf(day)].map(({ from, to }) => {
    const end = momentOf(day, to)
    const starts: string[] = []
    for (let at = momentOf(day, from); minutesAfter(at, branch.slotMinutes) <= end; at = minutesAfter(at, branch.slotMinutes)) starts.push(at)
    return starts
  })
}

function works(advisor: Advisor, day: string, start: string): boolean {
  if (!advisor.workingHours) return true
  const time = localTime(start)
  return advisor.workingHours[weekdayOf(day)].some(({ from, to }) => from <= time && time < to)
}

/** Free advisors and bays at a start, in a stable order. */
export interface Openings {
  advisors: string[]
  bays: string[]
  units: string[]
}

/** Who and what is free at a start; undefined when the work does not fit before closing or a break, or the start is none of the branch's. */
export function openingsAt(branch: Branch, day: string, start: string, minutes: number, advisors: readonly Advisor[], claims: Claims): Openings | undefined {
  const run = runsOf(branch, day).find((starts) => starts.includes(start))
  if (!run) return undefined
  const units = run.slice(run.indexOf(start), run.indexOf(start) + unitsOf(branch, minutes))
  if (units.length < unitsOf(branch, minutes)) return undefined
  const bays = Array.from({ length: branch.bays }, (_, place) => bayResource(branch.id, place + 1))
  return {
    units,
    advisors: advisors.filter((one) => works(one, day, start) && !claims.has(claimKey(advisorResource(one.id), start))).map(({ id }) => id),
    bays: bays.filter((bay) => units.every((unit) => !claims.has(claimKey(bay, unit)))),
  }
}

/** Every start of a day with whether it is free, and why not. `earliest` ISO UTC. */
export function slotsOfDay(branch: Branch, day: string, minutes: number, advisors: readonly Advisor[], claims: Claims, earliest: string): Slot[] {
  return runsOf(branch, day).flat().map((start) => {
    const openings = openingsAt(branch, day, start, minutes, advisors, claims)
    const free = openings !== undefined && openings.advisors.length > 0 && openings.bays.length > 0
    const reason = start < earliest ? 'past' : openings === undefined ? 'tooLong' : free ? null : 'taken'
    return { start, local: localTime(start), available: reason === null, reason }
  })
}

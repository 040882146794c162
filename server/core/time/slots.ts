// The start times that a branch offers on a day. Pure: opening hours, claims and the clock are inputs, slots the output. A service booking
// takes one unit of one advisor at its start, and one bay for as many units as the work lasts.
import type { Period } from '../../../src/schema/core/compounds.ts'
import type { Span, WeeklyHours } from '../../../src/schema/core/kinds.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Slot } from '../../../src/schema/core/time/slot.ts'
import { minutesAfter, momentOf, weekdayOf } from './time.ts'

/** Blocked time of an advisor, of a bay, or (neither given) of the whole branch. Times ISO UTC. */
export interface Block {
  staffId: string | null
  bay: number | null
  startAt: string
  endAt: string
  reason?: Word<'blockReason'>
}
/** The opening hours and capacity of a branch. */
export interface Branch {
  id: string
  hours: WeeklyHours
  /** Different hours between two days, both inclusive: Ramadan. */
  special?: { from: string; to: string; hours: WeeklyHours } | null
  bays: number
  slotMinutes: number
  blocked?: readonly Block[]
}
/** A member of staff who receives cars; without own hours the branch's apply. */
export interface Advisor {
  id: string
  workingHours: WeeklyHours | null
  /** Days of leave. */
  leave?: readonly Period[]
}
/** A set of claims as 'resource start', see `claimKey`. */
export type Claims = ReadonlySet<string>

/** The name of an advisor's time in claims. */
export const advisorResource = (id: string): string => `advisor:${id}`
/** The name of a bay's time in claims; bays count from 1. */
export const bayResource = (locationId: string, bay: number): string => `bay:${locationId}:${bay}`
/** The number of a bay, from its name in claims. */
export const bayOf = (resource: string): number => Number(resource.slice(resource.lastIndexOf(':') + 1))
/** The key of one unit of an advisor's or bay's time. `startAt` ISO UTC. */
export const claimKey = (resource: string, startAt: string): string => `${resource} ${startAt}`

/** The number of slots that work of this many minutes takes, at least one. */
export const unitsOf = (branch: Branch, minutes: number): number => Math.max(1, Math.ceil(minutes / branch.slotMinutes))

/** A unit of time: its start as ISO UTC and as local HH:mm. */
export interface Unit {
  start: string
  local: string
}
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Whether a branch's special hours (Ramadan) apply on a day (YYYY-MM-DD). */
export const isSpecial = ({ special }: Branch, day: string): boolean => Boolean(special && special.from <= day && day <= special.to)
/** The opening spans of a branch on a day (YYYY-MM-DD), local HH:mm; holidays are not considered. */
export const spansOf = (branch: Branch, day: string): readonly Span[] =>
  (branch.special && isSpecial(branch, day) ? branch.special.hours : branch.hours)[weekdayOf(day)]

/** The slots between opening and closing on a day, one list for each span. */
export function runsOf(branch: Branch, day: string): Unit[][] {
  return spansOf(branch, day).map(({ from, to }) => {
    const opening = momentOf(day, from)
    const count = Math.floor((minuteOf(to) - minuteOf(from)) / branch.slotMinutes)
    return Array.from({ length: count }, (_, place) => ({
      start: minutesAfter(opening, place * branch.slotMinutes),
      local: timeOf(minuteOf(from) + place * branch.slotMinutes),
    }))
  })
}

// In Ramadan the branch's hours apply to everybody, since own hours are those of ordinary weeks.
/** Whether an advisor receives cars on a day (YYYY-MM-DD) at a local time (HH:mm). */
export const works = ({ workingHours, leave = [] }: Advisor, branch: Branch, day: string, local: string): boolean =>
  !leave.some(({ from, to }) => from <= day && day <= to) &&
  (!workingHours || isSpecial(branch, day) || workingHours[weekdayOf(day)].some(({ from, to }) => from <= local && local < to))

/** Free advisors and bays at a start, in a stable order. */
export interface Openings {
  advisors: string[]
  bays: string[]
  units: string[]
}

type Work = readonly [branch: Branch, day: string, minutes: number, advisors: readonly Advisor[], claims: Claims]

/** Whether blocked time overlaps the time between `from` and `to`, all ISO UTC. */
export const touches = (block: Block, from: string, to: string): boolean => block.startAt < to && from < block.endAt

function openingsIn(run: readonly Unit[], place: number, [branch, day, minutes, advisors, claims]: Work): Openings | undefined {
  const units = run.slice(place, place + unitsOf(branch, minutes)).map(({ start }) => start)
  const [{ start, local } = { start: '', local: '' }] = run.slice(place)
  if (units.length < unitsOf(branch, minutes)) return undefined
  const end = minutesAfter(start, units.length * branch.slotMinutes)
  const blocks = (branch.blocked ?? []).filter((block) => touches(block, start, end))
  if (blocks.some(({ staffId, bay }) => staffId === null && bay === null)) return { units, advisors: [], bays: [] }
  // An advisor is busy only while receiving the car; a bay is occupied for the whole work.
  const received = blocks.filter((block) => touches(block, start, minutesAfter(start, branch.slotMinutes)))
  const bays = Array.from({ length: branch.bays }, (_, index) => index + 1)
    .filter((bay) => !blocks.some((block) => block.bay === bay))
    .map((bay) => bayResource(branch.id, bay))
  return {
    units,
    advisors: advisors
      .filter((one) => works(one, branch, day, local) && !claims.has(claimKey(advisorResource(one.id), start)))
      .filter(({ id }) => !received.some(({ staffId }) => staffId === id))
      .map(({ id }) => id),
    bays: bays.filter((bay) => units.every((unit) => !claims.has(claimKey(bay, unit)))),
  }
}

/**
 * The advisors and bays that are free at a start (ISO UTC); undefined when the start is none of the branch's, or the work does not fit
 * before closing or a break.
 */
export function openingsAt(start: string, ...work: Work): Openings | undefined {
  const [branch, day] = work
  for (const run of runsOf(branch, day)) {
    const place = run.findIndex((unit) => unit.start === start)
    if (place >= 0) return openingsIn(run, place, work)
  }
  return undefined
}

/** Every start of a day with whether it is available, and the reason if not. `earliest`: the first start that may be booked, ISO UTC. */
export function slotsOfDay(earliest: string, ...work: Work): Slot[] {
  const [branch, day] = work
  return runsOf(branch, day).flatMap((run) =>
    run.map(({ start, local }, place): Slot => {
      const openings = openingsIn(run, place, work)
      const free = openings !== undefined && openings.advisors.length > 0 && openings.bays.length > 0
      const reason = start < earliest ? 'past' : openings === undefined ? 'tooLong' : free ? null : 'taken'
      return { start, local, available: reason === null, reason }
    }),
  )
}

// The days and starts that branches offer around today, and the time that is taken of them.
import type { WeeklyHours } from '../../src/schema/kinds.ts'
import { advisorResource, bayResource, claimKey, unitsOf } from '../booking/slots.ts'
import { dayAfter, minutesAfter, momentOf, weekdayOf } from '../booking/time.ts'
import type { RowOf } from '../db/repository.ts'

type Location = RowOf<'dealershipLocations'>
/** A start: the moment, the local time, and the starts from here to the end of its span. */
export interface Start {
  at: string
  time: string
  run: readonly string[]
}
/** A day on which a branch is open. `offset` counts days from today. */
export interface OpenDay {
  location: Location
  day: string
  offset: number
  starts: readonly Start[]
}
/** One unit of one resource's time. */
export interface Claim {
  resource: string
  startAt: string
  appointmentId: string
}
/** Somebody who receives customers. */
export type Host = Pick<RowOf<'staff'>, 'id' | 'workingHours'>

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function startsOf(location: Location, day: string): Start[] {
  return location.hours[weekdayOf(day)].flatMap(({ from, to }) => {
    const opening = momentOf(day, from)
    const count = Math.floor((minutesOf(to) - minutesOf(from)) / location.slotMinutes)
    const run = Array.from({ length: count }, (_, place) => minutesAfter(opening, place * location.slotMinutes))
    return run.map((at, place) => ({ at, time: clock(minutesOf(from) + place * location.slotMinutes), run: run.slice(place) }))
  })
}

/** Every open day of every branch from `reach` days back to `reach` days ahead. */
export function openDays(locations: readonly Location[], holidays: readonly RowOf<'holidays'>[], today: string, reach: number): OpenDay[] {
  const closed = new Set(holidays.map(({ day }) => day))
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, place) => place - reach)
  return locations.flatMap((location) => offsets
    .map((offset) => ({ location, offset, day: dayAfter(today, offset) }))
    .filter(({ day }) => !closed.has(day))
    .map((one) => ({ ...one, starts: startsOf(location, one.day) }))
    .filter(({ starts }) => starts.length > 0))
}

const works = (hours: WeeklyHours | null, day: string, time: string) =>
  hours === null || hours[weekdayOf(day)].some(({ from, to }) => from <= time && time < to)

/** Takes a host and, unless no bay is needed, a bay; undefined when the work does not fit or nobody is free. The rule is that of the booking itself. */
export function takeTime(taken: Set<string>, { location, day }: OpenDay, start: Start, minutes: number, hosts: readonly Host[], needsBay: boolean): { host: Host; units: Omit<Claim, 'appointmentId'>[] } | undefined {
  const units = start.run.slice(0, unitsOf(location, minutes))
  if (units.length < unitsOf(location, minutes)) return undefined
  const host = hosts.find(({ id, workingHours }) => works(workingHours, day, start.time) && !taken.has(claimKey(advisorResource(id), start.at)))
  const bays = Array.from({ length: location.bays }, (_, place) => bayResource(location.id, place + 1))
  const bay = bays.find((one) => units.every((at) => !taken.has(claimKey(one, at))))
  if (!host || (needsBay && !bay)) return undefined
  const claims = [{ resource: advisorResource(host.id), startAt: start.at }, ...(needsBay && bay ? units.map((startAt) => ({ resource: bay, startAt })) : [])]
  for (const { resource, startAt } of claims) taken.add(claimKey(resource, startAt))
  return { host, units: claims }
}

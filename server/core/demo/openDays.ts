// Open days and start times of branches around today, and the units of time already taken in them.
import { advisorResource, claimKey, openingsAt, slotsOfDay } from '../time/slots.ts'
import { dayAfter } from '../time/time.ts'
import type { RowOf } from '../db/repository.ts'

type Location = RowOf<'dealershipLocations'>
/** A day on which a branch is open. `offset` counts days from today; `starts` are ISO UTC. */
export interface OpenDay {
  location: Location
  day: string
  offset: number
  starts: readonly string[]
}
/** A unit of an advisor's or bay's time. */
export interface Claim {
  resource: string
  startAt: string
  appointmentId: string
}
/** A member of staff who receives customers. */
export type Host = Pick<RowOf<'staff'>, 'id' | 'workingHours'>

const nobodyYet: ReadonlySet<string> = new Set()

/** Every open day of every branch, from `reach` days before `today` to `reach` days after it (YYYY-MM-DD), excluding holidays. */
export function openDays(locations: readonly Location[], holidays: readonly RowOf<'holidays'>[], today: string, reach: number): OpenDay[] {
  const closed = new Set(holidays.map(({ day }) => day))
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, place) => place - reach)
  return locations.flatMap((location) =>
    offsets
      .map((offset) => ({ location, offset, day: dayAfter(today, offset) }))
      .filter(({ day }) => !closed.has(day))
      .map((one) => ({ ...one, starts: slotsOfDay('', location, one.day, location.slotMinutes, [], nobodyYet).map(({ start }) => start) }))
      .filter(({ starts }) => starts.length > 0),
  )
}

/**
 * Takes time of a host and, if needed, of a bay, by the rules of booking, and marks it in `taken`. `start` is ISO UTC. Undefined when the
 * work does not fit or nobody is free.
 */
export function takeTime(
  taken: Set<string>,
  { location, day }: OpenDay,
  start: string,
  minutes: number,
  hosts: readonly Host[],
  needsBay: boolean,
): { hostId: string; units: Omit<Claim, 'appointmentId'>[] } | undefined {
  const free = openingsAt(start, location, day, minutes, hosts, taken)
  const [hostId, bay] = [free?.advisors[0], free?.bays[0]]
  if (!free || !hostId || (needsBay && !bay)) return undefined
  const units = [
    { resource: advisorResource(hostId), startAt: start },
    ...(needsBay && bay ? free.units.map((startAt) => ({ resource: bay, startAt })) : []),
  ]
  for (const unit of units) taken.add(claimKey(unit.resource, unit.startAt))
  return { hostId, units }
}

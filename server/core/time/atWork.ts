// Whether staff are at work at a given time.
import type { Period } from '../../../src/schema/core/compounds.ts'
import type { WeeklyHours } from '../../../src/schema/core/kinds.ts'
import type { Scope } from '../db/repository.ts'
import { openHours, type OpenHours } from './openHours.ts'
import { localDay, localTime, weekdayOf } from './time.ts'
import { findSettings } from './workshop.ts'

/** A person's working hours and leave; without own hours the branch's apply. */
export interface Rota {
  workingHours: WeeklyHours | null
  leave: readonly Period[]
}

/** Whether the person is on leave on a day (YYYY-MM-DD). */
export const isAway = ({ leave }: Pick<Rota, 'leave'>, day: string): boolean => leave.some(({ from, to }) => from <= day && day <= to)

/**
 * Returns a function that tells whether a person is working at `now`: by a branch's hours, or by the tenant's when none is given. Each
 * branch's hours are read once.
 */
export async function askAtWork(tx: Scope, now: Date): Promise<(one: Rota, locationId: string | null) => Promise<boolean>> {
  const { ramadanFrom, ramadanTo } = await findSettings(tx)
  const [day, time] = [localDay(now), localTime(now)]
  const read = new Map<string | null, OpenHours>()
  // In Ramadan the branch's hours apply to everybody, since own hours are those of ordinary weeks.
  const ramadan = Boolean(ramadanFrom && ramadanTo && ramadanFrom <= day && day <= ramadanTo)
  const within = (spans: readonly { from: string; to: string }[]) => spans.some(({ from, to }) => from <= time && time < to)
  return async (one, locationId) => {
    if (isAway(one, day)) return false
    if (one.workingHours && !ramadan && !within(one.workingHours[weekdayOf(day)])) return false
    const hours = read.get(locationId) ?? (await openHours(tx, locationId, now.toISOString()))
    read.set(locationId, hours)
    return within(hours(day))
  }
}

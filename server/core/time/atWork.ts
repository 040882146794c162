// Who is at work at a moment.
import type { Period } from '../../../src/schema/core/compounds.ts'
import type { WeeklyHours } from '../../../src/schema/core/kinds.ts'
import type { Scope } from '../db/repository.ts'
import { openHours, type OpenHours } from './openHours.ts'
import { localDay, localTime, weekdayOf } from './time.ts'
import { findSettings } from './workshop.ts'

/** When somebody works; without hours of their own they keep the branch's. */
export interface Rota {
  workingHours: WeeklyHours | null
  leave: readonly Period[]
}

/** Whether a day, YYYY-MM-DD, is one of somebody's days away. */
export const isAway = ({ leave }: Pick<Rota, 'leave'>, day: string): boolean => leave.some(({ from, to }) => from <= day && day <= to)

/** Asks whether somebody works now at a branch, or at the server where none is named; each branch's hours are read once. */
export async function askAtWork(tx: Scope, now: Date): Promise<(one: Rota, locationId: string | null) => Promise<boolean>> {
  const { ramadanFrom, ramadanTo } = await findSettings(tx)
  const [day, time] = [localDay(now), localTime(now)]
  const read = new Map<string | null, OpenHours>()
  // In Ramadan everybody keeps the branch's hours: their own are of ordinary weeks.
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

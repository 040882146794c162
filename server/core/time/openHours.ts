// Opening hours of a branch or of the tenant, in which business time is counted.
import { sql } from 'kysely'
import type { Span } from '../../../src/schema/core/kinds.ts'
import { findRow, readRows, type RowOf, type Scope } from '../db/repository.ts'
import { spansOf } from './slots.ts'
import { dayAfter, localDay, weekdayOf } from './time.ts'
import { branchOf, findSettings, holidaysOf } from './workshop.ts'

/** The opening spans of a day (YYYY-MM-DD). */
export type OpenHours = (day: string) => readonly Span[]

/** Number of days with known holidays, from the first requested one. */
const knownDays = 400
const weekend: readonly string[] = ['friday', 'saturday']

/**
 * The opening spans of days from `from` (ISO UTC) on: those of the branch with its holidays and Ramadan hours, else the tenant's: its hours
 * from Sunday to Thursday, its Ramadan hours, and the holidays of all branches. `known`: the settings, if read already.
 */
export async function openHours(tx: Scope, locationId: string | null, from: string, known?: RowOf<'settings'>): Promise<OpenHours> {
  const settings = known ?? (await findSettings(tx))
  const location = locationId ? await findRow(tx, 'dealershipLocations', locationId, { deleted: true }) : undefined
  const first = localDay(from)
  if (!location) return defaultHours(tx, settings, first)
  const branch = branchOf(location, settings)
  const closed = new Set((await holidaysOf(tx, location.id, first, dayAfter(first, knownDays))).map(({ day }) => day))
  return (day) => (closed.has(day) ? [] : spansOf(branch, day))
}

async function defaultHours(tx: Scope, settings: RowOf<'settings'>, first: string): Promise<OpenHours> {
  const { openFrom, openTo, ramadanFrom, ramadanTo, ramadanHours } = settings
  const data = await readRows(tx, 'holidays', {
    size: 100,
    conditions: [sql`"day" between ${first}::date and ${dayAfter(first, knownDays)}::date`, sql`"locationId" is null`],
  })
  const closed = new Set(data.map(({ day }) => day))
  return (day) => {
    const weekday = weekdayOf(day)
    if (closed.has(day)) return []
    if (ramadanHours && ramadanFrom && ramadanTo && ramadanFrom <= day && day <= ramadanTo) return ramadanHours[weekday]
    return weekend.includes(weekday) ? [] : [{ from: openFrom, to: openTo }]
  }
}

/** Returns a function that reads the opening spans of a branch once; the rest as `openHours`. */
export function hoursByBranch(tx: Scope, from: string, known?: RowOf<'settings'>): (locationId: string | null) => Promise<OpenHours> {
  const read = new Map<string | null, Promise<OpenHours>>()
  return (locationId) => {
    const hours = read.get(locationId) ?? openHours(tx, locationId, from, known)
    read.set(locationId, hours)
    return hours
  }
}

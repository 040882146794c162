// Drivers as staff see them: place, open jobs and availability.
import { sql } from 'kysely'
import { boundTo, type Actor } from '../../src/schema/core/access.ts'
import type { Driver } from '../../src/schema/fieldService/calls/fieldService.ts'
import { localDay } from '../core/time/time.ts'
import { dayAfter, momentOf, weekdayOf } from '../core/time/time.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { busyStages, placesOf } from './driverPlaces.ts'

/** These members of staff as drivers, with their present state. */
export async function showDrivers(tx: Scope, staff: readonly RowOf<'staff'>[], now: Date): Promise<Driver[]> {
  const today = localDay(now)
  const night = momentOf(dayAfter(today, 1), '00:00')
  const places = await placesOf(tx, staff, now)
  const ids = staff.map(({ id }) => id)
  const { rows: work } = await sql<{ driverId: string; stage: string }>`
    select "driverId", stage from "roadsideAssistance" where "deletedAt" is null and status <> 'closed' and "driverId" = any(${ids}::uuid[])
    union all select "driverId", stage from "homeService" where "deletedAt" is null and status <> 'closed'
      and ("slotAt" is null or "slotAt" < ${night}) and "driverId" = any(${ids}::uuid[])`.execute(tx)
  return staff.map(({ id, name, mobile, locationIds, leave, workingHours }) => {
    const own = work.filter(({ driverId }) => driverId === id)
    const place = places.get(id)
    return {
      id,
      name,
      mobile,
      locationIds,
      place: place ? { lat: place.lat, lng: place.lng, from: place.from, at: place.at, branches: place.branches } : null,
      open: own.length,
      busy: own.some(({ stage }) => busyStages.includes(stage)),
      away: leave.some(({ from, to }) => from <= today && today <= to) || workingHours?.[weekdayOf(today)].length === 0,
    }
  })
}

/** The active drivers of a branch, or of the person's branches. */
export async function driversFor(tx: Scope, actor: Actor, locationId: string | undefined): Promise<RowOf<'staff'>[]> {
  const data = await readRows(tx, 'staff', { size: 500, conditions: [sql`active`, sql`"staffType" = 'Driver'`] })
  const within = locationId ? [locationId] : (boundTo(actor) ?? [])
  return data.filter(
    ({ locationIds }) => within.length === 0 || locationIds.length === 0 || locationIds.some((one) => within.includes(one)),
  )
}

// Positions of drivers: from their phone during a job, else the place of their last job of the day, else their branch.
import { sql } from 'kysely'
import type { GeoPoint } from '../../src/schema/core/values/geo.ts'
import { localDay, momentOf } from '../core/time/time.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'

/** A place with its time and source. */
interface KnownPlace extends GeoPoint {
  from: 'told' | 'job' | 'branch'
  at: string | null
}
type Driver = Pick<RowOf<'staff'>, 'id' | 'locationIds'>
const reportedFor = 60 * 60_000

/**
 * The last known place of each driver by id; drivers without one are left out. `preferred` is the branch to use for those who work in
 * several.
 */
export async function placesOf(
  tx: Scope,
  drivers: readonly Driver[],
  now: Date,
  preferred?: string | null,
): Promise<Map<string, KnownPlace>> {
  const ids = drivers.map(({ id }) => id)
  const known = new Map<string, KnownPlace>()
  if (ids.length === 0) return known
  const { rows: branches } = await sql<{ id: string; point: GeoPoint }>`select id, point from "dealershipLocations"
    where "deletedAt" is null and point is not null`.execute(tx)
  for (const { id, locationIds } of drivers) {
    const own =
      branches.find((one) => one.id === preferred && locationIds.includes(one.id)) ?? branches.find((one) => locationIds.includes(one.id))
    if (own) known.set(id, { ...own.point, from: 'branch', at: null })
  }
  const morning = momentOf(localDay(now), '00:00')
  const { rows: jobs } = await sql<{ driverId: string; point: GeoPoint; arrivedAt: string | Date }>`
    select "driverId", point, "arrivedAt" from "roadsideAssistance" where "deletedAt" is null and "arrivedAt" >= ${morning} and "driverId" = any(${ids}::uuid[])
    union all select "driverId", point, "arrivedAt" from "homeService" where "deletedAt" is null and "arrivedAt" >= ${morning} and "driverId" = any(${ids}::uuid[])
    order by "arrivedAt"`.execute(tx)
  for (const { driverId, point, arrivedAt } of jobs) known.set(driverId, { ...point, from: 'job', at: new Date(arrivedAt).toISOString() })
  const since = new Date(now.getTime() - reportedFor).toISOString()
  const { rows: reported } = await sql<{ staffId: string; lat: number; lng: number; at: string | Date }>`
    select "staffId", lat, lng, at from "driverPlaces" where at >= ${since} and "staffId" = any(${ids}::uuid[])`.execute(tx)
  for (const { staffId, lat, lng, at } of reported) {
    const moment = new Date(at).toISOString()
    if ((known.get(staffId)?.at ?? '') < moment) known.set(staffId, { lat, lng, from: 'told', at: moment })
  }
  return known
}

// Stages in which a driver is travelling, on site or towing.
const underway = sql`"deletedAt" is null and status <> 'closed' and stage in ('enRoute', 'onSite', 'towing')`

/** Whether a driver is on a job now. */
async function isUnderway(tx: Scope, staffId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "roadsideAssistance" where "driverId" = ${staffId} and ${underway}
    union all select 1 from "homeService" where "driverId" = ${staffId} and ${underway} limit 1`.execute(tx)
  return rows.length > 0
}

/** Stores a driver's position during a job; returns whether it was stored. */
export async function keepPlace(tx: Scope, staffId: string, { lat, lng }: GeoPoint, now: Date): Promise<boolean> {
  if (!(await isUnderway(tx, staffId))) return false
  await sql`insert into "driverPlaces" ("tenantId", "staffId", lat, lng, at) values (current_setting('app.tenant_id'), ${staffId}, ${lat}, ${lng}, ${now.toISOString()})
    on conflict ("tenantId", "staffId") do update set lat = excluded.lat, lng = excluded.lng, at = excluded.at`.execute(tx)
  return true
}

/** Deletes a driver's position when no job in progress is left. */
export async function forgetPlace(tx: Scope, staffId: string): Promise<void> {
  if (!(await isUnderway(tx, staffId))) await sql`delete from "driverPlaces" where "staffId" = ${staffId}`.execute(tx)
}

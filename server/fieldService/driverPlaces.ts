// Positions of drivers: from their phone during a job, else the place of their last job of the day, else their branch.
import { sql } from 'kysely'
import type { GeoPoint } from '../../src/schema/core/values/geo.ts'
import { freshPlaceMinutes } from '../../src/schema/fieldService/driverChoice.ts'
import { localDay, momentOf } from '../core/time/time.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'

/** A place with its time and source. */
interface KnownPlace extends GeoPoint {
  from: 'told' | 'job' | 'branch'
  at: string | null
  /** For a driver whose place is a branch: all branches that they work at. */
  branches: (GeoPoint & { id: string })[]
}
type Driver = Pick<RowOf<'staff'>, 'id' | 'locationIds'>
const reportedFor = 60 * 60_000
const shownFor = freshPlaceMinutes * 60_000

/** The last known place of each driver by id; drivers without one are left out. */
export async function placesOf(tx: Scope, drivers: readonly Driver[], now: Date): Promise<Map<string, KnownPlace>> {
  const ids = drivers.map(({ id }) => id)
  const known = new Map<string, KnownPlace>()
  if (ids.length === 0) return known
  const { rows: branches } = await sql<{ id: string; point: GeoPoint }>`select id, point from "dealershipLocations"
    where "deletedAt" is null and point is not null`.execute(tx)
  for (const { id, locationIds } of drivers) {
    const own = branches
      .filter((one) => locationIds.includes(one.id))
      .map((one) => ({ id: one.id, lat: one.point.lat, lng: one.point.lng }))
    const [first] = own
    if (first) known.set(id, { lat: first.lat, lng: first.lng, from: 'branch', at: null, branches: own })
  }
  const morning = momentOf(localDay(now), '00:00')
  const { rows: jobs } = await sql<{ driverId: string; point: GeoPoint; arrivedAt: string | Date }>`
    select "driverId", point, "arrivedAt" from "roadsideAssistance" where "deletedAt" is null and "arrivedAt" >= ${morning} and "driverId" = any(${ids}::uuid[])
    union all select "driverId", point, "arrivedAt" from "homeService" where "deletedAt" is null and "arrivedAt" >= ${morning} and "driverId" = any(${ids}::uuid[])
    order by "arrivedAt"`.execute(tx)
  for (const { driverId, point, arrivedAt } of jobs)
    known.set(driverId, { ...point, from: 'job', at: new Date(arrivedAt).toISOString(), branches: [] })
  const since = new Date(now.getTime() - reportedFor).toISOString()
  const { rows: reported } = await sql<{ staffId: string; lat: number; lng: number; at: string | Date }>`
    select "staffId", lat, lng, at from "driverPlaces" where at >= ${since} and "staffId" = any(${ids}::uuid[])`.execute(tx)
  for (const { staffId, lat, lng, at } of reported) {
    const moment = new Date(at).toISOString()
    if ((known.get(staffId)?.at ?? '') < moment) known.set(staffId, { lat, lng, from: 'told', at: moment, branches: [] })
  }
  return known
}

// Stages in which a driver is travelling, on site or towing.
const underway = ['enRoute', 'onSite', 'towing']
/** Stages of a field request that its driver does before any other. */
export const busyStages = ['dispatched', ...underway]

/** Whether a driver has a field request in one of these stages, other than `except`. */
async function hasAny(tx: Scope, staffId: string, stages: readonly string[], except: string | null = null): Promise<boolean> {
  const other = sql`"driverId" = ${staffId} and id is distinct from ${except}::uuid
    and "deletedAt" is null and status <> 'closed' and stage = any(${[...stages]}::text[])`
  const { rows } = await sql`select 1 from "roadsideAssistance" where ${other}
    union all select 1 from "homeService" where ${other} limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether a driver has to finish another field request before this one. */
export const isBusy = (tx: Scope, staffId: string, except: string | null): Promise<boolean> => hasAny(tx, staffId, busyStages, except)

/** Stores a driver's position during a job; returns whether it was stored. */
export async function keepPlace(tx: Scope, staffId: string, { lat, lng }: GeoPoint, now: Date): Promise<boolean> {
  if (!(await hasAny(tx, staffId, underway))) return false
  await sql`insert into "driverPlaces" ("tenantId", "staffId", lat, lng, at) values (current_setting('app.tenant_id'), ${staffId}, ${lat}, ${lng}, ${now.toISOString()})
    on conflict ("tenantId", "staffId") do update set lat = excluded.lat, lng = excluded.lng, at = excluded.at`.execute(tx)
  return true
}

/** A driver's position as their phone last sent it, for the customer they are on the way to; null after ten minutes. */
export async function sentPlace(tx: Scope, staffId: string, now: Date): Promise<(GeoPoint & { at: string }) | null> {
  const since = new Date(now.getTime() - shownFor).toISOString()
  const { rows } = await sql<GeoPoint & { at: string | Date }>`
    select lat, lng, at from "driverPlaces" where "staffId" = ${staffId} and at >= ${since}`.execute(tx)
  return rows[0] ? { ...rows[0], at: new Date(rows[0].at).toISOString() } : null
}

/** Deletes a driver's position when no job in progress is left. */
export async function forgetPlace(tx: Scope, staffId: string): Promise<void> {
  if (!(await hasAny(tx, staffId, underway))) await sql`delete from "driverPlaces" where "staffId" = ${staffId}`.execute(tx)
}

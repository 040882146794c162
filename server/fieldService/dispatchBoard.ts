// The dispatch board: open field requests and available drivers; and one driver's day.
import { sql } from 'kysely'
import { may, type Actor } from '../../src/schema/core/access.ts'
import type { FieldServiceKind } from '../../src/schema/fieldService/calls/fieldService.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources.ts'
import { suggestOrder } from './route.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { driversFor, showDrivers } from './showDrivers.ts'
import { activeAreas } from '../masters/index.ts'
import { fieldRequestRows, openFieldRequests, openVisits, showFieldRequests } from './showFieldRequests.ts'

const kinds: readonly FieldServiceKind[] = ['roadsideAssistance', 'homeService']
/** Throws forbidden (403) for staff who may see neither kind of field request. */
function requireFieldService(actor: Actor): void {
  if (!kinds.some((kind) => may(actor, resources[kind], 'list'))) throw new Problem('forbidden')
}
// Positions and mobiles of drivers are for dispatchers; drivers only get their own.
const knowsDriver = ({ id, staffType }: Actor, driverId: string): boolean => staffType !== 'Driver' || driverId === id
const at = (locationId: string | undefined) => (locationId ? [sql`("locationId" is null or "locationId" = ${locationId})`] : [])

/** Open roadside requests, open visits until tonight, drivers and service areas, limited to what the person may see. */
export async function showDispatch(
  db: CallerDb,
  actor: Actor,
  locationId: string | undefined,
  now: Date,
): Promise<OutputOf<'fieldServiceBoard'>> {
  requireFieldService(actor)
  const night = momentOf(dayAfter(localDay(now), 1), '00:00')
  const roads = await fieldRequestRows(db, 'roadsideAssistance', [openFieldRequests, ...at(locationId)])
  const homes = await fieldRequestRows(db, 'homeService', [openVisits(night), ...at(locationId)])
  return db.asSystem('areas of the tenant, drivers with what all of them have to do, and whom a driver drives to', async (tx) => ({
    fieldRequests: await showFieldRequests(tx, actor, [...roads, ...homes]),
    drivers: await showDrivers(
      tx,
      (await driversFor(tx, actor, locationId)).filter(({ id }) => knowsDriver(actor, id)),
      now,
    ),
    areas: (await activeAreas(tx)).map(({ id, name, locationId: branch, shape }) => ({ id, name, locationId: branch, shape })),
  }))
}

const endless = 1_000
const byOrder = (one: RowOf<'homeService'>, other: RowOf<'homeService'>): number =>
  (one.routeOrder ?? endless) - (other.routeOrder ?? endless) || (one.slotAt ?? '~').localeCompare(other.slotAt ?? '~')

/** The open visits of a driver on a local day, in their order. */
export async function visitsOf(db: CallerDb, driverId: string, date: string): Promise<RowOf<'homeService'>[]> {
  const night = momentOf(dayAfter(date, 1), '00:00')
  const rows = await fieldRequestRows(db, 'homeService', [sql`"driverId" = ${driverId}`, openVisits(night)])
  return rows.toSorted(byOrder)
}

/** A driver's day. Throws notFound (404) for an unknown driver, forbidden (403) for staff who may see no field requests. */
export async function showDay(
  db: CallerDb,
  actor: Actor,
  request: { driverId?: string | undefined; date?: string | undefined },
  now: Date,
): Promise<OutputOf<'driverDay'>> {
  requireFieldService(actor)
  const driverId = request.driverId ?? actor.id
  if (!knowsDriver(actor, driverId)) throw new Problem('notFound')
  const date = request.date ?? localDay(now)
  const [morning, night] = [momentOf(date, '00:00'), momentOf(dayAfter(date, 1), '00:00')]
  const theirs = sql`"driverId" = ${driverId}`
  const roads = await fieldRequestRows(db, 'roadsideAssistance', [theirs, openFieldRequests])
  const visits = await visitsOf(db, driverId, date)
  const over = [theirs, sql`status = 'closed'`, sql`"stageAt" >= ${morning} and "stageAt" < ${night}`]
  const done = [...(await fieldRequestRows(db, 'roadsideAssistance', over)), ...(await fieldRequestRows(db, 'homeService', over))]
  return db.asSystem('a driver with all that they have to do, and whom they drive to', async (tx) => {
    const driver = await findRow(tx, 'staff', driverId)
    const [shown] = driver ? await showDrivers(tx, [driver], now) : []
    if (!shown) throw new Problem('notFound')
    return {
      driver: shown,
      date,
      fieldRequests: await showFieldRequests(tx, actor, [...roads, ...visits, ...done]),
      suggested: suggestOrder(shown.place, visits).map(({ id }) => id),
    }
  })
}

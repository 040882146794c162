// What is open now and who could go, and one driver's day.
import { sql } from 'kysely'
import { may, type Actor } from '../../src/schema/access.ts'
import type { ErrandKind } from '../../src/schema/calls/errands.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { suggestOrder } from '../booking/route.ts'
import { dayAfter, localDay, momentOf } from '../booking/time.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import { Problem } from '../problem.ts'
import { driversFor, showDrivers } from './showDrivers.ts'
import { activeAreas } from './serviceAreasAt.ts'
import { errandRows, openErrands, openVisits, showErrands } from './showErrands.ts'

const kinds: readonly ErrandKind[] = ['roadsideAssistance', 'homeService']
/** Throws forbidden for whoever may see neither kind. */
function requireErrands(actor: Actor): void {
  if (!kinds.some((kind) => may(actor, resources[kind], 'list'))) throw new Problem('forbidden')
}
const at = (locationId: string | undefined) => (locationId ? [sql`("locationId" is null or "locationId" = ${locationId})`] : [])

/** Open roadside requests, open visits until tonight, drivers and areas, as far as the person may see them. */
export async function showDesk(tx: Scope, actor: Actor, locationId: string | undefined, now: Date): Promise<OutputOf<'errandDesk'>> {
  requireErrands(actor)
  const night = momentOf(dayAfter(localDay(now), 1), '00:00')
  const roads = await errandRows(tx, actor, 'roadsideAssistance', [openErrands, ...at(locationId)])
  const homes = await errandRows(tx, actor, 'homeService', [openVisits(night), ...at(locationId)])
  const areas = await activeAreas(tx)
  return {
    errands: await showErrands(tx, actor, [...roads, ...homes]),
    drivers: await showDrivers(tx, await driversFor(tx, actor, locationId), now),
    areas: areas.map(({ id, name, locationId: branch, shape }) => ({ id, name, locationId: branch, shape })),
  }
}

const endless = 1_000
const byOrder = (one: RowOf<'homeService'>, other: RowOf<'homeService'>): number =>
  (one.routeOrder ?? endless) - (other.routeOrder ?? endless) || (one.slotAt ?? '~').localeCompare(other.slotAt ?? '~')

/** The open visits of a driver on a local day, in their order. */
export async function visitsOf(tx: Scope, actor: Actor, driverId: string, date: string): Promise<RowOf<'homeService'>[]> {
  const night = momentOf(dayAfter(date, 1), '00:00')
  const rows = await errandRows(tx, actor, 'homeService', [sql`"driverId" = ${driverId}`, openVisits(night)])
  return rows.toSorted(byOrder)
}

/** A driver's day. Throws notFound for somebody who is not there, forbidden for whoever may see no errands. */
export async function showDay(
  tx: Scope,
  actor: Actor,
  wish: { driverId?: string | undefined; date?: string | undefined },
  now: Date,
): Promise<OutputOf<'errandDay'>> {
  requireErrands(actor)
  const driver = await findRow(tx, 'staff', wish.driverId ?? actor.id)
  if (!driver) throw new Problem('notFound')
  const date = wish.date ?? localDay(now)
  const [morning, night] = [momentOf(date, '00:00'), momentOf(dayAfter(date, 1), '00:00')]
  const theirs = sql`"driverId" = ${driver.id}`
  const roads = await errandRows(tx, actor, 'roadsideAssistance', [theirs, openErrands])
  const visits = await visitsOf(tx, actor, driver.id, date)
  const over = [theirs, sql`status = 'closed'`, sql`"stageAt" >= ${morning} and "stageAt" < ${night}`]
  const done = [...(await errandRows(tx, actor, 'roadsideAssistance', over)), ...(await errandRows(tx, actor, 'homeService', over))]
  const [shown] = await showDrivers(tx, [driver], now)
  if (!shown) throw new Problem('notFound')
  return {
    driver: shown,
    date,
    errands: await showErrands(tx, actor, [...roads, ...visits, ...done]),
    suggested: suggestOrder(shown.place, visits).map(({ id }) => id),
  }
}

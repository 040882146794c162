// Field requests as their customer sees them.
import { sql } from 'kysely'
import type { FieldServiceKind } from '../../src/schema/fieldService/calls/fieldService.ts'
import type { CustomerRequest } from '../../src/schema/fieldService/calls/requests.ts'
import type { CustomerDb, Question } from '../core/db/caller/as.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Caller } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { ownCustomer } from '../core/access/customerOf.ts'
import { modelNameOf } from '../masters/index.ts'
import { sentPlace } from './driverPlaces.ts'
import { arrivalFrom } from './estimateArrival.ts'
import type { FieldRequestRow } from './showFieldRequests.ts'

const kinds = ['roadsideAssistance', 'homeService'] as const satisfies readonly FieldServiceKind[]
// The stages before the driver's arrival, in which the customer may cancel.
const beforeArrival: readonly string[] = ['new', 'dispatched', 'requested', 'scheduled', 'confirmed', 'enRoute']

/** Whether the customer may still cancel it. */
export const isCancellable = ({ status, stage }: Pick<FieldRequestRow, 'status' | 'stage'>): boolean =>
  status !== 'closed' && beforeArrival.includes(stage)

/** A request with the names that it shows. While the driver is on the way, an estimated arrival follows the position that they send. */
export async function showRequest(tx: Scope, row: FieldRequestRow, now: Date): Promise<CustomerRequest> {
  const road = 'issue' in row ? row : undefined
  const home = 'issue' in row ? undefined : row
  const car = await findRow(tx, 'vehicles', row.vehicleId)
  const make = car && (await findRow(tx, 'makes', car.makeId))
  const driver = row.driverId ? await findRow(tx, 'staff', row.driverId) : undefined
  const branch = row.locationId ? await findRow(tx, 'dealershipLocations', row.locationId) : undefined
  const open = row.status !== 'closed'
  const sent = driver && open && row.stage === 'enRoute' ? await sentPlace(tx, driver.id, now) : null
  // Where the driver was before they set out concerns another customer.
  const place = sent && sent.at >= new Date(row.stageAt ?? row.createdAt).toISOString() ? sent : null
  return {
    kind: road ? 'roadsideAssistance' : 'homeService',
    id: row.id,
    ref: row.ref,
    status: row.status,
    stage: row.stage,
    outcome: row.outcome,
    createdAt: row.createdAt,
    slotAt: home?.slotAt ?? null,
    etaAt: place && row.etaEstimated ? arrivalFrom(place, row.point, new Date(place.at)) : row.etaAt,
    etaEstimated: row.etaEstimated ?? false,
    arrivedAt: row.arrivedAt,
    point: row.point,
    issue: road?.issue ?? null,
    coverage: road?.coverage ?? null,
    services: home?.services ?? [],
    vehicle: car
      ? { id: car.id, plate: car.plate, vin: car.vin, make: make?.name ?? { en: '', ar: '' }, model: await modelNameOf(tx, car) }
      : null,
    driver: driver ? { name: driver.name, mobile: open ? driver.mobile : null, place } : null,
    location: branch ? { name: branch.name, phone: branch.phone } : null,
    cancellable: isCancellable(row),
  }
}

/** The customer's own requests among those of `question`, roadside assistance first. */
async function ownRequests(db: CustomerDb, question: Question, now: Date): Promise<CustomerRequest[]> {
  await ownCustomer(db)
  const own: { kind: FieldServiceKind; id: string }[] = []
  for (const kind of kinds)
    if (await db.mayList(kind)) own.push(...(await db.rows(kind, { size: 20, ...question })).map(({ id }) => ({ kind, id })))
  return db.asSystem('a request names its car, its branch and its driver', async (tx) => {
    const shown: CustomerRequest[] = []
    for (const { kind, id } of own) {
      const row = (await findRow(tx, kind, id)) as unknown as FieldRequestRow | undefined
      if (row) shown.push(await showRequest(tx, row, now))
    }
    return shown
  })
}

/** The customer's open requests that the caller may see, roadside assistance first, newest first. */
export const openRequests = (db: CustomerDb, now: Date): Promise<CustomerRequest[]> =>
  ownRequests(db, { sort: 'createdAt', order: 'DESC', conditions: [sql`status <> 'closed'`] }, now)

/** The customer's latest closed requests that the caller may see, at most `size` of each kind. */
export const closedRequests = (db: CustomerDb, size: number, now: Date): Promise<CustomerRequest[]> =>
  ownRequests(db, { size, sort: 'createdAt', order: 'DESC', conditions: [sql`status = 'closed'`] }, now)

/** The customer's own request. Throws notFound (404) for another customer's, since its place and driver are personal. */
export async function showOwnRequest(db: CustomerDb, id: string, now: Date): Promise<CustomerRequest> {
  const [request] = await ownRequests(db, { ids: [id] }, now)
  if (!request) throw new Problem('notFound')
  return request
}

/** The same as a row, locked, for a command that changes it. Throws as `showOwnRequest`. */
export async function lockOwnRequest(
  tx: Scope,
  caller: Caller,
  customer: RowOf<'customers'>,
  id: string,
): Promise<{ kind: FieldServiceKind; row: FieldRequestRow }> {
  for (const kind of kinds) {
    const row = (await findRow(tx, kind, id, { lock: true, conditions: agentVisibility(caller, kind) })) as unknown as
      | FieldRequestRow
      | undefined
    if (row?.customerId === customer.id) return { kind, row }
  }
  throw new Problem('notFound')
}

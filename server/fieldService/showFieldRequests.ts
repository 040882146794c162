// Field requests with the names that they show, for staff, for drivers and as the answer to their actions.
import { sql } from 'kysely'
import { passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { FieldRequest, FieldServiceKind } from '../../src/schema/fieldService/calls/fieldService.ts'
import { resources } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { presentRow } from '../core/access/present.ts'
import { rowsById } from '../core/commit/rowsById.ts'
import { customerName } from '../../src/schema/core/customerName.ts'
import { numbersFor } from '../customers/index.ts'

/** A row of either kind. */
export type FieldRequestRow = RowOf<'roadsideAssistance'> | RowOf<'homeService'>
const limit = 500

const addressOf = (row: FieldRequestRow): string => {
  if ('issue' in row) return row.addressNote ?? ''
  const { buildingNo, street, district, shortCode } = row.address ?? {}
  return [[buildingNo, street].filter(Boolean).join(' '), district, shortCode].filter(Boolean).join(', ')
}

const kindOf = (row: FieldRequestRow): FieldServiceKind => ('issue' in row ? 'roadsideAssistance' : 'homeService')

/** The rows as field requests, limited to what this person may see. */
export async function showFieldRequests(tx: Scope, actor: Actor, rows: readonly FieldRequestRow[]): Promise<FieldRequest[]> {
  const customers = await rowsById(
    tx,
    'customers',
    rows.map(({ customerId }) => customerId),
  )
  const vehicles = await rowsById(
    tx,
    'vehicles',
    rows.map(({ vehicleId }) => vehicleId),
  )
  const makes = await rowsById(
    tx,
    'makes',
    [...vehicles.values()].map(({ makeId }) => makeId),
  )
  const numbers = await numbersFor(tx, rows, customers)
  return rows.map((raw): FieldRequest => {
    const row = 'issue' in raw ? presentRow('roadsideAssistance', raw, actor, 'show') : presentRow('homeService', raw, actor, 'show')
    const road = 'issue' in row ? row : undefined
    const home = 'issue' in row ? undefined : row
    const owner = customers.get(row.customerId)
    const car = vehicles.get(row.vehicleId)
    // Staff who work on a request see the mobile, to be able to call; those who may only read the customer see it masked.
    const works = passes(rowRule(actor, resources[kindOf(row)], 'move'), actor, row)
    // Drivers, who may not read customers, see the customer's name while the job is open.
    const known = rowRule(actor, resources.customers, 'show').length > 0 || (works && row.status !== 'closed')
    const customer = owner && known ? (works ? owner : presentRow('customers', owner, actor, 'show')) : undefined
    return {
      kind: kindOf(row),
      id: row.id,
      version: row.version,
      ref: row.ref,
      status: row.status,
      stage: row.stage,
      createdAt: row.createdAt,
      createdBy: row.createdBy,
      stageAt: row.stageAt,
      slotAt: home?.slotAt ?? null,
      etaAt: row.etaAt,
      etaEstimated: row.etaEstimated ?? false,
      arrivedAt: row.arrivedAt,
      point: row.point,
      driverId: row.driverId,
      locationId: row.locationId,
      routeOrder: home?.routeOrder ?? null,
      outcome: row.outcome,
      coverage: road?.coverage ?? null,
      issue: road?.issue ?? null,
      services: (home?.services ?? []).map(({ name }) => name),
      customer: customer
        ? { id: customer.id, name: customerName(customer), mobile: customer.mobile ?? (works ? (numbers.get(row.id) ?? null) : null) }
        : null,
      vehicle: car
        ? { id: car.id, plate: car.plate, vin: car.vin, make: makes.get(car.makeId)?.name ?? { en: '', ar: '' }, model: car.model }
        : null,
      address: addressOf(row),
      note: home?.note ?? null,
      destination: road?.destination ?? null,
      photos: row.photos,
      driverNote: row.driverNote,
    }
  })
}

/** The rows of one kind that the person may see and that meet the conditions, oldest first; at most 500. */
export async function fieldRequestRows<K extends FieldServiceKind>(db: CallerDb, kind: K, conditions: Condition[]): Promise<RowOf<K>[]> {
  if (!(await db.mayList(kind))) return []
  return db.rows(kind, { size: limit, sort: 'createdAt', order: 'ASC', conditions })
}

/** The condition for visits that are open before a time: those promised earlier, and those without a time. */
export const openVisits = (before: string): Condition => sql`status <> 'closed' and ("slotAt" is null or "slotAt" < ${before})`
/** The condition for open field requests. */
export const openFieldRequests: Condition = sql`status <> 'closed'`

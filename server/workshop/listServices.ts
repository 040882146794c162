// The service history: finished bookings of a customer or a vehicle, with names instead of ids.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

/** The customer or vehicle, and the page. */
export interface ServiceQuestion {
  customerId?: string | undefined
  vehicleId?: string | undefined
  page: number
  size: number
}

// A customer sees only their own bookings, not those of a car's former owner.
async function subjectOf(db: CustomerDb, isStaff: boolean, { customerId, vehicleId }: ServiceQuestion): Promise<Condition> {
  if (isStaff && vehicleId) return sql`"vehicleId" = ${(await db.get('vehicles', vehicleId)).id}`
  if (isStaff && !customerId) throw new Problem('badInput', { fields: { customerId: { key: 'validation.required' } } })
  if (isStaff && customerId) return sql`"customerId" = ${(await db.get('customers', customerId)).id}`
  const [own] = await db.rows('customers', { size: 1, ...(customerId ? { ids: [customerId] } : {}) })
  if (!own) throw new Problem('notFound')
  const ofCar = vehicleId ? sql`"vehicleId" = ${(await db.get('vehicles', vehicleId)).id}` : sql`true`
  return sql`"customerId" = ${own.id} and ${ofCar}`
}

async function namesOf(tx: Scope, { locationId, vehicleId }: Pick<RowOf<'appointments'>, 'locationId' | 'vehicleId'>) {
  const location = await findRow(tx, 'dealershipLocations', locationId, { deleted: true })
  const car = vehicleId ? await findRow(tx, 'vehicles', vehicleId, { deleted: true }) : undefined
  return {
    location: location?.name ?? null,
    vehicle: car ? { id: car.id, plate: car.plate, vin: car.vin, model: car.model, year: car.year } : null,
  }
}

/**
 * A page, newest first. Throws forbidden (403) for staff who may not list bookings, badInput (400) for staff who name no customer or
 * vehicle, notFound (404) for another customer's data.
 */
export async function listServices(db: CustomerDb, isStaff: boolean, question: ServiceQuestion): Promise<OutputOf<'serviceHistory'>> {
  if (isStaff && !(await db.mayList('appointments'))) throw new Problem('forbidden')
  const { data, total } = await db.list('appointments', {
    ...{ page: question.page, size: question.size, sort: 'startAt', order: 'DESC' },
    conditions: [await subjectOf(db, isStaff, question), sql`type <> 'testDrive'`, sql`status in ('completed', 'delivered')`],
  })
  const shown: OutputOf<'serviceHistory'>['data'] = []
  for (const row of data) {
    const { id, ref, startAt, endAt, status, mileageIn, services, totals } = row
    const names = await db.asSystem('a finished job names its branch and its car, whoever has the car now', (tx) => namesOf(tx, row))
    shown.push({ ...{ id, ref, startAt, endAt, status, mileageIn, services, totals }, ...names })
  }
  return { data: shown, total }
}

// How many services a customer may have booked, and that a car is at one place at a time. Both are asked under the lock of `lockTimes`,
// under which one transaction of the tenant at a time books, so that no two requests pass together.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { localMoment } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { showAppointment } from './showAppointment.ts'

/** A car, and its customer as the booking has them. */
export interface BookedCar {
  id: string
  customerId: string
}
const underWay = sql`closure = 'none' and status not in ('completed', 'delivered')`
// A booking that nobody came to, and that nobody closed, keeps no customer from booking.
const open = (now: Date, types: readonly Word<'appointmentType'>[] = ['service', 'walkIn']): Condition =>
  sql`type in (${sql.join([...types])}) and ${underWay} and (status <> 'pending' or "endAt" > ${now.toISOString()})`

/** `customerId`: the customer who books; null for staff. Nobody is shown the booking of a car's former owner. */
async function carBooked(tx: Scope, row: RowOf<'appointments'>, customerId: string | null, now: Date): Promise<Problem> {
  if (customerId !== null && row.customerId !== customerId)
    return new Problem('carBusy', { fields: { vehicleId: { key: 'errors.carBusy' } } })
  const { id, ref, startAt, locationId } = row
  const params = { ref, when: localMoment(startAt) }
  const booking = customerId === null ? { id, ref, startAt, locationId } : await showAppointment(tx, row, now)
  return new Problem('carBooked', { params, fields: { vehicleId: { key: 'errors.carBooked', params } }, details: { bookings: [booking] } })
}

/**
 * Throws carBooked (409) with the other booking when the car has one in these minutes, at any branch; carBusy (409) when that is not of the
 * customer who books.
 */
export async function requireCarFree(
  tx: Scope,
  car: BookedCar,
  time: { appointmentId: string; startAt: string; endAt: string },
  byCustomer: boolean,
  now: Date,
): Promise<void> {
  const [other] = await readRows(tx, 'appointments', {
    size: 1,
    filters: { vehicleId: [car.id] },
    conditions: [underWay, sql`id <> ${time.appointmentId} and "startAt" < ${time.endAt} and "endAt" > ${time.startAt}`],
  })
  if (other) throw await carBooked(tx, other, byCustomer ? car.customerId : null, now)
}

/**
 * For a customer's own booking. Throws carBooked or carBusy (409) when the car has an open service booking at any time, tooManyBookings
 * (409) with the customer's when they have as many as the settings allow.
 */
export async function requireWithinLimits(tx: Scope, car: BookedCar, now: Date, kind: Word<'customerKind'> = 'person'): Promise<void> {
  const [same] = await readRows(tx, 'appointments', { size: 1, filters: { vehicleId: [car.id] }, conditions: [open(now)] })
  if (same) throw await carBooked(tx, same, car.customerId, now)
  // A fleet has more cars than a person.
  if (kind === 'person') await requireFew(tx, car.customerId, open(now), now)
}

/** For a customer's own test drive. Throws tooManyBookings (409) with theirs when they have as many as the settings allow. */
export const requireFewDrives = (tx: Scope, customerId: string, now: Date): Promise<void> =>
  requireFew(tx, customerId, open(now, ['testDrive']), now)

async function requireFew(tx: Scope, customerId: string, condition: Condition, now: Date): Promise<void> {
  const { bookingsAtOnce } = await findSettings(tx)
  const rows = await readRows(tx, 'appointments', {
    size: bookingsAtOnce,
    filters: { customerId: [customerId] },
    conditions: [condition],
    sort: 'startAt',
    order: 'ASC',
  })
  if (rows.length < bookingsAtOnce) return
  const bookings = []
  for (const row of rows) bookings.push(await showAppointment(tx, row, now))
  throw new Problem('tooManyBookings', { params: { smart_count: bookingsAtOnce }, details: { bookings } })
}

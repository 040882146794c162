// A customer moves or cancels their own booking before the workshop has begun.
import type { CustomerAppointment } from '../../src/schema/appointments/customerBooking.ts'
import { dropClaims } from '../core/time/claims.ts'
import { findBranch, findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { claimTime } from './claimTime.ts'
import { depositCancelled, depositMoved } from './deposits/course.ts'
import { isChangeable, showAppointment } from './showAppointment.ts'
import { notifyCustomer } from './notifyCustomer.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** Minutes between a booking's start and its end. */
export const minutesOf = ({ startAt, endAt }: Pick<RowOf<'appointments'>, 'startAt' | 'endAt'>): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / 60_000

/** The customer's car of a booking. */
export const carOf = ({ vehicleId, customerId }: Pick<RowOf<'appointments'>, 'vehicleId' | 'customerId'>) =>
  vehicleId ? { id: vehicleId, customerId } : null

// Without the customer check a guessed id would move another customer's booking.
async function ownBooking(
  services: Services,
  tx: Scope,
  customer: RowOf<'customers'>,
  id: string,
  version: number,
): Promise<RowOf<'appointments'>> {
  const row = await findRow(tx, 'appointments', id, { lock: true })
  if (row?.customerId !== customer.id) throw new Problem('notFound')
  if (row.version !== version) throw new Problem('staleVersion', { details: { current: await showAppointment(tx, row, services.now()) } })
  if (!isChangeable(row, services.now())) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return row
}

/** Moves to another time and, if given, another advisor. Throws staleVersion, moveNotAllowed or slotTaken (409). */
export async function moveBooking(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: RowOf<'customers'>,
  request: { id: string; version: number; startAt: string; advisorId?: string | null | undefined },
): Promise<CustomerAppointment> {
  const now = services.now()
  const before = await ownBooking(services, tx, customer, request.id, request.version)
  await dropClaims(tx, before.id)
  const { advisorId, endAt, bay } = await claimTime(
    tx,
    {
      appointmentId: before.id,
      car: carOf(before),
      locationId: before.locationId,
      startAt: request.startAt,
      minutes: minutesOf(before),
      type: before.type,
      advisorId: request.advisorId ?? null,
      bookedBy: 'customer',
      usualBay: before.bay,
    },
    now,
  )
  const deposit = depositMoved(before, request.startAt, await findSettings(tx), now)
  const changes = { startAt: request.startAt, endAt, promiseAt: endAt, advisorId, bay, ...deposit }
  const after = await commit({ services, tx }, { resource: 'appointments', action: 'move', before, changes, by })
  await notifyCustomer(services, tx, customer, 'bookingMoved', after, await findBranch(tx, before.locationId))
  return showAppointment(tx, after, now)
}

/** Cancels with a reason and releases the time. Throws staleVersion or moveNotAllowed (409). */
export async function cancelBooking(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: RowOf<'customers'>,
  request: { id: string; version: number; reason: string },
): Promise<CustomerAppointment> {
  const now = services.now()
  const before = await ownBooking(services, tx, customer, request.id, request.version)
  await dropClaims(tx, before.id)
  const deposit = depositCancelled(before, true, await findSettings(tx), now)
  const changes = { closure: 'cancelled', closeReason: request.reason, ...deposit }
  const after = await commit({ services, tx }, { resource: 'appointments', action: 'move', before, changes, by })
  await notifyCustomer(services, tx, customer, 'bookingCancelled', after, await findBranch(tx, before.locationId))
  return showAppointment(tx, after, now)
}

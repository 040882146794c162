// Books a test drive for a customer: claims host and car, writes the booking and queues the message in one transaction.
import { v7 as uuid } from 'uuid'
import type { CustomerAppointment } from '../../src/schema/appointments/customerBooking.ts'
import { presentTotals } from '../core/time/region.ts'
import { lockTimes } from '../core/time/claims.ts'
import { findBranch } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { requireColleagueRight } from '../core/commit/colleague.ts'
import { commit, newRow } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { newReference } from '../core/commit/newReference.ts'
import { requireFewDrives } from './bookingLimits.ts'
import { claimTime, type TimeRequest } from './claimTime.ts'
import { notifyCustomer } from './notifyCustomer.ts'
import { showAppointment } from './showAppointment.ts'
import { checkCar } from './time/driveCars.ts'
import { dropHold } from '../core/time/holds.ts'

/** The car and the start of a test drive. */
interface DriveRequest {
  driveCarId: string
  startAt: string
  /** The car for sale on whose page they asked. */
  stockCarId?: string | undefined
}

/** The branch of a test-drive car. Throws notFound (404) for an unknown car. */
export async function branchOfCar(tx: Scope, driveCarId: string): Promise<RowOf<'dealershipLocations'>> {
  const car = await findRow(tx, 'driveCars', driveCarId)
  if (!car) throw new Problem('notFound', { fields: { driveCarId: { key: 'validation.reference' } } })
  return findBranch(tx, car.locationId)
}

/**
 * Books for a known customer. Throws notFound (404) for an unknown car, badInput (400) for one that is not on offer, slotTaken (409) when the
 * time or the car is taken, and as `requireFewDrives`. A time that the customer holds is available to them.
 */
export async function bookDrive(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: RowOf<'customers'>,
  { driveCarId, startAt, stockCarId }: DriveRequest,
): Promise<CustomerAppointment> {
  const now = services.now()
  const location = await branchOfCar(tx, driveCarId)
  // One that is gone meanwhile prevents no test drive of its model.
  const wanted = stockCarId ? await findRow(tx, 'stockCars', stockCarId) : undefined
  await checkCar(tx, driveCarId, 'testDrive', location.id)
  const id = uuid()
  // Before a refusal that shows bookings: to a colleague who may not book, they are none of their business.
  requireColleagueRight(by, 'appointments', 'create', newRow('appointments', { type: 'testDrive', locationId: location.id }, by, now))
  await lockTimes(tx)
  await requireFewDrives(tx, customer.id, now)
  const hold = await dropHold(tx, customer.mobile ?? customer.id, now)
  const held = hold?.startAt === startAt && hold.driveCarId === driveCarId ? hold : undefined
  const request: TimeRequest = {
    ...{ appointmentId: id, car: null, locationId: location.id, startAt, minutes: location.slotMinutes, driveCarId },
    type: 'testDrive',
    bookedBy: 'customer',
    ...{ advisorId: held?.advisorId ?? null, requestedAt: held?.createdAt },
  }
  const { advisorId, endAt } = await claimTime(tx, request, now)
  const values = {
    ...{ id, ref: await newReference(tx, 'appointments'), type: 'testDrive', customerId: customer.id, driveCarId, locationId: location.id },
    stockCarId: wanted?.id ?? null,
    ...{ advisorId, startAt, endAt, promiseAt: endAt, transport: 'wait', source: 'landing', services: [], totals: presentTotals([]) },
  }
  const row = await commit({ services, tx }, { resource: 'appointments', action: 'create', by, values })
  await notifyCustomer(services, tx, customer, 'bookingConfirmation', row, location)
  return showAppointment(tx, row, now)
}

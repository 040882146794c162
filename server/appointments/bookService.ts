// Books a service for a customer: claims time, writes the booking and queues the message in one transaction.
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Calls } from '../../src/schema/endpoints.ts'
import { presentTotals } from '../core/time/region.ts'
import type { CustomerAppointment } from '../../src/schema/appointments/customerBooking.ts'
import { lockTimes } from '../core/time/claims.ts'
import { dropHold } from '../core/time/holds.ts'
import { rememberTaken } from './time/taken.ts'
import { findBranch, findPackages, minutesOfWork } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { checkReferences } from '../core/commit/checkReferences.ts'
import { reminderBefore } from './carReminders.ts'
import { requireWithinLimits } from './bookingLimits.ts'
import { awaitsDeposit } from './deposits/course.ts'
import { depositFields, depositTerms, requireOnlineBooking } from './deposits/terms.ts'
import { claimTime, type TimeRequest } from './claimTime.ts'
import { newReference } from '../core/commit/newReference.ts'
import { takePromotion } from './promotions.ts'
import { showAppointment } from './showAppointment.ts'
import { notifyCustomer } from './notifyCustomer.ts'
import { requireColleagueRight } from '../core/commit/colleague.ts'
import { commit, newRow } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { agreedPackages } from './agreedPrices.ts'

/** The input of a booking, without its customer. */
export type BookingInput = z.output<Calls['addAppointment']['input']>

/**
 * Books for a known customer. Throws notFound (404) for a vehicle, branch, service or advisor that they may not use, slotTaken (409) when
 * the time is taken, depositChanged (409) with the terms for a higher deposit than was agreed to, badInput (400) for an invalid promotion code, and as `requireWithinLimits` and `requireOnlineBooking`. A time that the customer holds is available
 * to them.
 */
export async function bookService(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: RowOf<'customers'>,
  input: BookingInput,
  holder = customer.mobile ?? customer.id,
): Promise<CustomerAppointment> {
  const now = services.now()
  const location = await findBranch(tx, input.locationId)
  const vehicle = await findRow(tx, 'vehicles', input.vehicleId)
  // Otherwise a guessed id would attach another customer's car.
  if (vehicle?.customerId !== customer.id) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
  const packages = agreedPackages(customer, await findPackages(tx, [...new Set(input.services)]))
  if (input.transport === 'pickUpDelivery' && !input.pickupAddress)
    throw new Problem('badInput', { fields: { pickupAddress: { key: 'validation.required' } } })
  await checkReferences(tx, 'appointments', { pickupAddress: input.pickupAddress })
  const id = uuid()
  // Before a refusal that shows bookings: to a colleague who may not book, they are none of their business.
  requireColleagueRight(by, 'appointments', 'create', newRow('appointments', { type: 'service', locationId: location.id }, by, now))
  await lockTimes(tx)
  const car = { id: vehicle.id, customerId: customer.id }
  await requireWithinLimits(tx, car, now, customer.kind)
  if (by.kind === 'customer') await requireOnlineBooking(tx, customer.id, now)
  const terms = await depositTerms(tx, customer.id, packages, now)
  // Releases the person's hold before booking; under the lock nobody else can take its time.
  const hold = await dropHold(tx, holder, now)
  const held = hold?.startAt === input.startAt && hold.locationId === location.id && hold.driveCarId === null ? hold : undefined
  const request: TimeRequest = {
    appointmentId: id,
    car,
    locationId: location.id,
    startAt: input.startAt,
    minutes: minutesOfWork(location, packages),
    advisorId: input.advisorId ?? null,
    bookedBy: 'customer',
    usualBay: held?.bay ?? null,
    requestedAt: held?.createdAt,
  }
  const { advisorId, endAt, bay } = await rememberTaken(tx, input, now, () => claimTime(tx, request, now))
  const promised = input.promotionCode ? await takePromotion(tx, input.promotionCode, customer.id, packages, now) : undefined
  const totals = promised?.totals ?? presentTotals(packages.map(({ price }) => price))
  const deposit = depositFields(terms, { totals, startAt: input.startAt }, now)
  if ((deposit.deposit ?? 0) > (input.deposit ?? 0)) throw new Problem('depositChanged', { details: { terms } })
  const row = await commit(
    { services, tx },
    {
      resource: 'appointments',
      action: 'create',
      by,
      values: {
        id,
        ref: await newReference(tx, 'appointments'),
        type: 'service',
        customerId: customer.id,
        vehicleId: vehicle.id,
        locationId: location.id,
        advisorId,
        startAt: input.startAt,
        endAt,
        promiseAt: endAt,
        bay,
        transport: input.transport,
        pickupAddress: input.pickupAddress,
        concern: input.concern,
        source: 'landing',
        reminder: await reminderBefore(tx, customer.id, vehicle.id, now),
        services: packages.map(({ code, name, price, minutes: each }) => ({ code, name, price, minutes: each })),
        totals,
        ...deposit,
        promotionId: promised?.promotion.id ?? null,
      },
    },
  )
  // Without the deposit nothing is confirmed yet.
  if (!awaitsDeposit(row)) await notifyCustomer(services, tx, customer, 'bookingConfirmation', row, location)
  return showAppointment(tx, row, now)
}

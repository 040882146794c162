// A customer books a service: time claimed, booking written, message queued, all or nothing.
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Calls } from '../../src/schema/endpoints.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { CustomerAppointment } from '../../src/schema/appointments/customerBooking.ts'
import { lockTimes } from '../core/time/claims.ts'
import { dropHold } from './time/holds.ts'
import { rememberTaken } from './time/taken.ts'
import { findBranch, findPackages, minutesOfWork, requireFlag } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { checkReferences } from '../core/commit/checkReferences.ts'
import { claimTime, type TimeRequest } from './claimTime.ts'
import { newReference } from '../core/commit/newReference.ts'
import { takePromotion } from './promotions.ts'
import { showAppointment } from './showAppointment.ts'
import { tellCustomer } from './tellCustomer.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** What a booking takes, apart from who books. */
export type BookingInput = z.output<Calls['addAppointment']['input']>

/** Books for a known customer. Throws notFound for a vehicle, branch, service or advisor that is not theirs to use, slotTaken when the time is gone, badInput for a code that does not hold. A time that they held is theirs. */
export async function bookService(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: RowOf<'customers'>,
  input: BookingInput,
): Promise<CustomerAppointment> {
  const now = services.now()
  await requireFlag(tx, 'BOOK_A_SERVICE')
  const location = await findBranch(tx, input.locationId)
  const vehicle = await findRow(tx, 'vehicles', input.vehicleId)
  // Without this a guessed id would attach somebody else's car.
  if (vehicle?.customerId !== customer.id) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
  const packages = await findPackages(tx, [...new Set(input.services)])
  if (input.transport === 'pickUpDelivery' && !input.pickupAddress)
    throw new Problem('badInput', { fields: { pickupAddress: { key: 'validation.required' } } })
  await checkReferences(tx, 'appointments', { pickupAddress: input.pickupAddress })
  const id = uuid()
  await lockTimes(tx)
  // What the person held becomes theirs: nobody else comes between, since the lock is held.
  const hold = await dropHold(tx, customer.mobile, now)
  const held = hold?.startAt === input.startAt && hold.locationId === location.id ? hold : undefined
  const request: TimeRequest = {
    appointmentId: id,
    locationId: location.id,
    startAt: input.startAt,
    minutes: minutesOfWork(location, packages),
    advisorId: input.advisorId ?? null,
    bookedBy: 'customer',
    usualBay: held?.bay ?? null,
    askedAt: held?.createdAt,
  }
  const { advisorId, endAt, bay } = await rememberTaken(tx, input, now, () => claimTime(tx, request, now))
  const promised = input.promotionCode ? await takePromotion(tx, input.promotionCode, customer.id, packages, now) : undefined
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
        services: packages.map(({ code, name, price, minutes: each }) => ({ code, name, price, minutes: each })),
        totals: promised?.totals ?? totalsOf(packages.map(({ price }) => price)),
        promotionId: promised?.promotion.id ?? null,
      },
    },
  )
  await tellCustomer(services, tx, customer, 'bookingConfirmation', row, location)
  return showAppointment(tx, row, now)
}

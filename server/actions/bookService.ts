// A customer books a service: time claimed, booking written, message queued, all or nothing.
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { CustomerAppointment, endpoints } from '../../src/schema/endpoints.ts'
import { totalsOf } from '../../src/schema/money.ts'
import { lockTimes } from '../booking/claims.ts'
import { dropHold } from '../booking/holds.ts'
import { rememberTaken } from '../booking/taken.ts'
import { findBranch, findPackages, minutesOfWork, requireFlag } from '../booking/workshop.ts'
import { completeRow, findRow, insertRows, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { noticeChange } from './noticeChange.ts'
import { checkReferences } from './checkReferences.ts'
import { claimTime, type TimeWish } from './claimTime.ts'
import { newReference } from './newReference.ts'
import { takePromotion } from './promotions.ts'
import { showAppointment } from './showAppointment.ts'
import { tellCustomer } from './tellCustomer.ts'

/** What a booking takes, apart from who books. */
export type BookingInput = z.output<(typeof endpoints)['addAppointment']['input']>

/** Books for a known customer. Throws notFound for a vehicle, branch, service or advisor that is not theirs to use, slotTaken when the time is gone, badInput for a code that does not hold. A time that they held is theirs. */
export async function bookService(
  house: House,
  tx: Scope,
  customer: RowOf<'customers'>,
  input: BookingInput,
): Promise<CustomerAppointment> {
  const now = house.now()
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
  const wish: TimeWish = {
    appointmentId: id,
    locationId: location.id,
    startAt: input.startAt,
    minutes: minutesOfWork(location, packages),
    advisorId: input.advisorId ?? null,
    bookedBy: 'customer',
    usualBay: held?.bay ?? null,
    askedAt: held?.createdAt,
  }
  const { advisorId, endAt, bay } = await rememberTaken(tx, input, now, () => claimTime(tx, wish, now))
  const promised = input.promotionCode ? await takePromotion(tx, input.promotionCode, customer.id, packages, now) : undefined
  const row = completeRow(
    'appointments',
    {
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
    null,
    now,
  )
  await insertRows(tx, 'appointments', [row])
  await auditChange(tx, { resource: 'appointments', rowId: id, action: 'create', before: {}, after: row, by: null, now })
  await noticeChange(house, tx, 'appointments', { before: {}, after: row, by: null })
  await tellCustomer(house, tx, customer, 'bookingConfirmation', row, location)
  return showAppointment(tx, row, now)
}

// Staff book for somebody on the telephone, or receive a walk-in: customer, car and booking in one transaction.
import type { z } from 'zod'
import { may } from '../../src/schema/core/access.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources.ts'
import { refuse } from '../core/commit/checks.ts'
import { createRecord, requireRight, updateRecord, type Acting } from '../core/commit/saveRecord.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { findCar } from '../customers/index.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { findBranch, findPackages } from '../core/time/workshop.ts'
import { awaitsDeposit } from './deposits/course.ts'
import { notifyCustomer } from './notifyCustomer.ts'

type PhoneBooking = z.output<Calls['bookByPhone']['input']>
type Booker = Pick<PhoneBooking, 'customerId' | 'person' | 'vehicleId' | 'vehicle'>

async function customerFor(acting: Acting, { customerId, person }: Booker, sourceCode: string): Promise<RowOf<'customers'>> {
  if (customerId) {
    const known = await findRow(acting.tx, 'customers', customerId)
    if (!known) throw new Problem('notFound', { fields: { customerId: { key: 'validation.reference' } } })
    return known
  }
  if (!person) throw refuse('customerId', 'validation.required')
  return (await customerOfMobile(acting.tx, person.mobile)) ?? createRecord(acting, 'customers', { ...person, sourceCode })
}

async function carFor(acting: Acting, customerId: string, { vehicleId, vehicle }: Booker): Promise<string | null> {
  if (vehicleId) return vehicleId
  if (vehicle) {
    const known = await findCar(acting.tx, vehicle)
    if (known?.customerId === customerId) {
      const { plate } = vehicle
      if (plate && !known.plate) await updateRecord(acting, 'vehicles', known.id, known.version, { plate }, () => undefined)
      return known.id
    }
    return (await createRecord(acting, 'vehicles', { ...vehicle, customerId })).id
  }
  // Staff who may not register cars book without one; it is registered on arrival.
  if (may(acting.actor, resources.vehicles, 'create')) throw refuse('vehicleId', 'validation.required')
  return null
}

/**
 * The customer and car that are meant, created where they are new; the customer with the mobile, or their car with the plate or VIN, where there
 * already is one. Throws notFound (404) for an unknown customer, badInput (400) for missing input, forbidden (403) without the right to
 * create one, alreadyExists (409) for a plate or VIN that belongs to somebody else.
 */
export async function bookerOf(
  acting: Acting,
  booker: Booker,
  sourceCode: 'phone' | 'walkIn',
): Promise<{ customer: RowOf<'customers'>; vehicleId: string | null }> {
  const customer = await customerFor(acting, booker, sourceCode)
  return { customer, vehicleId: await carFor(acting, customer.id, booker) }
}

/** Books a service and sends the customer the confirmation. Throws as `bookerOf`, and slotTaken (409) with the next free starts. */
export async function bookByPhone(acting: Acting, request: PhoneBooking): Promise<RowOf<'appointments'>> {
  const { services, tx, actor } = acting
  const { locationId, startAt, concern } = request
  // Before anything is created, and before a refusal that names bookings.
  requireRight(actor, 'appointments', 'create', { type: 'service', status: 'pending', locationId, createdBy: actor.id })
  const location = await findBranch(tx, locationId)
  const packages = await findPackages(tx, [...new Set(request.services)])
  const { customer, vehicleId } = await bookerOf(acting, request, 'phone')
  const row = await createRecord(acting, 'appointments', {
    ...{ type: 'service', customerId: customer.id, vehicleId, locationId, startAt, concern: concern ?? null },
    services: packages.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
  })
  if (!awaitsDeposit(row)) await notifyCustomer(services, tx, customer, 'bookingConfirmation', row, location)
  return row
}

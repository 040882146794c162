// Several cars of a customer in one booking each, made and cancelled together. docs/decisions/companies.md
import type { z } from 'zod'
import { sql } from 'kysely'
import { carMarkInSentence } from '../../src/schema/core/carMark.ts'
import { languages } from '../../src/schema/core/limits.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import { requireRight, createRecord, type Acting } from '../core/commit/saveRecord.ts'
import { newReference } from '../core/commit/newReference.ts'
import { presentRow } from '../core/access/present.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { readRows, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { lockTimes } from '../core/time/claims.ts'
import { visitTime } from '../core/time/time.ts'
import { findBranch, findPackages, findSettings } from '../core/time/workshop.ts'
import { reachOf } from '../customers/index.ts'
import { messageWords } from '../messages/index.ts'
import { closeBooking } from './closeBooking.ts'
import { nextFreeSlots } from './offerTimes.ts'

type Request = z.output<Calls['bookGroup']['input']>
type Booking = RowOf<'appointments'>

/** Starts that are looked at for one car; those before the wanted one on its day are left out of them. */
const looked = 200

/** One message to those who are reached for the cars, with a line for each. */
async function tellBooked(
  { services, tx }: Acting,
  customer: RowOf<'customers'>,
  location: RowOf<'dealershipLocations'>,
  rows: readonly Booking[],
  cars: readonly RowOf<'vehicles'>[],
): Promise<void> {
  const reached = await reachOf(tx, customer)
  const [first] = rows
  if (!reached || !first) return
  const language = languageOf(reached.languageId)
  const { code } = languages[language]
  const words = await messageWords(services, tx, language, 'bookingGroup')
  const { name } = await findSettings(tx)
  const marks = new Map(cars.map((car) => [car.id, carMarkInSentence((key, params) => services.texts(language, key, params), car)]))
  const work = rows.map(({ vehicleId, startAt }) => `${marks.get(vehicleId ?? '') ?? ''} · ${visitTime(startAt, language)}`).join('\n')
  const body = words({ tenant: name[code], ref: first.groupRef ?? first.ref, location: location.name[code], work })
  const about = { resource: 'appointments', rowId: first.id, event: `bookingGroup:${first.groupRef}` }
  await services.messages.queue(tx, { ...reached, customerId: customer.id, kind: 'bookingGroup', body, ...about }, services.now())
}

/**
 * Books these services for each car at the first free start from the wanted one on: as many at once as the branch has room for, the others after
 * them, within a week. All or nothing. Throws notFound (404) for a customer or car that they may not use, slotTaken (409) when the week has no
 * room for all.
 */
export async function bookGroup(acting: Acting, request: Request): Promise<Booking[]> {
  const { services, tx, actor } = acting
  const { locationId, startAt, concern } = request
  requireRight(actor, 'appointments', 'create', { type: 'service', status: 'pending', locationId, createdBy: actor.id })
  const customer = await visibleRow(tx, actor, 'customers', request.customerId)
  const vehicleIds = [...new Set(request.vehicleIds)]
  const cars = await readRows(tx, 'vehicles', { size: vehicleIds.length, ids: vehicleIds })
  if (cars.length < vehicleIds.length || cars.some(({ customerId }) => customerId !== customer.id))
    throw new Problem('notFound', { fields: { vehicleIds: { key: 'validation.reference' } } })
  const location = await findBranch(tx, locationId)
  const packages = await findPackages(tx, [...new Set(request.services)])
  const lines = packages.map(({ code, name, price, minutes }) => ({ code, name, price, minutes }))
  await lockTimes(tx)
  const groupRef = await newReference(tx, 'appointments')
  const rows: Booking[] = []
  for (const vehicleId of vehicleIds) {
    const free = await nextFreeSlots(tx, { locationId, services: request.services }, startAt, looked, services.now())
    const slot = free.find(({ start }) => start >= startAt)
    if (!slot)
      throw new Problem('slotTaken', {
        fields: { startAt: { key: 'validation.roomForSome', params: { count: rows.length, all: vehicleIds.length } } },
      })
    const booking = { type: 'service', customerId: customer.id, vehicleId, locationId, startAt: slot.start, concern: concern ?? null }
    rows.push(await createRecord(acting, 'appointments', { ...booking, services: lines, groupRef }))
  }
  await tellBooked(acting, customer, location, rows, cars)
  return rows
}

/** Cancels what has not begun of bookings that were made together. Throws notFound (404) where none is left, forbidden (403) as for each of them. */
export async function cancelGroup(acting: Acting, groupRef: string, closeReason: string): Promise<Booking[]> {
  const { tx, actor } = acting
  const open = await readRows(tx, 'appointments', {
    size: 100,
    sort: 'startAt',
    order: 'ASC',
    conditions: [sql`"groupRef" = ${groupRef}`, sql`status = 'pending' and closure = 'none'`],
  })
  if (open.length === 0) throw new Problem('notFound')
  const closed: Booking[] = []
  for (const { id, version } of open)
    closed.push(
      await closeBooking(acting, id, { closure: 'cancelled', closeReason, version }, (row) =>
        presentRow('appointments', row, actor, 'show'),
      ),
    )
  return closed
}

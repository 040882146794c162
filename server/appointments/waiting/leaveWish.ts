// Wishes of customers on the landing: left, opened from a message, withdrawn.
import type { z } from 'zod'
import type { Calls } from '../../../src/schema/endpoints.ts'
import type { CustomerWish } from '../../../src/schema/appointments/customerWish.ts'
import { modelNameOf } from '../../masters/index.ts'
import type { ChangeActor } from '../../core/commit/actor.ts'
import { requireColleagueRight } from '../../core/commit/colleague.ts'
import { commit, newRow } from '../../core/commit/commit.ts'
import { newReference } from '../../core/commit/newReference.ts'
import { findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'
import { passHold } from '../../core/time/holds.ts'
import { findBranch, findPackages } from '../../core/time/workshop.ts'
import { requireWithinLimits } from '../bookingLimits.ts'
import { noOffer, codesOf, holderOfWish, isOpenWish, isWaitingListOpen, noteFree, openWishOf, requireDays, type Wish } from './wishes.ts'

type Customer = RowOf<'customers'>
/** Everything that a customer says of a wish. */
export type WishInput = z.output<Calls['leaveWish']['input']>

/** The transport of the car's last visit; a collection needs its address, which is typed anew. */
async function usualTransport(tx: Scope, wish: Pick<Wish, 'vehicleId' | 'customerId'>): Promise<CustomerWish['transport']> {
  const [last] = await readRows(tx, 'appointments', {
    size: 1,
    filters: { vehicleId: [wish.vehicleId], customerId: [wish.customerId], type: ['service'], closure: ['none'] },
    sort: 'startAt',
    order: 'DESC',
  })
  return last && last.transport !== 'pickUpDelivery' ? last.transport : 'dropOff'
}

/** A wish as its customer sees it; `offer` while a time is held for them. */
export async function showWish(tx: Scope, wish: Wish, now: Date): Promise<CustomerWish> {
  const location = await findRow(tx, 'dealershipLocations', wish.locationId, { deleted: true })
  const vehicle = await findRow(tx, 'vehicles', wish.vehicleId, { deleted: true })
  if (!location || !vehicle) throw new Problem('notFound')
  const { id, status, vehicleId, locationId, firstDay, lastDay, dayPart, offeredStart, offeredUntil } = wish
  const held = status === 'offered' && offeredStart !== null && offeredUntil !== null && offeredUntil > now.toISOString()
  return {
    ...{ id, status, vehicleId, locationId, firstDay, lastDay, dayPart },
    services: await codesOf(tx, wish),
    location: location.name,
    vehicle: { plate: vehicle.plate, model: await modelNameOf(tx, vehicle), year: vehicle.year },
    transport: await usualTransport(tx, wish),
    offer: held ? { startAt: offeredStart, until: offeredUntil } : null,
  }
}

/**
 * Puts a wish on the waiting list. A car has one open wish: said again it takes the new answers and keeps its place. Throws featureOff
 * (403), notFound (404) for a vehicle, branch or service that they may not use, badInput (400) for days that cannot be booked, and as
 * `requireWithinLimits`. `without`: the customer's own hold, whose time they saw too.
 */
export async function leaveWish(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: Customer,
  input: WishInput,
  without: string | null,
): Promise<CustomerWish> {
  const now = services.now()
  if (!(await isWaitingListOpen(tx))) throw new Problem('featureOff')
  const location = await findBranch(tx, input.locationId)
  // Two wishes for one car come one after the other.
  const vehicle = await findRow(tx, 'vehicles', input.vehicleId, { lock: true })
  if (vehicle?.customerId !== customer.id) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
  const packages = await findPackages(tx, [...new Set(input.services)])
  await requireDays(tx, input, now)
  const { firstDay, lastDay, dayPart } = input
  const wished = { packageIds: packages.map(({ id }) => id), locationId: location.id, firstDay, lastDay, dayPart }
  const own = { customerId: customer.id, vehicleId: vehicle.id, ...wished }
  requireColleagueRight(by, 'bookingWishes', 'create', newRow('bookingWishes', own, by, now))
  const before = await openWishOf(tx, vehicle.id)
  // A time that is held for them is offered first.
  if (before?.status === 'offered') return showWish(tx, before, now)
  await requireWithinLimits(tx, { id: vehicle.id, customerId: customer.id }, now)
  const wish = before
    ? await commit({ services, tx }, { resource: 'bookingWishes', action: 'update', before, changes: wished, by })
    : await commit(
        { services, tx },
        { resource: 'bookingWishes', action: 'create', by, values: { ...own, ref: await newReference(tx, 'bookingWishes') } },
      )
  await noteFree(tx, wish.id, wish, now, without)
  return showWish(tx, wish, now)
}

// Without the customer check a guessed id would open another customer's wish.
async function ownWish(tx: Scope, customer: Customer, id: string, lock: boolean): Promise<Wish> {
  const wish = await findRow(tx, 'bookingWishes', id, { lock })
  if (wish?.customerId !== customer.id) throw new Problem('notFound')
  return wish
}

/** Opens a wish from its message: a time that is held for it passes to its customer, who books it like one of their choice. */
export async function openWish(tx: Scope, customer: Customer, holder: string, id: string, now: Date): Promise<CustomerWish> {
  const wish = await showWish(tx, await ownWish(tx, customer, id, false), now)
  if (wish.offer) await passHold(tx, holderOfWish({ id }), holder, now)
  return wish
}

/** Takes a wish off the list and releases the time that is held for it; one that has ended stays as it is. */
export async function withdrawWish(services: Services, tx: Scope, by: ChangeActor, customer: Customer, id: string): Promise<CustomerWish> {
  const now = services.now()
  const before = await ownWish(tx, customer, id, true)
  if (!isOpenWish(before)) return showWish(tx, before, now)
  const changes = { status: 'withdrawn', ...noOffer }
  return showWish(tx, await commit({ services, tx }, { resource: 'bookingWishes', action: 'move', before, changes, by }), now)
}

/** A customer's open wishes. */
export async function openWishes(tx: Scope, customer: Customer, now: Date): Promise<CustomerWish[]> {
  const rows = await readRows(tx, 'bookingWishes', {
    size: 20,
    filters: { customerId: [customer.id], status: ['waiting', 'offered'] },
  })
  const shown = []
  for (const row of rows) shown.push(await showWish(tx, row, now))
  return shown
}

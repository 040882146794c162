// Entries of customers on the landing: left, opened from a message, withdrawn.
import type { z } from 'zod'
import type { Calls } from '../../../src/schema/endpoints.ts'
import type { CustomerWaitingEntry } from '../../../src/schema/appointments/customerWaitingEntry.ts'
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
import {
  noOffer,
  codesOf,
  holderOfEntry,
  isOpenEntry,
  isWaitingListOpen,
  noteFree,
  openEntryOf,
  requireDays,
  type Entry,
} from './entries.ts'

type Customer = RowOf<'customers'>
/** Everything that a customer says of an entry. */
export type WaitingInput = z.output<Calls['joinWaitingList']['input']>

/** The transport of the car's last visit; a collection needs its address, which is typed anew. */
async function usualTransport(tx: Scope, entry: Pick<Entry, 'vehicleId' | 'customerId'>): Promise<CustomerWaitingEntry['transport']> {
  const [last] = await readRows(tx, 'appointments', {
    size: 1,
    filters: { vehicleId: [entry.vehicleId], customerId: [entry.customerId], type: ['service'], closure: ['none'] },
    sort: 'startAt',
    order: 'DESC',
  })
  return last && last.transport !== 'pickUpDelivery' ? last.transport : 'dropOff'
}

/** An entry as its customer sees it; `offer` while a time is held for them. */
async function showEntry(tx: Scope, entry: Entry, now: Date): Promise<CustomerWaitingEntry> {
  const location = await findRow(tx, 'dealershipLocations', entry.locationId, { deleted: true })
  const vehicle = await findRow(tx, 'vehicles', entry.vehicleId, { deleted: true })
  if (!location || !vehicle) throw new Problem('notFound')
  const { id, status, vehicleId, locationId, firstDay, lastDay, dayPart, offeredStart, offeredUntil } = entry
  const held = status === 'offered' && offeredStart !== null && offeredUntil !== null && offeredUntil > now.toISOString()
  return {
    ...{ id, status, vehicleId, locationId, firstDay, lastDay, dayPart },
    services: await codesOf(tx, entry),
    location: location.name,
    vehicle: { plate: vehicle.plate, vin: vehicle.vin, model: await modelNameOf(tx, vehicle), year: vehicle.year },
    transport: await usualTransport(tx, entry),
    offer: held ? { startAt: offeredStart, until: offeredUntil } : null,
  }
}

/**
 * Puts an entry on the waiting list. A car has one open entry: said again it takes the new answers and keeps its place. Throws featureOff
 * (403), notFound (404) for a vehicle, branch or service that they may not use, badInput (400) for days that cannot be booked, and as
 * `requireWithinLimits`. `without`: the customer's own hold, whose time they saw too.
 */
export async function joinWaitingList(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: Customer,
  input: WaitingInput,
  without: string | null,
): Promise<CustomerWaitingEntry> {
  const now = services.now()
  if (!(await isWaitingListOpen(tx))) throw new Problem('featureOff')
  const location = await findBranch(tx, input.locationId)
  // Two entries for one car come one after the other.
  const vehicle = await findRow(tx, 'vehicles', input.vehicleId, { lock: true })
  if (vehicle?.customerId !== customer.id) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
  const packages = await findPackages(tx, [...new Set(input.services)])
  await requireDays(tx, input, now)
  const { firstDay, lastDay, dayPart } = input
  const wanted = { packageIds: packages.map(({ id }) => id), locationId: location.id, firstDay, lastDay, dayPart }
  const own = { customerId: customer.id, vehicleId: vehicle.id, ...wanted }
  requireColleagueRight(by, 'waitingEntries', 'create', newRow('waitingEntries', own, by, now))
  const before = await openEntryOf(tx, vehicle.id)
  // A time that is held for them is offered first.
  if (before?.status === 'offered') return showEntry(tx, before, now)
  await requireWithinLimits(tx, { id: vehicle.id, customerId: customer.id }, now, customer.kind)
  const entry = before
    ? await commit({ services, tx }, { resource: 'waitingEntries', action: 'update', before, changes: wanted, by })
    : await commit(
        { services, tx },
        { resource: 'waitingEntries', action: 'create', by, values: { ...own, ref: await newReference(tx, 'waitingEntries') } },
      )
  await noteFree(tx, entry.id, entry, now, without)
  return showEntry(tx, entry, now)
}

// Without the customer check a guessed id would open another customer's entry.
async function ownEntry(tx: Scope, customer: Customer, id: string, lock: boolean): Promise<Entry> {
  const entry = await findRow(tx, 'waitingEntries', id, { lock })
  if (entry?.customerId !== customer.id) throw new Problem('notFound')
  return entry
}

/** Opens an entry from its message: a time that is held for it passes to its customer, who books it like one of their choice. */
export async function openWaitingEntry(
  tx: Scope,
  customer: Customer,
  holder: string,
  id: string,
  now: Date,
): Promise<CustomerWaitingEntry> {
  const entry = await showEntry(tx, await ownEntry(tx, customer, id, false), now)
  if (entry.offer) await passHold(tx, holderOfEntry({ id }), holder, now)
  return entry
}

/** Takes an entry off the list and releases the time that is held for it; one that has ended stays as it is. */
export async function withdrawWaitingEntry(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: Customer,
  id: string,
): Promise<CustomerWaitingEntry> {
  const now = services.now()
  const before = await ownEntry(tx, customer, id, true)
  if (!isOpenEntry(before)) return showEntry(tx, before, now)
  const changes = { status: 'withdrawn', ...noOffer }
  return showEntry(tx, await commit({ services, tx }, { resource: 'waitingEntries', action: 'move', before, changes, by }), now)
}

/** A customer's open entries. */
export async function openEntries(tx: Scope, customer: Customer, now: Date): Promise<CustomerWaitingEntry[]> {
  const rows = await readRows(tx, 'waitingEntries', {
    size: 20,
    filters: { customerId: [customer.id], status: ['waiting', 'offered'] },
  })
  const shown = []
  for (const row of rows) shown.push(await showEntry(tx, row, now))
  return shown
}

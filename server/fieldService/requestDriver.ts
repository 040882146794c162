// A customer requests home service at an hour, or roadside assistance now.
import { sql } from 'kysely'
import type { DriverRequestInput } from '../../src/schema/fieldService/calls.ts'
import { dayAfter, earliestTaken, localDay } from '../core/time/time.ts'
import { findPackages, requireFlag } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services, SessionCall } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { branchAround } from './branchAround.ts'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { offerHomeHours } from './offerHomeHours.ts'
import { recordForCustomer } from '../customers/index.ts'
import { refuse } from '../core/commit/checks.ts'
import { callerActor } from '../core/commit/caller.ts'

type Context = Pick<SessionCall<unknown>, 'services' | 'caller'> & { tx: Scope; customer: RowOf<'customers'> }
const nextShown = 6
const nextDays = 3

/** Lets one transaction of the tenant at a time take an hour, until it ends: two people may both see the last free one. */
const lockHours = (tx: Scope) =>
  sql`select pg_advisory_xact_lock(hashtextextended('visits ' || current_setting('app.tenant_id'), 0))`.execute(tx)

// The next free hours, returned with the refusal of a taken one.
async function nextHours(tx: Scope, place: { lat: number; lng: number }, from: string, now: Date): Promise<{ start: string }[]> {
  const free: { start: string }[] = []
  for (let day = localDay(from), past = 0; past < nextDays && free.length < nextShown; day = dayAfter(day, 1), past += 1) {
    const { slots } = await offerHomeHours(tx, place, day, now)
    free.push(...slots.filter(({ available }) => available).map(({ start }) => ({ start })))
  }
  return free.slice(0, nextShown)
}

/**
 * Takes an hour of a driver and writes the visit. Throws notCovered (409), slotTaken (409) with the next free hours, notFound (404) for
 * another customer's car.
 */
export async function requestVisit(
  { services, caller, tx, customer }: Context,
  request: DriverRequestInput['requestHomeService'],
): Promise<RowOf<'homeService'>> {
  const { services: carServices, point, slotAt, address, ...details } = request
  if (!address.district && !address.shortCode) throw refuse('address.district', 'validation.required')
  const packages = await findPackages(tx, carServices)
  if (packages.some(({ atHome }) => !atHome)) throw refuse('services', 'validation.notAtHome')
  await lockHours(tx)
  const { location, slots, reason } = await offerHomeHours(tx, point, localDay(slotAt), services.now(), earliestTaken)
  if (reason === 'tooFar' || reason === 'outsideAreas' || reason === 'noBranch') throw new Problem('notCovered')
  if (!slots.some(({ start, available }) => available && start === slotAt)) {
    const next = await nextHours(tx, point, slotAt, services.now())
    throw new Problem('slotTaken', { fields: { slotAt: { key: 'errors.slotTaken' } }, details: { next } })
  }
  return recordForCustomer(services, tx, { actor: caller.actor, by: callerActor(caller, customer.id) }, 'homeService', {
    ...details,
    customerId: customer.id,
    services: packages.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
    locationId: location?.id,
    ...{ point, slotAt, address },
  })
}

/**
 * Writes the roadside request and notifies the managers; for a car with an open request it returns that one. Throws notFound (404) for
 * another customer's car.
 */
export async function requestHelp(
  { services, caller, tx, customer }: Context,
  request: DriverRequestInput['requestRoadside'],
): Promise<{ row: RowOf<'roadsideAssistance'>; known: boolean }> {
  // Locked, so that two simultaneous requests do not send two drivers to one car.
  const car = await findRow(tx, 'vehicles', request.vehicleId, { lock: true })
  if (car?.customerId !== customer.id) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
  const data = await readRows(tx, 'roadsideAssistance', {
    size: 1,
    filters: { vehicleId: [car.id], customerId: [customer.id] },
    conditions: [sql`status <> 'closed'`],
  })
  if (data[0]) return { row: data[0], known: true }
  await requireFlag(tx, 'ROADSIDE_ASSISTANCE')
  const around = await branchAround(tx, request.point)
  const row = await recordForCustomer(services, tx, { actor: caller.actor, by: callerActor(caller, customer.id) }, 'roadsideAssistance', {
    ...request,
    customerId: customer.id,
    locationId: around?.branch.id ?? null,
  })
  await notifyManagers(services, tx, row)
  return { row, known: false }
}

async function notifyManagers(services: Services, tx: Scope, row: RowOf<'roadsideAssistance'>): Promise<void> {
  const people = await managersOf(tx, 'roadsideAssistance', row)
  await notify(services, tx, people, { kind: 'helpAsked', params: { ref: row.ref }, resource: 'roadsideAssistance', rowId: row.id })
}

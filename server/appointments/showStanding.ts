// What stands out of a customer: what their visits came to, the car that needs a service first, and the warranty that ends first.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Services } from '../core/services.ts'
import { localDay } from '../core/time/time.ts'
import { withModelNames } from '../masters/index.ts'
import { findSettings } from '../core/time/workshop.ts'
import { countsAsMissed, missesSince } from './deposits/terms.ts'
import { firstService } from './recommendServices.ts'

type Answer = OutputOf<'customerStanding'>
// Cars whose next service is worked out, at most.
const consideredCars = 10

/** Of bookings and cars that the person may see. Throws notFound (404) for a customer whom they may not see. */
export async function showStanding(services: Services, db: CallerDb, customerId: string): Promise<Answer> {
  const { id, kind } = await db.get('customers', customerId, { deleted: true })
  const now = services.now()
  const paid = sql`(totals->>'gross')::bigint - coalesce((totals->>'byPoints')::bigint, 0)`
  const [visits] = (await db.mayList('appointments'))
    ? await db.query<NonNullable<Answer['visits']>>(
        (visible) => sql`select count(*)::int as count, coalesce(sum(${paid}), 0)::float8 as amount, max(totals->>'currency') as currency
          from ${visible('appointments')} where "customerId" = ${id} and status = 'delivered' and type <> 'testDrive'`,
      )
    : []
  const settings = await db.asSystem('how long missed visits count', (tx) => findSettings(tx))
  const [missed] = visits
    ? await db.query<{ count: number }>(
        (visible) => sql`select count(*)::int as count from ${visible('appointments')}
          where "customerId" = ${id} and ${countsAsMissed} and "startAt" >= ${missesSince(settings, now)}`,
      )
    : []
  // Companies pay later; of visits that are done, what has not come in yet.
  const [owed] =
    visits && kind === 'company' && (await db.mayList('payments'))
      ? await db.query<NonNullable<Answer['owed']>>(
          (visible) => sql`select coalesce(sum(greatest(0, due)), 0)::float8 as amount, max(currency) as currency from (
            select ${paid} - coalesce((select sum("capturedAmount" - "refundedAmount") from ${visible('payments')}
              where payments."refId" = appointments.id::text and payments."orderType" = 'service'), 0) as due, totals->>'currency' as currency
            from ${visible('appointments')} where "customerId" = ${id} and type <> 'testDrive' and closure = 'none'
              and status in ('completed', 'delivered')) as done`,
        )
      : []
  const filters = { customerId: [id], status: ['Approved'] }
  const cars = (await db.mayList('vehicles')) ? await db.rows('vehicles', { size: consideredCars, filters }) : []
  return db.asSystem('packages say what a car needs, and masters how it is named', async (tx) => {
    const known = await withModelNames(tx, cars)
    const named = (vehicleId: string) => ({ vehicleId, model: known.find((one) => one.id === vehicleId)?.modelName ?? { en: '', ar: '' } })
    const first = await firstService(tx, cars, now)
    const ends = cars
      .flatMap(({ id: vehicleId, warrantyEnd }) => (warrantyEnd ? [{ vehicleId, until: warrantyEnd }] : []))
      .toSorted((one, other) => one.until.localeCompare(other.until))
    // Without one that holds, the one that ended last.
    const warranty = ends.find(({ until }) => until >= localDay(now)) ?? ends.at(-1)
    return {
      visits: visits ?? null,
      owed: owed ?? null,
      service: first && { ...first.next, ...named(first.vehicleId) },
      warranty: warranty ? { ...warranty, ...named(warranty.vehicleId) } : null,
      cars: cars.length,
      missed: missed ? { count: missed.count, months: settings.missMonths } : null,
    }
  })
}

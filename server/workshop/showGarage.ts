// What a known customer's first page shows: the next visit, the car in the workshop, or the visit that has just ended, and what each car needs next.
import { sql } from 'kysely'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { nextServices, openBookings } from '../appointments/index.ts'
import { ownCustomer } from '../core/access/customerOf.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import type { Services } from '../core/services.ts'
import { namedCars } from '../customers/index.ts'
import { showVisit } from './showVisit.ts'

// Cars whose next service is worked out, at most.
const consideredCars = 10
// For how many days after its start the last visit is shown while there is no next one.
const lastVisitDays = 14

/** The caller's next or last visit and cars. Throws notFound (404) when there is no customer. */
export async function showGarage(services: Services, db: CustomerDb, tenantId: string): Promise<OutputOf<'ownGarage'>> {
  await ownCustomer(db)
  const now = services.now()
  const mayList = await db.mayList('appointments')
  const [open] = mayList ? await db.rows('appointments', { size: 1, sort: 'startAt', order: 'ASC', conditions: [openBookings(now)] }) : []
  const since = new Date(now.getTime() - lastVisitDays * dayMs).toISOString()
  const handedOver = sql`status = 'delivered' and closure = 'none' and "startAt" > ${since}`
  const [last] =
    mayList && !open ? await db.rows('appointments', { size: 1, sort: 'startAt', order: 'DESC', conditions: [handedOver] }) : []
  const next = open ?? last
  const cars = (await db.mayList('vehicles')) ? await db.rows('vehicles', { size: consideredCars }) : []
  return db.asSystem('a visit names its branch and its work, and packages say what a car needs', async (tx) => {
    const needs = await nextServices(tx, cars, now)
    const shown = (await namedCars(tx, cars)).map((vehicle, place) => ({ vehicle, next: needs[place] ?? null }))
    return { visit: next ? await showVisit(services, tx, tenantId, next) : null, cars: shown }
  })
}

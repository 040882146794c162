// A customer's bookings: upcoming and current ones, past ones, or both.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { ownCustomer } from '../core/access/customerOf.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import { Problem } from '../core/http/problem.ts'
import { showAppointment } from './showAppointment.ts'

/** The bookings that are coming or whose cars are in the workshop. */
export const openBookings = (now: Date) =>
  sql`("closure" = 'none' and status <> 'delivered' and ("startAt" > ${now.toISOString()} or status <> 'pending'))`

const limit = 50

/**
 * At most `size` of the caller's own bookings; the next first, or the latest first when past ones are included. Throws notFound (404)
 * when there is no customer, or `customerId` is another one.
 */
export async function listBookings(
  db: CustomerDb,
  when: 'upcoming' | 'past' | 'all',
  now: Date,
  { customerId, size = limit }: { customerId?: string | undefined; size?: number } = {},
): Promise<OutputOf<'customerAppointments'>> {
  const { id } = await ownCustomer(db)
  if (customerId !== undefined && customerId !== id) throw new Problem('notFound')
  if (!(await db.mayList('appointments'))) return { data: [], total: 0 }
  const upcoming = openBookings(now)
  const { data, total } = await db.list('appointments', {
    size,
    sort: 'startAt',
    order: when === 'upcoming' ? 'ASC' : 'DESC',
    conditions: [...(when === 'all' ? [] : [when === 'upcoming' ? upcoming : sql`not ${upcoming}`])],
  })
  return db.asSystem('a booking names its branch, its advisor and its car, whoever has the car now', async (tx) => {
    const shown = []
    for (const row of data) shown.push(await showAppointment(tx, row, now))
    return { data: shown, total }
  })
}

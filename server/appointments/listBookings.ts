// A customer's bookings: upcoming and current ones, past ones, or both.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { listRows, type Scope } from '../core/db/repository.ts'
import { showAppointment } from './showAppointment.ts'

/**
 * At most 50 bookings; `conditions` narrow what may be seen. Ordered by the next first, or by the latest first when past ones are included.
 */
export async function listBookings(
  tx: Scope,
  customerId: string,
  when: 'upcoming' | 'past' | 'all',
  now: Date,
  conditions: Condition[] = [],
): Promise<OutputOf<'customerAppointments'>> {
  const upcoming = sql`("closure" = 'none' and status <> 'delivered' and ("startAt" > ${now.toISOString()} or status <> 'pending'))`
  const { data, total } = await listRows(tx, 'appointments', {
    page: 1,
    size: 50,
    sort: 'startAt',
    order: when === 'upcoming' ? 'ASC' : 'DESC',
    filters: { customerId: [customerId] },
    conditions: [...conditions, ...(when === 'all' ? [] : [when === 'upcoming' ? upcoming : sql`not ${upcoming}`])],
  })
  const shown = []
  for (const row of data) shown.push(await showAppointment(tx, row, now))
  return { data: shown, total }
}

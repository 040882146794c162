// Releases the time of bookings whose deposit was not paid in time, after a last look at the provider.
import { sql } from 'kysely'
import { isPaid, isRequested } from '../../../src/schema/payments/paymentStates.ts'
import { jobActor } from '../../core/commit/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { findRow, type Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { dropClaims } from '../../core/time/claims.ts'
import { minutesAfter } from '../../core/time/time.ts'
import { awaitsDeposit } from '../../appointments/index.ts'
import { paymentsOf } from '../paidFor.ts'
import { settleSoon } from '../paymentTargets.ts'
import { confirmDeposit } from './confirmDeposit.ts'
import { writeAboutDeposit } from './writeAboutDeposit.ts'

/** Bookings in one run. */
const atOnce = 50
/** Minutes for which a provider that does not answer keeps the time taken. */
const readTimeout = 10

async function release(services: Services, tx: Scope, id: string, now: string): Promise<void> {
  const booking = await findRow(tx, 'appointments', id, { lock: true })
  const due = booking?.depositDueAt
  if (!booking || !due || !awaitsDeposit(booking) || due > now) return
  const orders = (await paymentsOf(tx, id)).filter(({ deposit, keepAmount }) => deposit && keepAmount !== 0)
  const paid = orders.find(({ state }) => isPaid(state))
  if (paid) return confirmDeposit(services, tx, paid.id)
  // Otherwise somebody who paid in the last minute, and whose notice is late or lost, would lose the time.
  const unread = orders.filter(({ state, providerOrderId, checkedAt }) => isRequested(state) && providerOrderId && (checkedAt ?? '') < due)
  if (unread.length > 0 && now < minutesAfter(due, readTimeout)) {
    for (const order of unread) await settleSoon(services, tx, order.id)
    return
  }
  const customer = await findRow(tx, 'customers', booking.customerId, { deleted: true })
  await dropClaims(tx, id)
  const closeReason = services.texts(languageOf(customer?.languageId ?? ''), 'messages.depositUnpaid')
  const changes = { closure: 'cancelled', closeReason, depositState: 'lapsed' }
  const by = jobActor('depositsUnpaid')
  const after = await commit({ services, tx }, { resource: 'appointments', action: 'move', before: booking, changes, by })
  await writeAboutDeposit(services, tx, 'depositLapsed', after, id)
}

/** Releases what is due, each booking in its own transaction. */
export async function releaseUnpaid(services: Services, tenantId: string, moment: Date): Promise<void> {
  const now = moment.toISOString()
  const ids = await services.engine.scoped(tenantId, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from appointments
      where "depositState" = 'awaiting' and "depositDueAt" <= ${now} and closure = 'none' and status = 'pending' and "deletedAt" is null
      order by "depositDueAt", id limit ${atOnce}`.execute(tx)
    return rows.map(({ id }) => id)
  })
  for (const id of ids) await services.engine.scoped(tenantId, (tx) => release(services, tx, id, now))
}

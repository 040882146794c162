// Confirms a booking whose deposit was paid, or gives back one that came too late. In a transaction of its own that locks the booking before
// the payment, as a cancellation does.
import { isPaid, paymentStates } from '../../../src/schema/payments/paymentStates.ts'
import { isOnline } from '../../../src/schema/payments/online.ts'
import { providerActor } from '../../core/commit/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { findRow, type Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { awaitsDeposit } from '../../appointments/index.ts'
import { wantOfPayment } from '../paymentTargets.ts'
import { writeAboutDeposit } from './writeAboutDeposit.ts'

/** Does nothing for other payments, or a second time. */
export async function confirmDeposit(services: Services, tx: Scope, paymentId: string): Promise<void> {
  const known = await findRow(tx, 'payments', paymentId)
  if (!known?.deposit || !isPaid(known.state) || !isOnline(known.provider)) return
  const booking = await findRow(tx, 'appointments', known.refId, { lock: true })
  const payment = await findRow(tx, 'payments', paymentId, { lock: true })
  if (!booking || !payment) return
  const by = providerActor(known.provider)
  const wanted = payment.keepAmount !== 0 && paymentStates[payment.state].phase !== 'returned'
  if (awaitsDeposit(booking)) {
    if (!wanted) return
    const changes = { depositState: 'paid', depositDueAt: null }
    const after = await commit({ services, tx }, { resource: 'appointments', action: 'update', before: booking, changes, by })
    return writeAboutDeposit(services, tx, 'depositReceived', after, payment.id)
  }
  if (booking.depositState !== 'lapsed') return
  if (wanted) await wantOfPayment(services, tx, payment, { keepAmount: 0 }, by)
  await writeAboutDeposit(services, tx, 'depositLate', booking, payment.id, payment.amount)
}

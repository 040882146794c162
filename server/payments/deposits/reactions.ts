// What a booking's deposit does to its payments: a link to pay when it is awaited, orders closed when it no longer is.
import { paymentStates } from '../../../src/schema/payments/paymentStates.ts'
import type { CommitContext } from '../../core/commit/reactions.ts'
import { on } from '../../core/commit/reactions.ts'
import type { ChangeActor } from '../../core/commit/actor.ts'
import { awaitsDeposit } from '../../appointments/index.ts'
import { unsettledOf, wantOfPayment } from '../paymentTargets.ts'
import { writeAboutDeposit } from './writeAboutDeposit.ts'

/** Refunds the deposit of a booking, or only closes its orders that nobody has paid. */
async function endOrders({ services, tx }: CommitContext, bookingId: string, by: ChangeActor, paidToo: boolean): Promise<void> {
  for (const payment of await unsettledOf(tx, bookingId)) {
    const open = paymentStates[payment.state].phase === 'asked'
    if (payment.deposit && payment.keepAmount !== 0 && (open || paidToo)) await wantOfPayment(services, tx, payment, { keepAmount: 0 }, by)
  }
}

/** The reactions, besides those to a booking's end in `server/payments/reactions.ts`. */
export const depositReactions = [
  on('appointments', 'written', async (context, { action, before, after, by }) => {
    const { services, tx } = context
    if (action === 'create' && awaitsDeposit(after)) await writeAboutDeposit(services, tx, 'depositLink', after, after.id)
    if (before === null || before.depositState === after.depositState) return
    if (before.depositState === 'kept' && after.depositState === 'returned') await endOrders(context, after.id, by, true)
    // Waived, or nobody came.
    if (before.depositState === 'awaiting' && after.depositState !== 'paid') await endOrders(context, after.id, by, false)
  }),
  on('appointments', 'cancelled', async ({ services, tx }, { after }) => {
    if (after.depositState === 'kept') await writeAboutDeposit(services, tx, 'depositKept', after, after.id)
  }),
]

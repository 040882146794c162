// What a booking's deposit does to its payments: a link to pay when it is awaited, orders closed when it no longer is.
import type { CommitContext } from '../../core/commit/reactions.ts'
import { on } from '../../core/commit/reactions.ts'
import type { ChangeActor } from '../../core/commit/actor.ts'
import { awaitsDeposit } from '../../appointments/index.ts'
import { unsettledOf, wantOfPayment } from '../paymentTargets.ts'
import { writeAboutDeposit } from './writeAboutDeposit.ts'

/** Gives the deposit of a booking back, and closes its orders that nobody has paid. */
async function giveBackDeposit({ services, tx }: CommitContext, bookingId: string, by: ChangeActor): Promise<void> {
  for (const payment of await unsettledOf(tx, bookingId))
    if (payment.deposit && payment.keepAmount !== 0) await wantOfPayment(services, tx, payment, { keepAmount: 0 }, by)
}

/** The reactions, besides those to a booking's end in `server/payments/reactions.ts`. */
export const depositReactions = [
  on('appointments', 'written', async (context, { action, before, after, by }) => {
    const { services, tx } = context
    if (action === 'create' && awaitsDeposit(after)) await writeAboutDeposit(services, tx, 'depositLink', after, after.id)
    if (before === null || before.depositState === after.depositState) return
    // Forgiven, or no longer asked for: waived, the car is here, or nobody came.
    const forgiven = before.depositState === 'kept' && after.depositState === 'returned'
    if (forgiven || (before.depositState === 'awaiting' && after.depositState !== 'paid')) await giveBackDeposit(context, after.id, by)
  }),
  on('appointments', 'cancelled', async ({ services, tx }, { after }) => {
    if (after.depositState === 'kept') await writeAboutDeposit(services, tx, 'depositKept', after, after.id)
  }),
]

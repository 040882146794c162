// What a booking's end means for its payments.
import { giveBackFor, takeAtDelivery } from './paymentTargets.ts'
import { on } from '../core/commit/reactions.ts'

/** A car that was handed over: what it comes to is taken. A booking that is off, cancelled or deleted: nothing of its payments is kept. */
export const paymentReactions = [
  on('appointments', 'delivered', ({ services, tx }, { after, by }) => takeAtDelivery(services, tx, by, after)),
  on('appointments', 'cancelled', ({ services, tx }, { after, by }) => giveBackFor(services, tx, by, after.id)),
  on('appointments', 'deleted', ({ services, tx }, { after, by }) => giveBackFor(services, tx, by, after.id)),
]

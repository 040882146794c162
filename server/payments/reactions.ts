// Effects of a booking's end on its payments.
import { requirePaid } from './counter.ts'
import { giveBackFor, takeAtDelivery } from './paymentTargets.ts'
import { depositReactions } from './deposits/reactions.ts'
import { on } from '../core/commit/reactions.ts'

/** Delivery needs the payment, and captures it. A cancelled or deleted booking's payments are refunded. */
export const paymentReactions = [
  on('appointments', 'delivered', (context, { after }) => requirePaid(context, after)),
  on('appointments', 'delivered', ({ services, tx }, { after, by }) => takeAtDelivery(services, tx, by, after)),
  on('appointments', 'cancelled', ({ services, tx }, { after, by }) => giveBackFor(services, tx, by, after)),
  on('appointments', 'deleted', ({ services, tx }, { after, by }) => giveBackFor(services, tx, by, after)),
  ...depositReactions,
]

// The states of a payment as data: meaning, and possible next states. Only the provider changes the state.
import type { Word } from '../enumerations.ts'

/** A payment's state, spelled as at the provider. */
export type PaymentState = Word<'paymentState'>
/** The meaning of a state: requested from the customer, authorised by the provider, captured, fully refunded, or ended without payment. */
export type PaymentPhase = 'asked' | 'promised' | 'taken' | 'returned' | 'ended'

/** Each state with its meaning and its possible next states. */
export const paymentStates: Readonly<Record<PaymentState, { phase: PaymentPhase; next: readonly PaymentState[] }>> = {
  new: { phase: 'asked', next: ['approved', 'on_hold', 'declined', 'expired', 'canceled'] },
  on_hold: { phase: 'asked', next: ['approved', 'declined', 'expired', 'canceled'] },
  approved: { phase: 'promised', next: ['authorised', 'on_hold', 'canceled', 'expired'] },
  authorised: { phase: 'promised', next: ['updated', 'partially_captured', 'fully_captured', 'canceled', 'on_hold'] },
  updated: { phase: 'promised', next: ['updated', 'partially_captured', 'fully_captured', 'canceled'] },
  partially_captured: { phase: 'taken', next: ['updated', 'fully_captured', 'partially_refunded', 'fully_refunded'] },
  fully_captured: { phase: 'taken', next: ['partially_refunded', 'fully_refunded'] },
  partially_refunded: { phase: 'taken', next: ['fully_captured', 'fully_refunded'] },
  fully_refunded: { phase: 'returned', next: [] },
  declined: { phase: 'ended', next: [] },
  expired: { phase: 'ended', next: [] },
  canceled: { phase: 'ended', next: [] },
}

/** Whether the provider has promised or paid the money. Approval alone promises none. */
export const isPaid = (state: PaymentState): boolean =>
  state === 'authorised' || state === 'updated' || ['taken', 'returned'].includes(paymentStates[state].phase)

/** Whether the customer has not yet answered the request, as far as the provider says. */
export const isRequested = (state: PaymentState): boolean => paymentStates[state].phase === 'asked'

/** States in which the provider's order is still read. */
export const unsettledStates = (Object.keys(paymentStates) as PaymentState[]).filter((state) => paymentStates[state].next.length > 0)

/** Whether a payment can get from one of the provider's states to the other, directly or over others; true for the same state. */
export function canFollow(from: PaymentState, to: PaymentState): boolean {
  const seen = new Set<PaymentState>([from])
  for (const state of seen) for (const next of paymentStates[state].next) seen.add(next)
  return seen.has(to)
}

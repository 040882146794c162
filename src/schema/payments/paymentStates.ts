// The life of a payment as data: what each state means to people, and where it can go. The provider moves it; nobody else does.
import type { Word } from '../enumerations.ts'

/** A payment's state, in the provider's spelling. */
export type PaymentState = Word<'paymentState'>
/** What a state means: asked of the customer, promised by the provider, money taken, all of it given back, or come to nothing. */
export type PaymentPhase = 'asked' | 'promised' | 'taken' | 'returned' | 'ended'

/** Each state's meaning and the states that can follow it. */
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

/** States in which the provider is still asked how an order stands. */
export const unsettledStates = (Object.keys(paymentStates) as PaymentState[]).filter((state) => paymentStates[state].next.length > 0)

/** Whether a payment can come from one state to the other, over any states between them. */
export function canFollow(from: PaymentState, to: PaymentState): boolean {
  const seen = new Set<PaymentState>([from])
  for (const state of seen) for (const next of paymentStates[state].next) seen.add(next)
  return seen.has(to)
}

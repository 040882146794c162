// The next request to the provider that brings a payment to the state that the dealership wants.
import { paymentStates, type PaymentState } from './paymentStates.ts'

/** One request to the provider; amounts in minor units. */
export type PaymentStep = { do: 'authorise' } | { do: 'cancel' | 'capture' | 'refund'; amount: number }
/** The data of a payment from which the next step follows. */
export interface Standing {
  state: PaymentState
  amount: number
  capturedAmount: number
  refundedAmount: number
  canceledAmount: number
  /** The amount to keep in the end, in minor units; null: all of it. */
  keepAmount: number | null
  captureAt: string | null
}

/** The authorised amount that is not captured, in minor units; 0 when nothing more can be captured. */
export const restOf = ({ state, amount, capturedAmount, canceledAmount }: Standing): number => {
  const { phase } = paymentStates[state]
  const open = phase === 'asked' || phase === 'promised' || state === 'partially_captured'
  return open ? Math.max(0, amount - canceledAmount - capturedAmount) : 0
}

/**
 * The next request to the provider that brings a payment towards `keepAmount`, with its amount in minor units; undefined when nothing is
 * left to do, or nothing can be done in this state.
 */
export function nextPaymentStep(payment: Standing): PaymentStep | undefined {
  const { state, amount, capturedAmount, refundedAmount } = payment
  const { phase } = paymentStates[state]
  if (phase === 'ended' || phase === 'returned') return undefined
  const keep = payment.keepAmount ?? amount
  const taken = capturedAmount - refundedAmount
  const rest = restOf(payment)
  const surplus = Math.min(rest, Math.max(0, taken + rest - keep))
  if (phase === 'asked') return keep === 0 && rest > 0 ? { do: 'cancel', amount: rest } : undefined
  if (state === 'approved') return keep === 0 ? { do: 'cancel', amount: rest } : { do: 'authorise' }
  if (surplus > 0) return { do: 'cancel', amount: surplus }
  if (rest > 0 && payment.captureAt !== null) return { do: 'capture', amount: rest }
  return taken > keep ? { do: 'refund', amount: taken - keep } : undefined
}

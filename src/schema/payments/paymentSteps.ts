// What is to be asked of the provider next, so that a payment becomes what the dealership wants of it.
import { paymentStates, type PaymentState } from './paymentStates.ts'

/** One thing to ask of the provider; amounts in minor units. */
export type PaymentStep = { do: 'authorise' } | { do: 'cancel' | 'capture' | 'refund'; amount: number }
/** What a step is read from. */
export interface Standing {
  state: PaymentState
  amount: number
  capturedAmount: number
  refundedAmount: number
  canceledAmount: number
  /** How much is to stay in the end; null: all of it. */
  keepAmount: number | null
  captureAt: string | null
}

/** What is still promised and not taken. */
export const restOf = ({ state, amount, capturedAmount, canceledAmount }: Standing): number => {
  const { phase } = paymentStates[state]
  const open = phase === 'asked' || phase === 'promised' || state === 'partially_captured'
  return open ? Math.max(0, amount - canceledAmount - capturedAmount) : 0
}

/** The next step, or undefined where nothing is left to do, or nothing can be done in this state. */
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

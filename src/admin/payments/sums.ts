import { isOnline } from '../../schema/payments/online.ts'
import { nextPaymentStep, restOf, type PaymentStep, type Standing } from '../../schema/payments/paymentSteps.ts'
import { paymentStates, type PaymentState } from '../../schema/payments/paymentStates.ts'
import type { Row } from '../core/definition.ts'

/** The part of a payment's row from which the next step follows. */
export function standingOf(row: Row): Standing {
  const of = (name: string) => Number(row[name] ?? 0)
  return {
    state: row['state'] as PaymentState,
    amount: of('amount'),
    capturedAmount: of('capturedAmount'),
    refundedAmount: of('refundedAmount'),
    canceledAmount: of('canceledAmount'),
    keepAmount: typeof row['keepAmount'] === 'number' ? row['keepAmount'] : null,
    captureAt: typeof row['captureAt'] === 'string' ? row['captureAt'] : null,
  }
}

/**
 * The amounts that are authorised and not captured, and that can still be refunded (minor units), and the pending request to the provider.
 */
export function sumsOf(row: Row): { promised: number; returnable: number; requested: PaymentStep | undefined } {
  const standing = standingOf(row)
  const { state, capturedAmount, refundedAmount, keepAmount, amount } = standing
  const { phase } = paymentStates[state]
  const keep = keepAmount ?? amount
  const open = (phase === 'promised' && state !== 'approved') || state === 'partially_captured'
  const taken = phase === 'taken' ? capturedAmount - refundedAmount : 0
  const atProvider = isOnline(row['provider']) && typeof row['providerOrderId'] === 'string'
  return {
    promised: open && keep > 0 ? restOf(standing) : 0,
    returnable: Math.max(0, Math.min(taken, keep)),
    requested: atProvider ? nextPaymentStep(standing) : undefined,
  }
}

// An order as its customer sees it.
import type { Bilingual } from '../../src/schema/core/values.ts'
import type { CustomerOrder } from '../../src/schema/payments/calls/payments.ts'
import { isPaid, paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { isOnline } from '../../src/schema/payments/online.ts'
import type { RowOf } from '../core/db/repository.ts'

type Payment = RowOf<'payments'>

/** The outcome for the customer: an authorised order counts as paid, since the rest is between dealership and provider. */
function outcomeOf({ state, keepAmount }: Payment): CustomerOrder['outcome'] {
  const { phase } = paymentStates[state]
  if (state === 'canceled') return 'cancelled'
  if (phase === 'ended') return 'failed'
  if (phase === 'returned') return 'returned'
  if (keepAmount === 0) return phase === 'taken' ? 'returning' : 'cancelling'
  // The provider may still revoke an approved order.
  return isPaid(state) ? 'paid' : 'open'
}

/** Whether the provider has at any time promised or paid the money. */
export const wasPaid = ({ state, events }: Payment): boolean =>
  isPaid(state) || events.some(({ name }) => Object.hasOwn(paymentStates, name) && isPaid(name as Payment['state']))

function backOf(payment: Payment): number {
  const { amount, canceledAmount, refundedAmount } = payment
  if (!wasPaid(payment)) return 0
  return stands(payment) ? amount - canceledAmount - refundedAmount : amount
}

/** Whether an order still counts for its subject: in progress, or paid and not to be given back. */
export const stands = ({ state, keepAmount }: Payment): boolean => keepAmount !== 0 && paymentStates[state].next.length > 0

/** Whether its customer may cancel it: nothing was captured, and it was not cancelled before. */
export const isCancellable = ({ state, keepAmount, captureAt }: Payment): boolean => {
  const { phase } = paymentStates[state]
  return keepAmount !== 0 && (phase === 'asked' || (phase === 'promised' && captureAt === null))
}

/** The agreed instalments; the remainder of the division is in the first part. */
const planOf = ({ amount, instalments }: Payment): CustomerOrder['plan'] => {
  if (!instalments) return null
  const each = Math.floor(amount / instalments)
  return { instalments, first: amount - each * (instalments - 1), each }
}

/** The order as its customer sees it. */
export function showOrder(payment: Payment, title: Bilingual | undefined, now: Date): CustomerOrder {
  const {
    id,
    ref,
    provider,
    orderType,
    refId,
    deposit,
    amount,
    refundedAmount,
    currency,
    state,
    createdAt,
    events,
    expiresAt,
    checkoutUrl,
  } = payment
  const payable = state === 'new' && payment.keepAmount !== 0 && (expiresAt ?? '') > now.toISOString()
  const words = payment.purpose ?? ''
  return {
    ...{
      orderId: id,
      ref,
      provider: isOnline(provider) ? provider : 'tamara',
      orderType,
      refId,
      deposit,
      amount,
      currency,
      state,
      createdAt,
    },
    title: title ?? { en: words, ar: words },
    refunded: refundedAmount,
    back: backOf(payment),
    captured: payment.capturedAmount > 0,
    plan: planOf(payment),
    outcome: outcomeOf(payment),
    cancellable: isCancellable(payment),
    checkoutUrl: payable ? checkoutUrl : null,
    changedAt: events.at(-1)?.at ?? createdAt,
  }
}

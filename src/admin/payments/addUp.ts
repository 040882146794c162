import type { PaymentTotal } from '../../schema/payments/calls/payments.ts'

/** Sums in minor units of one currency. */
export type Sums = Pick<PaymentTotal, 'currency' | 'count' | 'amount' | 'captured' | 'refunded'>

/** Totals grouped by one of their parts, one sum for each currency. */
export function addUp(totals: readonly PaymentTotal[], by: 'day' | 'state'): (Sums & { key: string })[] {
  const sums = new Map<string, Sums & { key: string }>()
  for (const one of totals) {
    const id = `${one[by]} ${one.currency}`
    const known = sums.get(id) ?? { key: one[by], currency: one.currency, count: 0, amount: 0, captured: 0, refunded: 0 }
    for (const name of ['count', 'amount', 'captured', 'refunded'] as const) known[name] += one[name]
    sums.set(id, known)
  }
  return [...sums.values()]
}

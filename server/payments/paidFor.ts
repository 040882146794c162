// What is paid or promised for a booking.
import { paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import { sql } from 'kysely'

/** The amount that payments of a booking hold or have taken, in minor units, without what was and is to be returned. */
export async function paidFor(tx: Scope, bookingId: string): Promise<number> {
  const rows = await readRows(tx, 'payments', { size: 100, conditions: [sql`"refId" = ${bookingId} and "orderType" = 'service'`] })
  return rows
    .filter(({ state }) => ['promised', 'taken'].includes(paymentStates[state].phase))
    .map(({ amount, keepAmount, canceledAmount, refundedAmount }) =>
      Math.min(keepAmount ?? amount, amount - canceledAmount - refundedAmount),
    )
    .reduce((sum, one) => sum + one, 0)
}

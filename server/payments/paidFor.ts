// What is paid or promised for a booking, and what is still due.
import { amountDue } from '../../src/schema/core/money.ts'
import { isPaid, paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { sql } from 'kysely'
import { throughGateway } from './account.ts'

type Payment = RowOf<'payments'>

/** The payments of a booking, oldest first. */
export const paymentsOf = (tx: Scope, bookingId: string): Promise<Payment[]> =>
  readRows(tx, 'payments', {
    ...{ size: 100, sort: 'createdAt', order: 'ASC' },
    conditions: [sql`"refId" = ${bookingId} and "orderType" = 'service'`],
  })

const heldBy = (payments: readonly Payment[]): number =>
  payments
    .filter(({ state }) => ['promised', 'taken'].includes(paymentStates[state].phase))
    .map(({ amount, keepAmount, canceledAmount, refundedAmount }) =>
      Math.min(keepAmount ?? amount, amount - canceledAmount - refundedAmount),
    )
    .reduce((sum, one) => sum + one, 0)

/** The amount that payments of a booking hold or have taken, in minor units, without what was and is to be returned. */
export const paidFor = async (tx: Scope, bookingId: string): Promise<number> => heldBy(await paymentsOf(tx, bookingId))

/** What a booking costs and what of it is paid; minor units. */
export interface BookingMoney {
  /** With VAT, less what is paid with points. */
  total: number
  /** Taken at the counter, or promised by the provider. */
  paid: number
  /** Approved by the payer, and not yet promised by the provider. */
  waiting: number
  /** What can still be taken at the counter. */
  due: number
}

/** The money of a booking with its payments. */
export function moneyOf({ totals }: Pick<RowOf<'appointments'>, 'totals'>, payments: readonly Payment[]): BookingMoney {
  const total = amountDue(totals)
  const paid = heldBy(payments.filter(({ state }) => isPaid(state)))
  const waiting = heldBy(payments) - paid
  return { total, paid, waiting, due: Math.max(0, total - paid - waiting) }
}

/** What was paid before for each of these bookings and not given back: at the counter, and as deposit; minor units. */
export async function paidBefore(tx: Scope, bookingIds: readonly string[]): Promise<Map<string, number>> {
  const taken = await takenAtCounter(tx, bookingIds)
  if (bookingIds.length === 0) return taken
  const { rows } = await sql<{ refId: string; kept: string }>`select "refId",
      sum(least(coalesce("keepAmount", amount), "capturedAmount" - "refundedAmount")) as kept from payments
    where "refId" in (${sql.join([...bookingIds])}) and "orderType" = 'service' and deposit and "deletedAt" is null
    group by "refId"`.execute(tx)
  for (const { refId, kept } of rows) taken.set(refId, (taken.get(refId) ?? 0) + Number(kept))
  return taken
}

/** What was taken at the counter for each of these bookings and not given back, in minor units. */
export async function takenAtCounter(tx: Scope, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const { rows } = await sql<{
    refId: string
    taken: string
  }>`select "refId", sum("capturedAmount" - "refundedAmount") as taken from payments
    where "refId" in (${sql.join([...bookingIds])}) and "orderType" = 'service' and not (${throughGateway}) and "deletedAt" is null
    group by "refId"`.execute(tx)
  return new Map(rows.map(({ refId, taken }) => [refId, Number(taken)]))
}

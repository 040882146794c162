// Requested, captured and refunded amounts, by the day of the request and by state.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { dayAfter, momentOf } from '../core/time/time.ts'
import { presentRegion } from '../core/time/region.ts'
import type { CallerDb } from '../core/db/caller/as.ts'

type Total = OutputOf<'paymentTotals'>['totals'][number]

/**
 * The totals of the payments that the person may list, for days in the tenant's zone, both inclusive. Throws forbidden (403) for a person
 * who may list no payments.
 */
export async function totalPayments(db: CallerDb, { from, to }: { from: string; to: string }): Promise<Total[]> {
  const end = momentOf(dayAfter(to, 1), '00:00')
  const rows = await db.groups<Total>(
    'payments',
    {
      by: {
        day: sql`to_char("createdAt" at time zone ${sql.lit(presentRegion().timeZone)}, 'YYYY-MM-DD')`,
        state: sql`state`,
        currency: sql`currency`,
      },
      figures: {
        count: sql`count(*)`,
        amount: sql`sum(amount)::int8`,
        captured: sql`sum("capturedAmount")::int8`,
        refunded: sql`sum("refundedAmount")::int8`,
      },
    },
    { conditions: [sql`"createdAt" >= ${momentOf(from, '00:00')} and "createdAt" < ${end}`] },
  )
  const totals = rows.map((row) => ({
    ...row,
    count: Number(row.count),
    amount: Number(row.amount),
    captured: Number(row.captured),
    refunded: Number(row.refunded),
  }))
  return totals.toSorted(
    (one, other) => other.day.localeCompare(one.day) || one.state.localeCompare(other.state) || one.currency.localeCompare(other.currency),
  )
}

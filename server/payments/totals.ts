// What was asked for, taken and given back, by the day on which it was asked for and by state.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources.ts'
import { dayAfter, momentOf } from '../core/time/time.ts'
import { presentRegion } from '../core/time/region.ts'
import { ruleCondition } from '../core/db/conditions.ts'
import type { Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

type Total = OutputOf<'paymentTotals'>['totals'][number]

/** The totals of the payments that the person may list, days of the tenant's time, both ends included. */
export async function totalPayments(tx: Scope, actor: Actor, { from, to }: { from: string; to: string }): Promise<Total[]> {
  const rule = rowRule(actor, resources.payments, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const end = momentOf(dayAfter(to, 1), '00:00')
  const { rows } =
    await sql<Total>`select to_char("createdAt" at time zone ${presentRegion().timeZone}, 'YYYY-MM-DD') as day, state, currency,
      count(*) as count, sum(amount)::int8 as amount, sum("capturedAmount")::int8 as captured, sum("refundedAmount")::int8 as refunded
    from payments where "deletedAt" is null and "createdAt" >= ${momentOf(from, '00:00')} and "createdAt" < ${end}
      and ${ruleCondition(rule, actor)}
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(tx)
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    amount: Number(row.amount),
    captured: Number(row.captured),
    refunded: Number(row.refunded),
  }))
}

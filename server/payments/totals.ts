// Requested, captured and refunded amounts, by the day of the request and by state.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources.ts'
import { momentOf, timeZone } from '../core/time/time.ts'
import { ruleCondition } from '../core/db/conditions.ts'
import type { Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

type Total = OutputOf<'paymentTotals'>['totals'][number]

/**
 * The totals of the payments that the person may list, for days in the tenant's zone, both inclusive. Throws forbidden (403) for a person
 * who may list no payments.
 */
export async function totalPayments(tx: Scope, actor: Actor, { from, to }: { from: string; to: string }): Promise<Total[]> {
  const rule = rowRule(actor, resources.payments, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const end = new Date(Date.parse(momentOf(to, '00:00')) + 86_400_000).toISOString()
  const { rows } = await sql<Total>`select to_char("createdAt" at time zone ${timeZone}, 'YYYY-MM-DD') as day, state, currency,
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

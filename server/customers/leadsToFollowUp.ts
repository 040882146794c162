// The leads of a customer that a colleague in the call centre may follow up.
import { sql } from 'kysely'
import { may, rowRule, type Actor } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'
import { ruleCondition } from '../core/db/list/conditions.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { minutesAfter } from '../core/time/time.ts'
import { openRows } from '../core/commit/openRows.ts'

/** Days for which an open lead is offered also of another owner: as long as the same request counts as a duplicate. */
const offeredDays = 30

/**
 * The open leads of a customer whom the colleague may see, newest first: those that they may change; and for a colleague who acts for
 * customers and may create leads also the recent ones that others own, so that the same request does not become a second lead.
 */
export async function leadsToFollowUp({ now }: Services, tx: Scope, actor: Actor, customerId: string): Promise<RowOf<'leads'>[]> {
  const seen = ruleCondition(rowRule(actor, resources.customers, 'show'), actor)
  const customer = await findRow(tx, 'customers', customerId, { conditions: [seen] })
  if (!customer) return []
  const own = ruleCondition(rowRule(actor, resources.leads, 'edit'), actor)
  const from = minutesAfter(now().toISOString(), -offeredDays * dayMinutes)
  const offers = actor.staffType === null && may(actor, resources.leads, 'create')
  return readRows(tx, 'leads', {
    size: 10,
    sort: 'createdAt',
    order: 'DESC',
    conditions: [
      openRows('leads'),
      // A lead may have been created with the mobile before the customer was.
      sql`("customerId" = ${customerId} or ("customerId" is null and mobile = ${customer.mobile}))`,
      offers ? sql`(${own} or "createdAt" >= ${from})` : own,
    ],
  })
}

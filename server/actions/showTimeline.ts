// Everything that happened with a customer, newest first, as far as the person may see it.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { ruleCondition, type Condition } from '../db/conditions.ts'
import { listRows, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { presentRow } from '../present.ts'
import { customerLinks } from './customerRecords.ts'

/** A row of the timeline: when, of which resource, and the row as a list shows it. */
export interface Happening {
  at: string
  resource: ResourceName
  id: string
  row: Row
}
interface Source {
  resource: ResourceName
  of: (customerId: string) => Condition
}
// When something happened, where that is not when its row was made.
const momentOf: Partial<Record<ResourceName, string>> = { appointments: 'startAt' }
// Neither a vehicle, a file nor a browser is an event, and follow-ups hang on the customer's leads.
const sources: readonly Source[] = [
  ...customerLinks
    .filter(({ resource }) => !['vehicles', 'files', 'pushSubscriptions'].includes(resource))
    .map(({ resource, field }) => ({ resource, of: (customerId: string) => sql`${sql.ref(field)} = ${customerId}` })),
  { resource: 'followUps', of: (customerId) => sql`"leadId" in (select id from leads where "customerId" = ${customerId})` },
]

/** A page of at most `size`, older than `before`; `next` is where the following one begins. */
export async function showTimeline(
  tx: Scope,
  actor: Actor,
  customerId: string,
  page: { before: string | undefined; size: number },
): Promise<{ data: Happening[]; next: string | null; counts: Record<string, number> }> {
  const found: Happening[] = []
  const counts: Record<string, number> = {}
  for (const { resource, of } of sources) {
    const rule = rowRule(actor, resources[resource], 'list')
    if (rule.length === 0) continue
    const moment = momentOf[resource] ?? 'createdAt'
    const conditions = [of(customerId), ruleCondition(rule, actor)]
    const { data, total } = await listRows(tx, resource, {
      page: 1,
      size: page.size + 1,
      sort: moment,
      order: 'DESC',
      conditions: [...conditions, ...(page.before ? [sql`${sql.ref(moment)} < ${page.before}`] : [])],
    })
    if (!page.before) counts[resource] = total
    for (const one of data as Row[])
      found.push({ at: String(one[moment]), resource, id: String(one['id']), row: presentRow(resource, one, actor, 'list') })
  }
  found.sort((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
  const data = found.slice(0, page.size)
  return { data, next: found.length > page.size ? (data.at(-1)?.at ?? null) : null, counts }
}

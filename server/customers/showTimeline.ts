// All events of a customer, newest first, limited to what the person may see.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { Row } from '../core/db/rows.ts'
import { customerLinks, followUpLinks } from '../../src/schema/core/customerLinks.ts'

/** An event: time, resource, and the row as in a list. */
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
// The field with the time of an event, where it is not the creation.
const momentOf: Partial<Record<ResourceName, string>> = { appointments: 'startAt', receivedMessages: 'sentAt' }
// Vehicles, files, browsers and whole conversations are no events, and a colleague's look at the data is none of the customer's; follow-ups belong to the customer's records.
const sources: readonly Source[] = [
  ...customerLinks
    .filter(({ resource }) => !['vehicles', 'files', 'pushSubscriptions', 'accessLedger', 'conversations'].includes(resource))
    .map(({ resource, field }) => ({ resource, of: (customerId: string) => sql`${sql.ref(field)} = ${customerId}` })),
  {
    resource: 'followUps',
    of: (customerId) => {
      const onRecords = followUpLinks.map(
        ({ resource, field }) => sql`${sql.ref(field)} in (select id from ${sql.table(resource)} where "customerId" = ${customerId})`,
      )
      return sql`(${sql.join(onRecords, sql` or `)})`
    },
  },
]

/** At most `size` events older than `before`; `next` is the start of the following page. */
export async function showTimeline(
  db: CallerDb,
  customerId: string,
  page: { before: string | undefined; size: number },
): Promise<{ data: Happening[]; next: string | null; counts: Record<string, number> }> {
  const found: Happening[] = []
  const counts: Record<string, number> = {}
  for (const { resource, of } of sources) {
    if (!(await db.mayList(resource))) continue
    const moment = momentOf[resource] ?? 'createdAt'
    const { data, total } = await db.list(resource, {
      page: 1,
      size: page.size + 1,
      sort: moment,
      order: 'DESC',
      conditions: [of(customerId), ...(page.before ? [sql`${sql.ref(moment)} < ${page.before}`] : [])],
    })
    if (!page.before) counts[resource] = total
    for (const one of data as Row[]) found.push({ at: String(one[moment]), resource, id: String(one['id']), row: one })
  }
  found.sort((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
  const data = found.slice(0, page.size)
  return { data, next: found.length > page.size ? (data.at(-1)?.at ?? null) : null, counts }
}

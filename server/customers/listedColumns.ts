// What the list of customers shows besides their fields: cars, last visit and open requests.
import { sql, type RawBuilder } from 'kysely'
import { customerLinks } from '../../src/schema/core/customerLinks.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { openRows } from '../core/commit/openRows.ts'
import type { ListedColumns } from '../core/access/listedColumns.ts'

const ofRequests = (name: ResourceName): boolean => {
  const { group, status } = resources[name] as unknown as Resource
  return group === 'requests' && status !== undefined
}
const requests = customerLinks
  .filter(({ resource, field }) => field === 'customerId' && ofRequests(resource))
  .map(({ resource }) => resource)
interface Found {
  id: string
  cars: string[]
  visit: string | null
  open: number
}

/** Cars, newest first, the latest visit, and how many requests are open; of what the person may not list, nothing. */
export const customerColumns: ListedColumns['customers'] = async (db, rows) => {
  const theirs = sql`"customerId" in (${sql.join(rows.map(({ id }) => id))})`
  const seen = new Set<ResourceName>()
  for (const name of ['vehicles', 'appointments', ...requests] as const) if (await db.mayList(name)) seen.add(name)
  const found =
    seen.size === 0
      ? []
      : await db.query<Found>((visible) => {
          const part = (name: ResourceName, columns: RawBuilder<unknown>, only: RawBuilder<unknown>) =>
            seen.has(name) ? [sql`select "customerId", ${columns} from ${visible(name)} where ${theirs} and ${only}`] : []
          const parts = [
            ...part('vehicles', sql`id, "createdAt", null::timestamptz, 0`, sql`true`),
            ...part(
              'appointments',
              sql`null::uuid, null::timestamptz, "startAt", 0`,
              sql`closure = 'none' and status <> ${resources.appointments.fields.status.initial}`,
            ),
            ...requests.flatMap((name) => part(name, sql`null::uuid, null::timestamptz, null::timestamptz, 1`, openRows(name))),
          ]
          return sql`select id, array_remove(array_agg(car::text order by made desc), null) as cars, max(visit) as visit, sum(open)::int as open
            from (${sql.join(parts, sql` union all `)}) as happened (id, car, made, visit, open) group by id`
        })
  return rows.map((row) => {
    const one = found.find(({ id }) => id === row.id)
    return { cars: one?.cars ?? [], lastVisitAt: one?.visit ?? null, openRequests: one?.open ?? 0 }
  })
}

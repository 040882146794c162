// Which rows are open work, derived from the status graphs, so that a new resource needs no entry here.
import { sql } from 'kysely'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { settledStatuses } from '../../../src/schema/transitions.ts'
import type { Condition } from '../db/list/conditions.ts'
import { fieldsOf } from '../db/rows.ts'

/**
 * The SQL condition for open work: undeleted rows whose status is not settled and that were not closed early. With `forGood` every status
 * counts.
 */
export function openRows(resource: ResourceName, forGood = false): Condition {
  const { status } = resources[resource] as unknown as Resource
  const over = status && !forGood ? settledStatuses(status.graph) : []
  return sql.join(
    [
      sql`"deletedAt" is null`,
      ...(over.length > 0 && status ? [sql`${sql.ref(status.field)} <> all(${over}::text[])`] : []),
      ...('closure' in fieldsOf(resource) ? [sql`closure = 'none'`] : []),
    ],
    sql` and `,
  )
}

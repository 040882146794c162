// Finds the managers responsible for a row.
import { sql } from 'kysely'
import { passes, rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'

/**
 * Ids of the active staff without a staff type who may approve the row; advisors and drivers, who share a manager's designation, have a
 * staff type.
 */
export async function managersOf(tx: Scope, resource: ResourceName, row: Row): Promise<string[]> {
  const { rows } = await sql<Actor>`select staff.id, department, "staffType", "locationIds", role as designation
    from staff join designation on designation.id = "designationId" and designation."deletedAt" is null
    where staff.active and "staffType" is null and staff."deletedAt" is null order by staff.id`.execute(tx)
  // By the module's level, so that managers are notified of read-only rows too.
  return rows.filter((actor) => passes(rowRule(actor, resources[resource], 'approve'), actor, row)).map(({ id }) => id)
}

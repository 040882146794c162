// Finds the managers responsible for a row.
import { sql } from 'kysely'
import { passes, rowRule } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { readRows, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'

/**
 * Ids of the active staff without a staff type who may approve the row; advisors and drivers, who share a manager's designation, have a
 * staff type.
 */
export async function managersOf(tx: Scope, resource: ResourceName, row: Row): Promise<string[]> {
  const roles = await readRows(tx, 'designation', { size: 50 })
  const data = await readRows(tx, 'staff', { size: 50, conditions: [sql`active and "staffType" is null`] })
  return data.flatMap(({ id, department, staffType, locationIds, designationId }) => {
    const designation = roles.find((one) => one.id === designationId)?.role
    const actor = designation && { id, designation, department, staffType, locationIds }
    // By the module's level, so that managers are notified of read-only rows too.
    return actor && passes(rowRule(actor, resources[resource], 'approve'), actor, row) ? [id] : []
  })
}

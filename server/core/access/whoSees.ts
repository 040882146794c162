// Finds who of several members of staff may see a row.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { ruleCondition } from '../db/list/conditions.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import { findClosedModules } from '../time/workshop.ts'

/** Those of the people who may see the row, a deleted one included; without a row everybody. */
export async function whoSees(
  tx: Scope,
  people: readonly RowOf<'staff'>[],
  { resource, rowId }: { resource?: ResourceName | undefined; rowId?: string | undefined },
): Promise<RowOf<'staff'>[]> {
  if (!resource || !rowId || people.length === 0) return [...people]
  const { rows } = await sql<{ id: string; role: Actor['designation'] }>`select id, role from designation
    where "deletedAt" is null and id in (${sql.join(people.map(({ designationId }) => designationId))})`.execute(tx)
  const closedModules = await findClosedModules(tx)
  const seeing: RowOf<'staff'>[] = []
  for (const one of people) {
    const designation = rows.find(({ id }) => id === one.designationId)?.role
    if (!designation) continue
    const rule = rowRule({ ...one, designation, closedModules }, resources[resource], 'show')
    if (rule.length === 0) continue
    const isWhole = rule.some((conditions) => conditions.length === 0)
    const conditions = [ruleCondition(rule, { ...one, designation, closedModules })]
    const seen =
      isWhole || (await findRow(tx, resource, rowId, { conditions })) || (await findRow(tx, resource, rowId, { conditions, deleted: true }))
    if (seen) seeing.push(one)
  }
  return seeing
}

// The child rows of a row, such as the cities of a state, for forms with dependent selections.
import { sql } from 'kysely'
import { may, type Actor } from '../../../src/schema/core/access.ts'
import { referenceOf } from '../../../src/schema/core/field.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { findRow, listRows, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { nameRow, presentRow } from '../access/present.ts'

/** Above the number of states of any country and of cities of any state. */
const limit = 1000

/**
 * The active children of the row with the id `parentId`, with their number; undefined when the resource has no parent or the parent does
 * not exist. Staff who may not list the resource get the naming fields only.
 */
export async function listChildren(
  tx: Scope,
  actor: Actor,
  name: ResourceName,
  parentId: string,
): Promise<{ data: Row[]; total: number } | undefined> {
  const { childOf }: Pick<Resource, 'childOf'> = resources[name]
  const field = fieldsOf(name)[childOf?.field ?? '']
  const parent = field && referenceOf(field)?.target
  if (!childOf || !parent || !(await findRow(tx, parent as ResourceName, parentId))) return undefined
  const conditions = [sql`${sql.ref(childOf.field)} = ${parentId}`, sql`active`]
  const { data, total } = await listRows(tx, name, { page: 1, size: limit, conditions })
  const full = may(actor, resources[name], 'list')
  return { total, data: (data as Row[]).map((row) => (full ? presentRow(name, row, actor, 'list') : nameRow(name, row, actor))) }
}

// The source that custom SELECTs read from in place of a table: the rows that a caller may see, with masked personal data as null.
import { sql } from 'kysely'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import type { Condition } from '../list/conditions.ts'
import { fieldsOf } from '../rows.ts'

const always = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt']

/**
 * A subquery in place of the table, under its name: rows that meet all conditions, without secrets, and with personal data null outside
 * of `seen` (all rows if absent); with `fields` no other columns.
 */
export function sourceOf(
  name: ResourceName,
  conditions: readonly Condition[],
  seen: Condition | undefined,
  fields?: readonly string[],
): Condition {
  const read = (field: string) => fields === undefined || fields.includes(field)
  const columns = Object.entries(fieldsOf(name)).flatMap(([field, one]) => {
    // Secrets, and the changes of the audit, are presented row by row only.
    if (!read(field) || one.writeOnly || one.secret || (name === 'audit' && field === 'changes')) return []
    const column = sql.ref(field)
    return [one.pii && seen ? sql`case when ${seen} then ${column} end as ${column}` : column]
  })
  return sql`(select ${sql.join([...always.filter(read).map((field) => sql.ref(field)), ...columns])}
    from ${sql.table(name)} where ${sql.join([...conditions], sql` and `)}) as ${sql.table(name)}`
}

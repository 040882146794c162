// Rows that a caller may see as what a SELECT of one's own reads from, instead of the table: narrowed, and empty where their lists mask.
import { sql } from 'kysely'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import type { Condition } from '../conditions.ts'
import { fieldsOf } from '../rows.ts'

const always = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt']

/** The rows that pass all conditions, under the table's own name. `seen`: those whose personal data the caller sees, all when absent. */
export function sourceOf(name: ResourceName, conditions: readonly Condition[], seen: Condition | undefined): Condition {
  const columns = Object.entries(fieldsOf(name)).flatMap(([field, one]) => {
    // Secrets leave the server row by row only, and so do the changes of the audit.
    if (one.writeOnly || one.secret || (name === 'audit' && field === 'changes')) return []
    const column = sql.ref(field)
    return [one.pii && seen ? sql`case when ${seen} then ${column} end as ${column}` : column]
  })
  return sql`(select ${sql.join([...always.map((field) => sql.ref(field)), ...columns])}
    from ${sql.table(name)} where ${sql.join([...conditions], sql` and `)}) as ${sql.table(name)}`
}

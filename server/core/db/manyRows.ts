// Reads many rows under lock in one statement.
import { sql } from 'kysely'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Condition } from './list/conditions.ts'
import { selectedColumns, type RowOf, type Scope } from './repository.ts'

/**
 * Locks at most `limit` rows that meet the conditions until the transaction ends, and returns them in the order of ids. Includes deleted
 * rows unless a condition excludes them.
 */
export async function lockRows<N extends ResourceName>(
  tx: Scope,
  name: N,
  conditions: readonly Condition[],
  limit: number,
): Promise<RowOf<N>[]> {
  const { rows } = await sql<RowOf<N>>`select ${selectedColumns(name)} from ${sql.table(name)}
    where ${sql.join([sql`true`, ...conditions], sql` and `)} order by id limit ${limit} for update`.execute(tx)
  return rows
}

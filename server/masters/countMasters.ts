// Counts the rows of the small master lists in one statement.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { Scope } from '../core/db/repository.ts'

/** Counts by resource; only for lists that are short by nature. */
export async function countMasters(tx: Scope, names: readonly ResourceName[]): Promise<Record<string, number>> {
  if (names.length === 0) return {}
  const parts = names.map((name) => sql`select ${name} as name, count(*) as count from ${sql.table(name)} where "deletedAt" is null`)
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

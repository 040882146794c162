// Counts the rows of the small master lists in one statement.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'

/** Counts by resource; only for lists that are short by nature. */
export async function countMasters(db: CallerDb, names: readonly ResourceName[]): Promise<Record<string, number>> {
  if (names.length === 0) return {}
  const rows = await db.query<{ name: string; count: number }>((visible) => {
    const parts = names.map((name) => sql`select ${name} as name, count(*) as count from ${visible(name)}`)
    return sql`${sql.join(parts, sql` union all `)}`
  })
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

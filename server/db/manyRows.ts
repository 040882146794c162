// Rows by the hundred: read under lock, and given the same values, in one statement each.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import type { Condition } from './conditions.ts'
import { selectedColumns, type RowOf, type Scope } from './repository.ts'
import { encode, fieldsOf, type Row } from './rows.ts'

/** The rows that pass, the oldest first, at most so many; nobody else changes them before the transaction ends. */
export async function lockRows<N extends ResourceName>(
  tx: Scope,
  name: N,
  conditions: readonly Condition[],
  most: number,
): Promise<RowOf<N>[]> {
  const { rows } = await sql<RowOf<N>>`select ${selectedColumns(name)} from ${sql.table(name)}
    where ${sql.join([sql`true`, ...conditions], sql` and `)} order by id limit ${most} for update`.execute(tx)
  return rows
}

/**
 * Writes the same values over rows that were read under lock, and counts their versions up; the rows as they are then, in the same
 * order. Throws for a field that the search reads: each row's own search text would have to follow.
 */
export async function updateRows<N extends ResourceName>(
  tx: Scope,
  name: N,
  rows: readonly RowOf<N>[],
  changes: Row,
  by: string | null,
  now: Date,
): Promise<RowOf<N>[]> {
  const fields = fieldsOf(name)
  const searched = Object.keys(changes).find((field) => fields[field]?.search)
  if (searched) throw new Error(`${name}.${searched} is searched: it is changed row by row.`)
  if (rows.length === 0) return []
  const values: Row = { ...changes, updatedAt: now.toISOString(), updatedBy: by }
  const assignments = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${encode(fields[column], value)}`)
  await sql`update ${sql.table(name)} set version = version + 1, ${sql.join(assignments)}
    where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  return rows.map((row) => ({ ...row, ...values, version: row.version + 1 }))
}

// The statements that write rows of resources. Only commit, the demo's rows and a new tenant's first rows use them (scripts/writes.mjs).
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from './reads.ts'
import { encode, fieldsOf, isSearched, searchTextOf, type Row } from './rows.ts'

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'] as const
const tenantOfScope = sql`current_setting('app.tenant_id')`

/** Inserts complete rows in chunks that stay below the driver's parameter limit. */
export async function insertRows(tx: Scope, name: ResourceName, rows: readonly Row[]): Promise<void> {
  const fields = fieldsOf(name)
  const columns = [...basics, ...Object.keys(fields)]
  const searched = isSearched(name)
  const chunk = Math.floor(30_000 / (columns.length + 2))
  for (let start = 0; start < rows.length; start += chunk) {
    const values = rows
      .slice(start, start + chunk)
      .map(
        (row) =>
          sql`(${sql.join([
            tenantOfScope,
            ...columns.map((column) => encode(fields[column], row[column])),
            ...(searched ? [searchTextOf(name, row)] : []),
          ])})`,
      )
    await sql`insert into ${sql.table(name)} (${sql.join(['tenantId', ...columns, ...(searched ? ['searchText'] : [])].map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(tx)
  }
}

/** Writes the changed fields over a row that was read under lock, and counts its version up. `by`: the member of staff, if any. */
export async function updateRow<N extends ResourceName>(
  tx: Scope,
  name: N,
  before: RowOf<N>,
  changes: Row,
  by: string | null,
  now: Date,
): Promise<RowOf<N>> {
  const fields = fieldsOf(name)
  const after: Row = { ...before, ...changes, version: before.version + 1, updatedAt: now.toISOString(), updatedBy: by }
  const assignments = [...Object.keys(changes), 'version', 'updatedAt', 'updatedBy'].map(
    (column) => sql`${sql.ref(column)} = ${encode(fields[column], after[column])}`,
  )
  if (isSearched(name)) assignments.push(sql`"searchText" = ${searchTextOf(name, after)}`)
  const { numAffectedRows } = await sql`update ${sql.table(name)} set ${sql.join(assignments)}
    where id = ${before.id} and version = ${before.version}`.execute(tx)
  // What was held changed in this very transaction: a write that is lost must not look like one that was made.
  if (numAffectedRows === 0n)
    throw Object.assign(new Error(`${name} ${before.id} is no longer at version ${before.version}.`), { code: '40001' })
  return after as RowOf<N>
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

/** Removes a row for good; fails with a foreign key error while others refer to it. */
export async function removeRow(tx: Scope, name: ResourceName, id: string): Promise<void> {
  await sql`delete from ${sql.table(name)} where id = ${id}`.execute(tx)
}

/** A row with first values for what was left out, ready to insert. `by`: the member of staff who makes it, if any. */
export function completeRow<N extends ResourceName>(name: N, values: Row, by: string | null, now: Date): RowOf<N> {
  const initial = Object.fromEntries(Object.entries(fieldsOf(name)).map(([field, one]) => [field, values[field] ?? one.initial ?? null]))
  const at = now.toISOString()
  // Since when it has its status: from its creation on, unless the row brings its own past.
  if ('statusAt' in initial) initial['statusAt'] ??= at
  return {
    id: values['id'] ?? uuid(),
    version: 1,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
    ...initial,
  } as unknown as RowOf<N>
}

// The statements that write rows of resources. Used only by `commit`, the demo's rows and a new tenant's first rows (scripts/writes.mjs).
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from './reads.ts'
import { encode, fieldsOf, isSearched, searchTextOf, type Row } from './rows.ts'

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'] as const
const tenantOfScope = sql`current_setting('app.tenant_id')`

/**
 * Inserts complete rows, several statements when the driver's limit of parameters requires it. Fails with PostgreSQL's error for a
 * violated constraint.
 */
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

/**
 * Writes changed fields of a row that was read under lock, and increases its version. `by`: id of the member of staff, or null. Throws an
 * error with code 40001 when the row has changed since.
 */
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
  // The locked row was changed within this same transaction: a lost write must not look successful.
  if (numAffectedRows === 0n)
    throw Object.assign(new Error(`${name} ${before.id} is no longer at version ${before.version}.`), { code: '40001' })
  return after as RowOf<N>
}

/**
 * Writes the same values to rows that were read under lock, and increases their versions; returns the new rows in the same order. Throws
 * for a searched field, since each row's search text would differ.
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

/** Deletes a row permanently; fails with a foreign key error while other rows refer to it. */
export async function removeRow(tx: Scope, name: ResourceName, id: string): Promise<void> {
  await sql`delete from ${sql.table(name)} where id = ${id}`.execute(tx)
}

/**
 * A complete row for insertion: a new id, version 1, times, and initial values for missing fields. `by`: id of the member of staff who
 * creates it, or null.
 */
export function completeRow<N extends ResourceName>(name: N, values: Row, by: string | null, now: Date): RowOf<N> {
  const initial = Object.fromEntries(Object.entries(fieldsOf(name)).map(([field, one]) => [field, values[field] ?? one.initial ?? null]))
  const at = now.toISOString()
  // `statusAt` is the time since which the row has its status: its creation, unless the values set it.
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

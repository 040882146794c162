// Reading rows of resources by what is known of them. Every call takes the transaction of a tenant scope, and row-level security does the
// rest; what a person may see is the callers' business (caller/as.ts). Rows have their values as JavaScript has them (values.ts): moments
// ISO in UTC, days YYYY-MM-DD, money in minor units. Errors are the database's own: nothing found is no error.
import { sql, type Transaction } from 'kysely'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { RecordOf } from '../../../src/schema/core/resource.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import type { Database } from './database.ts'
import { type Row } from './rows.ts'
import type { Condition } from './list/conditions.ts'

/** A transaction inside a tenant scope. */
export type Scope = Transaction<Database>
/** A row of the named resource. */
export type RowOf<N extends ResourceName> = RecordOf<(typeof resources)[N]>

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'] as const
const columnsOf = ({ fields }: { fields: object }): string => [...basics, ...Object.keys(fields)].map((column) => `"${column}"`).join(', ')
const selected = Object.fromEntries(Object.entries(resources).map(([name, resource]) => [name, columnsOf(resource)]))
/** The columns of a resource's row in a select list. */
export const selectedColumns = (name: ResourceName): Condition => sql.raw(selected[name] ?? '')
/** All conditions joined by and; true for an empty list. */
export const all = (conditions: Condition[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/** The query that counts the rows that meet the conditions, up to one more than are counted exactly; returns one row with `total`. */
export const countOf = (name: ResourceName, conditions: Condition[]) => sql`select count(*) as total from
    (select 1 from ${sql.table(name)} where ${all(conditions)} limit ${sql.lit(limits.exactTotal + 1)}) counted`
/** The number in the answer to `countOf`. */
export const totalOf = (counted: readonly Row[]): number => Number(counted[0]?.['total'] ?? 0)

/** The number of rows that meet the conditions, exact up to 10,000; 10,001 means more. */
export async function countRows(tx: Scope, name: ResourceName, conditions: Condition[]): Promise<number> {
  const { rows } = await countOf(name, conditions).execute(tx)
  return totalOf(rows as Row[])
}

/**
 * The row with this id, or undefined. `conditions` narrow the rows; `lock` locks it until the transaction ends; `deleted` also finds a
 * deleted one.
 */
export async function findRow<N extends ResourceName>(
  tx: Scope,
  name: N,
  id: string,
  options: { conditions?: Condition[]; lock?: boolean; deleted?: boolean } = {},
): Promise<RowOf<N> | undefined> {
  const conditions = [sql`id = ${id}`, ...(options.deleted ? [] : [sql`"deletedAt" is null`]), ...(options.conditions ?? [])]
  const { rows } = await sql<
    RowOf<N>
  >`select ${selectedColumns(name)} from ${sql.table(name)} where ${all(conditions)} ${options.lock ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

/** An undeleted row with these values (none null), or undefined. With several such rows it is not defined which. */
export async function findBy<N extends ResourceName>(tx: Scope, name: N, values: Partial<RowOf<N>>): Promise<RowOf<N> | undefined> {
  const conditions = [sql`"deletedAt" is null`, ...Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)]
  const { rows } = await sql<RowOf<N>>`select ${selectedColumns(name)} from ${sql.table(name)} where ${all(conditions)} limit 1`.execute(tx)
  return rows[0]
}

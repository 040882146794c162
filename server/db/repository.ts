// All generic SQL of resources. Every call takes the transaction of a tenant scope; row-level security does the rest.
import { sql, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import type { RecordOf } from '../../src/schema/resource.ts'
import { limits } from '../../src/schema/limits.ts'
import type { Database } from './database.ts'
import { encode, fieldsOf, isSearched, searchTextOf, type Row } from './rows.ts'
import { filterConditions, patternsOf, searchConditions, soughtIn, type Condition } from './conditions.ts'

/** A transaction inside a tenant scope. */
export type Scope = Transaction<Database>
/** A row of the named resource. */
export type RowOf<N extends ResourceName> = RecordOf<(typeof resources)[N]>

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'] as const
const selected = (name: ResourceName) => sql.join([...basics, ...Object.keys(fieldsOf(name))].map((column) => sql.ref(column)))
const all = (conditions: Condition[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/** What a list call asks for; `rule` is the person's row rule as SQL. */
export interface ListQuestion {
  page: number
  size: number
  sort?: string | undefined
  order?: 'ASC' | 'DESC' | undefined
  q?: string | undefined
  ids?: readonly string[] | undefined
  filters?: Readonly<Record<string, unknown>>
  conditions?: Condition[]
  deleted?: boolean
  /** The rows whose personal data the person sees unmasked, all when absent: nothing is found or ordered by what is masked. */
  seen?: Condition | undefined
}

function sortOf(name: ResourceName, question: ListQuestion) {
  const known =
    question.sort === 'createdAt' ||
    question.sort === 'updatedAt' ||
    question.sort === 'id' ||
    fieldsOf(name)[question.sort ?? '']?.sortable
  const own =
    'sort' in resources[name]
      ? (resources[name] as { sort: { field: string; order: 'ASC' | 'DESC' } }).sort
      : { field: 'createdAt', order: 'DESC' as const }
  const field = known && question.sort ? question.sort : own.field
  const order = question.order ?? (known && question.sort ? 'ASC' : own.order)
  const masked = question.seen && fieldsOf(name)[field]?.pii
  // What is always there has no nulls to put anywhere, and its index runs both ways.
  const always = !(field in fieldsOf(name)) || fieldsOf(name)[field]?.required === true
  const direction = order === 'DESC' ? (always && !masked ? sql`desc` : sql`desc nulls last`) : sql`asc`
  const value = masked ? sql`case when ${question.seen} then ${sql.ref(field)} end` : sql.ref(field)
  return sql`${value} ${direction}, id ${order === 'DESC' ? sql`desc` : sql`asc`}`
}

type Matched = Omit<ListQuestion, 'page' | 'size' | 'sort' | 'order'>

/** What a row must pass to be in the list. */
const matching = async (tx: Scope, name: ResourceName, question: Matched): Promise<Condition[]> => [
  question.deleted ? sql`"deletedAt" is not null` : sql`"deletedAt" is null`,
  ...(question.ids ? [question.ids.length ? sql`id in (${sql.join([...question.ids])})` : sql`false`] : []),
  ...(question.q ? await searchConditions(tx, name, patternsOf(question.q), question.seen) : []),
  ...(await searchConditions(tx, name, soughtIn(name, question.filters ?? {}))),
  ...filterConditions(name, question.filters ?? {}, question.seen),
  ...(question.conditions ?? []),
]

/** The ids of every row of the list, the oldest first, at most so many. */
export async function listIds(tx: Scope, name: ResourceName, question: Matched, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} where ${all(await matching(tx, name, question))}
    order by id limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A page of rows and the total, exact up to 10,000; 10,001 means more. Deep pages fetch ids first. */
export async function listRows<N extends ResourceName>(
  tx: Scope,
  name: N,
  question: ListQuestion,
): Promise<{ data: RowOf<N>[]; total: number }> {
  const table = sql.table(name)
  const conditions = await matching(tx, name, question)
  const offset = (question.page - 1) * question.size
  const { rows } = await sql<RowOf<N>>`select ${selected(name)} from ${table} join
    (select id as "pageId" from ${table} where ${all(conditions)} order by ${sortOf(name, question)} limit ${question.size} offset ${offset}) page
    on page."pageId" = id order by ${sortOf(name, question)}`.execute(tx)
  return { data: rows, total: await countRows(tx, name, conditions) }
}

/** How many rows pass, exact up to 10,000; 10,001 means more. */
export async function countRows(tx: Scope, name: ResourceName, conditions: Condition[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from
    (select 1 from ${sql.table(name)} where ${all(conditions)} limit ${limits.exactTotal + 1}) counted`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

/** The row, or undefined; `conditions` narrow what may be seen. With `lock`, nobody else changes it before the transaction ends. */
export async function findRow<N extends ResourceName>(
  tx: Scope,
  name: N,
  id: string,
  options: { conditions?: Condition[]; lock?: boolean; deleted?: boolean } = {},
): Promise<RowOf<N> | undefined> {
  const conditions = [sql`id = ${id}`, ...(options.deleted ? [] : [sql`"deletedAt" is null`]), ...(options.conditions ?? [])]
  const { rows } = await sql<
    RowOf<N>
  >`select ${selected(name)} from ${sql.table(name)} where ${all(conditions)} ${options.lock ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

/** The first row with these values, or undefined. */
export async function findBy<N extends ResourceName>(tx: Scope, name: N, values: Partial<RowOf<N>>): Promise<RowOf<N> | undefined> {
  const conditions = [sql`"deletedAt" is null`, ...Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)]
  const { rows } = await sql<RowOf<N>>`select ${selected(name)} from ${sql.table(name)} where ${all(conditions)} limit 1`.execute(tx)
  return rows[0]
}

const tenantOfScope = sql`current_setting('app.tenant_id')`

/** A row with first values for what was left out, ready to insert. */
export function completeRow<N extends ResourceName>(name: N, values: Row, by: string | null, now: Date): RowOf<N> {
  const initial = Object.fromEntries(Object.entries(fieldsOf(name)).map(([field, one]) => [field, values[field] ?? one.initial ?? null]))
  const at = now.toISOString()
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

/** Writes the changed fields over a row that was read under lock, and counts its version up. */
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
  await sql`update ${sql.table(name)} set ${sql.join(assignments)} where id = ${before.id} and version = ${before.version}`.execute(tx)
  return after as RowOf<N>
}

/** Removes a row for good; fails with a foreign key error while others refer to it. */
export async function removeRow(tx: Scope, name: ResourceName, id: string): Promise<void> {
  await sql`delete from ${sql.table(name)} where id = ${id}`.execute(tx)
}

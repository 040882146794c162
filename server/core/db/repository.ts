// All generic SQL of resources. Every call takes the transaction of a tenant scope; row-level security does the rest.
import { sql, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { RecordOf } from '../../../src/schema/core/resource.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import { usualFilter } from './schema/columns.ts'
import type { Database } from './database.ts'
import type { Engine, Query } from './engine.ts'
import { fieldsOf, type Row } from './rows.ts'
import { everyRow, filterConditions, type Condition } from './conditions.ts'
import { longList, type Mark } from './longLists.ts'
import { findSearched, idIn, lookUpOf, settledFilters, type Found } from './search.ts'

/** A transaction inside a tenant scope. */
export type Scope = Transaction<Database>
/** A row of the named resource. */
export type RowOf<N extends ResourceName> = RecordOf<(typeof resources)[N]>

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'] as const
const columnsOf = ({ fields }: { fields: object }): string => [...basics, ...Object.keys(fields)].map((column) => `"${column}"`).join(', ')
const selected = Object.fromEntries(Object.entries(resources).map(([name, resource]) => [name, columnsOf(resource)]))
/** The columns of a row as it is read. */
export const selectedColumns = (name: ResourceName): Condition => sql.raw(selected[name] ?? '')
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

/** By what a list is ordered; `masked` where the person must not learn the order of all, `own` where nobody asked for another. */
function orderOf(name: ResourceName, question: ListQuestion) {
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
  const masked = question.seen !== undefined && fieldsOf(name)[field]?.pii === true
  return { field, order, masked, own: field === own.field && order === own.order }
}

function sortOf(name: ResourceName, question: ListQuestion) {
  const { field, order, masked } = orderOf(name, question)
  // What is always there has no nulls to put anywhere, and its index runs both ways.
  const always = !(field in fieldsOf(name)) || fieldsOf(name)[field]?.required === true
  const direction = order === 'DESC' ? (always && !masked ? sql`desc` : sql`desc nulls last`) : sql`asc`
  const value = masked ? sql`case when ${question.seen} then ${sql.ref(field)} end` : sql.ref(field)
  return sql`${value} ${direction}, id ${order === 'DESC' ? sql`desc` : sql`asc`}`
}

/** What decides which rows are in a list, apart from its order and page. */
export type Matched = Omit<ListQuestion, 'page' | 'size' | 'sort' | 'order'>

const present = (deleted: boolean | undefined) => (deleted ? sql`"deletedAt" is not null` : sql`"deletedAt" is null`)

/** What a row must pass besides holding what is searched. */
const narrowing = (name: ResourceName, question: Matched): Condition[] => [
  ...(question.ids ? [question.ids.length ? sql`id in (${sql.join([...question.ids])})` : sql`false`] : []),
  ...filterConditions(name, question.filters ?? {}, question.seen),
  ...(question.conditions ?? []).filter((one) => one !== everyRow),
]

/** What a row must pass to be in the list. */
export const matching = async (tx: Scope, name: ResourceName, question: Matched): Promise<Condition[]> => [
  present(question.deleted),
  ...((await findSearched(tx, name, question))?.conditions ?? []),
  ...narrowing(name, question),
]

/** The ids of every row of the list, the oldest first, at most so many. */
export async function listIds(tx: Scope, name: ResourceName, question: Matched, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} where ${all(await matching(tx, name, question))}
    order by id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A page of rows and the total, exact up to 10,000; 10,001 means more. */
interface Page<N extends ResourceName> {
  data: RowOf<N>[]
  total: number
}

// The page's ids come first, from the index alone where it can be: what is passed over on the way to a deep page is never read.
const offsetOf = ({ page, size }: ListQuestion): number => (page - 1) * size
function pageOf(name: ResourceName, question: ListQuestion, conditions: Condition[], mark?: Mark) {
  const table = sql.table(name)
  const offset = offsetOf(question) - (mark?.offset ?? 0)
  const from = mark ? [...conditions, fromMark(name, mark)] : conditions
  return sql`select ${selectedColumns(name)} from ${table} join
    (select id as "pageId" from ${table} where ${all(from)} order by ${sortOf(name, question)} limit ${sql.lit(question.size)} offset ${sql.lit(offset)}) page
    on page."pageId" = id order by ${sortOf(name, question)}`
}

// A mark holds in the order of making alone, which no change of a row changes.
const canBeMarked = (name: ResourceName, question: ListQuestion): boolean => {
  const { field, masked } = orderOf(name, question)
  return field === 'createdAt' && !masked && tellsTotal(question)
}
const placeOf = (name: ResourceName, question: ListQuestion) => ({ offset: offsetOf(question), order: orderOf(name, question).order })
const fromMark = (name: ResourceName, { id, order }: Mark): Condition =>
  sql`("createdAt", id) ${order === 'DESC' ? sql`<=` : sql`>=`} (select "createdAt", id from ${sql.table(name)} where id = ${id})`

const countOf = (name: ResourceName, conditions: Condition[]) => sql`select count(*) as total from
    (select 1 from ${sql.table(name)} where ${all(conditions)} limit ${sql.lit(limits.exactTotal + 1)}) counted`
/** Of a page behind all that is counted, a single row tells that there are more. */
const tellsTotal = (question: ListQuestion): boolean => offsetOf(question) >= limits.exactTotal

// How what the question seeks is looked up, and what else narrows it.
function searchedIn(name: ResourceName, question: ListQuestion) {
  const settled = settledFilters(name, question)
  const filters = Object.fromEntries(Object.entries(question.filters ?? {}).filter(([field]) => !settled.includes(field)))
  const others = narrowing(name, { ...question, filters })
  return { others, lookUp: lookUpOf(name, question, others.length === 0) }
}

// Whether the rows are those of one status of a table that has an index for it.
const isOfOneStatus = (name: ResourceName, { filters = {} }: ListQuestion): boolean => {
  const [[field, value] = [], ...more] = Object.entries(filters)
  return 'large' in resources[name] && field === usualFilter && [value].flat().length === 1 && more.length === 0
}

/**
 * What to call a list as it opens, or one status of it, so that it stays prepared: with the indexes that lists have, planning it takes
 * longer than its rows. One plan is right for every tenant and every status; what else narrows a list is planned for its values each time.
 */
function nameOf(name: ResourceName, question: ListQuestion, others: readonly Condition[]): string | undefined {
  if (question.deleted || question.page > 1 || !limits.pageSizes.some((size) => size === question.size)) return undefined
  const { masked, own } = orderOf(name, question)
  if (!own || masked || others.length > 1) return undefined
  if (others.length === 0) return name
  return isOfOneStatus(name, question) ? `${name} by ${usualFilter}` : undefined
}

/** The questions of a list's first round trip, whose answers `pageFrom` takes. */
export function pageQueries(engine: Engine, tenantId: string, name: ResourceName, question: ListQuestion): Query[] {
  const { others, lookUp } = searchedIn(name, question)
  if (lookUp) return [{ query: lookUp.query }]
  const conditions = [present(question.deleted), ...others]
  const list = longList(engine, tenantId, name, conditions)
  if (canBeMarked(name, question)) return [{ query: pageOf(name, question, conditions, list.markBefore(placeOf(name, question))) }]
  const called = nameOf(name, question, others)
  const page = { query: pageOf(name, question, conditions), ...(called && { name: `${called} ${question.size}` }) }
  if (tellsTotal(question) || list.isLong()) return [page]
  return [page, { query: countOf(name, conditions), ...(called && { name: `${called} counted` }) }]
}

const totalOf = (counted: readonly Row[]): number => Number(counted[0]?.['total'] ?? 0)

/** The page that their answers make: at once, or with another round trip where something was searched or what was remembered is no longer so. */
export async function pageFrom<N extends ResourceName>(
  engine: Engine,
  tenantId: string,
  name: N,
  question: ListQuestion,
  [first = [], counted]: Row[][],
): Promise<Page<N>> {
  const { others, lookUp } = searchedIn(name, question)
  if (!lookUp) {
    const conditions = [present(question.deleted), ...others]
    const list = longList(engine, tenantId, name, conditions)
    const page = (data: Row[], total: number): Page<N> => {
      if (total > limits.exactTotal)
        list.remember(data[0] && canBeMarked(name, question) ? { id: String(data[0]['id']), ...placeOf(name, question) } : undefined)
      else list.forget()
      return { data: data as RowOf<N>[], total }
    }
    if (counted) return page(first, totalOf(counted))
    // A page that is not full is the last, and tells how many there are; an empty one tells nothing.
    const end = offsetOf(question) + first.length
    if (first.length > 0) return page(first, first.length < question.size ? Math.min(end, limits.exactTotal + 1) : limits.exactTotal + 1)
    const [data = [], late = []] = await engine.read(tenantId, [
      { query: pageOf(name, question, conditions) },
      { query: countOf(name, conditions) },
    ])
    return page(data, totalOf(late))
  }
  const searched = lookUp.found(first)
  if (!searched.named) return engine.scoped(tenantId, (tx) => pageOfMany(tx, name, question, others, searched))
  const [rows = []] = await engine.read(tenantId, [{ query: pageOfNamed(name, question, others, searched) }])
  return namedPage(rows)
}

/** A page of rows and the total; see `Page`. */
export async function listRows<N extends ResourceName>(tx: Scope, name: N, question: ListQuestion): Promise<Page<N>> {
  const { others, lookUp } = searchedIn(name, question)
  const searched = lookUp?.found((await lookUp.query.execute(tx)).rows as Row[])
  if (!searched?.named) return pageOfMany(tx, name, question, others, searched)
  const { rows } = await pageOfNamed(name, question, others, searched).execute(tx)
  return namedPage(rows as Row[])
}

/** The rows of the first page, or of another, when nobody asks how many there are in all. */
export async function readRows<N extends ResourceName>(
  tx: Scope,
  name: N,
  given: Omit<ListQuestion, 'page'> & { page?: number },
): Promise<RowOf<N>[]> {
  const question = { page: 1, ...given }
  const { others, lookUp } = searchedIn(name, question)
  if (lookUp) return (await listRows(tx, name, question)).data
  const { rows } = await pageOf(name, question, [present(question.deleted), ...others]).execute(tx)
  return rows as RowOf<N>[]
}

// Where nothing is searched, or what is searched is in more rows than are named.
async function pageOfMany<N extends ResourceName>(
  tx: Scope,
  name: N,
  question: ListQuestion,
  others: readonly Condition[],
  searched: Found | undefined,
): Promise<Page<N>> {
  const conditions = [present(question.deleted), ...(searched?.conditions ?? []), ...others]
  // Where many of the rows that are searched pass the rest too, its page is near; where most do, a part of them is more than is counted.
  const passing = async (every: number) => {
    const ids = searched?.some.filter((_id, place) => place % every === 0) ?? []
    return { of: ids.length, count: await countRows(tx, name, [idIn(ids), ...conditions]) }
  }
  const sample = searched && others.length > 0 ? await passing(50) : undefined
  const share = sample ? sample.count / sample.of : 1
  const dense = searched && share > 0.05
  const walked = dense ? [present(question.deleted), ...searched.dense, ...others] : conditions
  const { rows } = await pageOf(name, question, walked).execute(tx)
  const data = rows as RowOf<N>[]
  if (tellsTotal(question) && data.length > 0) return { data, total: limits.exactTotal + 1 }
  // Of what nothing narrows so many were found already.
  const counted = others.length === 0 ? searched?.count : undefined
  const many = !counted && dense && share > 0.6 && (await passing(1)).count > limits.exactTotal
  return { data, total: counted ?? (many ? limits.exactTotal + 1 : await countRows(tx, name, conditions)) }
}

// Rows that are named by their ids are read once, for the page and for the total, which stands beside each row, and alone where the page is empty.
function pageOfNamed(name: ResourceName, question: ListQuestion, others: readonly Condition[], searched: Found) {
  const table = sql.table(name)
  const conditions = [present(question.deleted), ...searched.conditions, ...others]
  return sql`with named as materialized
      (select id as "namedId", row_number() over (order by ${sortOf(name, question)}) as "namedPlace" from ${table} where ${all(conditions)})
    select ${selectedColumns(name)}, "namedTotal" from (select count(*) as "namedTotal" from named) counted
    left join (select * from named where "namedPlace" > ${(question.page - 1) * question.size} order by "namedPlace" limit ${question.size}) page on true
    left join ${table} on id = "namedId" order by "namedPlace"`
}
function namedPage<N extends ResourceName>(rows: readonly Row[]): Page<N> {
  const data = rows.flatMap(({ namedTotal: _total, ...row }) => (row['id'] ? [row as RowOf<N>] : []))
  return { data, total: Math.min(Number(rows[0]?.['namedTotal'] ?? 0), limits.exactTotal + 1) }
}

/** How many rows pass, exact up to 10,000; 10,001 means more. */
export async function countRows(tx: Scope, name: ResourceName, conditions: Condition[]): Promise<number> {
  const { rows } = await countOf(name, conditions).execute(tx)
  return totalOf(rows as Row[])
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
  >`select ${selectedColumns(name)} from ${sql.table(name)} where ${all(conditions)} ${options.lock ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

/** The first row with these values, or undefined. */
export async function findBy<N extends ResourceName>(tx: Scope, name: N, values: Partial<RowOf<N>>): Promise<RowOf<N> | undefined> {
  const conditions = [sql`"deletedAt" is null`, ...Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)]
  const { rows } = await sql<RowOf<N>>`select ${selectedColumns(name)} from ${sql.table(name)} where ${all(conditions)} limit 1`.execute(tx)
  return rows[0]
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

// Plans the queries of a list: which rows, in which order, which page, in how few round trips, with the total. A caller gives a
// `ListQuestion` and gets a page; `pageQueries` and `pageFrom` are the two halves of that, so that the first round trip can contain other
// queries too. Pages count from 1. Totals are exact up to 10,000 (limits.exactTotal), and 10,001 means more. Errors are the database's
// own.
import { sql } from 'kysely'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { limits, type LanguageWord } from '../../../../src/schema/core/limits.ts'
import { usualFilter } from '../schema/columns.ts'
import type { Engine, Query } from '../engine.ts'
import { fieldsOf, type Row } from '../rows.ts'
import { everyRow, filterConditions, type Condition } from './conditions.ts'
import { longList, type Mark } from './longLists.ts'
import { all, countOf, countRows, selectedColumns, totalOf, type RowOf, type Scope } from '../reads.ts'
import { isCollated, sortedValue } from './sortedValue.ts'
import { findSearched, lookUpOf, settledFilters, type Found } from './search.ts'

/** A list request. `conditions` hold the person's row rule as SQL. */
export interface ListQuestion {
  page: number
  size: number
  sort?: string | undefined
  order?: 'ASC' | 'DESC' | undefined
  q?: string | undefined
  ids?: readonly string[] | undefined
  filters?: Readonly<Record<string, unknown>>
  conditions?: Condition[]
  /** Deleted rows instead of the present ones; 'too': both. */
  deleted?: boolean | 'too'
  /** The reader's language, whose order texts have; English when absent. */
  language?: LanguageWord
  /**
   * The rows in which the person sees personal data unmasked, all when absent: masked values are neither searched nor used for ordering.
   */
  seen?: Condition | undefined
}

/** The order of a list; `collated` when it depends on the reader's language, `masked` when the person must not learn the order of all values, `own` when it is the resource's default order. */
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
  const collated = isCollated(name, field)
  return { field, order, masked, collated, own: field === own.field && order === own.order }
}

function sortOf(name: ResourceName, question: ListQuestion) {
  const { field, order, masked } = orderOf(name, question)
  // Columns that are never null need no NULLS LAST, so that their index works in both directions.
  const always = !(field in fieldsOf(name)) || fieldsOf(name)[field]?.required === true
  const direction = order === 'DESC' ? (always && !masked ? sql`desc` : sql`desc nulls last`) : sql`asc`
  const sorted = sortedValue(name, field, question.language ?? 'english')
  const value = masked ? sql`case when ${question.seen} then ${sorted} end` : sorted
  return sql`${value} ${direction}, id ${order === 'DESC' ? sql`desc` : sql`asc`}`
}

/** The part of a list request that decides which rows are in it, without order and page. */
export type Matched = Omit<ListQuestion, 'page' | 'size' | 'sort' | 'order'>

const present = (deleted: ListQuestion['deleted']) =>
  deleted === 'too' ? sql`true` : deleted ? sql`"deletedAt" is not null` : sql`"deletedAt" is null`

/** The conditions of a list apart from its search. */
const narrowing = (name: ResourceName, question: Matched): Condition[] => [
  ...(question.ids ? [question.ids.length ? sql`id in (${sql.join([...question.ids])})` : sql`false`] : []),
  ...filterConditions(name, question.filters ?? {}, question.seen),
  ...(question.conditions ?? []).filter((one) => one !== everyRow),
]

/** The SQL conditions for the rows of a list, its search included; a search runs one query to find its rows. */
export const matching = async (tx: Scope, name: ResourceName, question: Matched): Promise<Condition[]> => [
  present(question.deleted),
  ...((await findSearched(tx, name, question))?.conditions ?? []),
  ...narrowing(name, question),
]

/** The ids of at most `limit` rows of the list, in the order of ids, which is that of creation. */
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

// The page's ids are selected first, from the index alone where possible, so that skipped rows of a distant page are never read.
const offsetOf = ({ page, size }: ListQuestion): number => (page - 1) * size
function pageOf(name: ResourceName, question: ListQuestion, conditions: Condition[], mark?: Mark) {
  const table = sql.table(name)
  const offset = offsetOf(question) - (mark?.offset ?? 0)
  const from = mark ? [...conditions, fromMark(name, mark)] : conditions
  return sql`select ${selectedColumns(name)} from ${table} join
    (select id as "pageId" from ${table} where ${all(from)} order by ${sortOf(name, question)} limit ${sql.lit(question.size)} offset ${sql.lit(offset)}) page
    on page."pageId" = id order by ${sortOf(name, question)}`
}

// A mark is only valid in the order of creation, which no change of a row alters.
const canBeMarked = (name: ResourceName, question: ListQuestion): boolean => {
  const { field, masked } = orderOf(name, question)
  return field === 'createdAt' && !masked && tellsTotal(question)
}
const placeOf = (name: ResourceName, question: ListQuestion) => ({ offset: offsetOf(question), order: orderOf(name, question).order })
const fromMark = (name: ResourceName, { id, order }: Mark): Condition =>
  sql`("createdAt", id) ${order === 'DESC' ? sql`<=` : sql`>=`} (select "createdAt", id from ${sql.table(name)} where id = ${id})`

/** For a page beyond the counted range, a single row shows that the total is above the limit. */
const tellsTotal = (question: ListQuestion): boolean => offsetOf(question) >= limits.exactTotal

// How the search of the request is looked up, and the remaining conditions.
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
 * The name of the prepared query for a list in its default state, or for one status of it: with the indexes of lists, planning takes longer
 * than reading the rows. One plan fits every tenant and status; lists with other conditions are planned for their values each time.
 */
function nameOf(name: ResourceName, question: ListQuestion, others: readonly Condition[]): string | undefined {
  if (question.deleted || question.page > 1 || !limits.pageSizes.some((size) => size === question.size)) return undefined
  const { masked, own, collated } = orderOf(name, question)
  if (!own || masked || others.length > 1) return undefined
  if (others.length === 0) return collated ? `${name} in ${question.language ?? 'english'}` : name
  return isOfOneStatus(name, question) ? `${name} by ${usualFilter}` : undefined
}

/** The queries of a list's first round trip; `pageFrom` takes their answers in this order. Runs nothing. */
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

/** The page from the answers to `pageQueries`; takes another round trip after a search, or when the stored length of the list is out of date. */
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
      if (total <= limits.exactTotal) list.forget()
      else list.keep(data[0] && canBeMarked(name, question) ? { id: String(data[0]['id']), ...placeOf(name, question) } : undefined)
      return { data: data as RowOf<N>[], total }
    }
    if (counted) return page(first, totalOf(counted))
    // A page that is not full is the last one and determines the total; an empty page does not.
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

/** A page of rows and the total (`Page`), within a transaction. */
export async function listRows<N extends ResourceName>(tx: Scope, name: N, question: ListQuestion): Promise<Page<N>> {
  const { others, lookUp } = searchedIn(name, question)
  const searched = lookUp?.found((await lookUp.query.execute(tx)).rows as Row[])
  if (!searched?.named) return pageOfMany(tx, name, question, others, searched)
  const { rows } = await pageOfNamed(name, question, others, searched).execute(tx)
  return namedPage(rows as Row[])
}

/** The rows of one page (default the first), without the total. */
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

// The page when nothing is searched, or when the search found more rows than are listed by id.
async function pageOfMany<N extends ResourceName>(
  tx: Scope,
  name: N,
  question: ListQuestion,
  others: readonly Condition[],
  searched: Found | undefined,
): Promise<Page<N>> {
  const conditions = [present(question.deleted), ...(searched?.conditions ?? []), ...others]
  const { rows } = await pageOf(name, question, conditions).execute(tx)
  const data = rows as RowOf<N>[]
  if (tellsTotal(question) && data.length > 0) return { data, total: limits.exactTotal + 1 }
  // Without other conditions the search has already counted the rows.
  const counted = others.length === 0 ? searched?.count : undefined
  return { data, total: counted ?? (await countRows(tx, name, conditions)) }
}

// Rows listed by id are read once for both the page and the total. The total is in each row, and in a row of its own when the page is
// empty.
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

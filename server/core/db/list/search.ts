// Finds rows by search text, through the function "searchIds": row-level security prevents other queries from using the index.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { plateLetters } from '../../../../src/schema/core/values/plate.ts'
import { limits } from '../../../../src/schema/core/limits.ts'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import { searchable, searchableSql } from '../schema/columns.ts'
import { both, escaped, filterConditions, type Condition } from './conditions.ts'
import type { Database } from '../database.ts'
import { fieldsOf, isSearched, type Row } from '../rows.ts'

/** A search; `seen` selects the rows in which the person sees personal data unmasked, all when absent. */
interface Searched {
  q?: string | undefined
  filters?: Readonly<Row>
  seen?: Condition | undefined
  deleted?: boolean | 'too' | undefined
}
/** The search result as conditions: the rows' ids or, when there are too many, the text patterns. */
export interface Found {
  conditions: Condition[]
  /** Minimum number of rows found; undefined when rows must meet more than the patterns. */
  count: number | undefined
  /** Whether `conditions` list all ids. */
  named: boolean
}
/**
 * The condition for rows with these ids, passed as one text: thousands of separate parameters take longer to pass than the rows to find.
 */
const idIn = (ids: readonly string[]): Condition => sql`id = any(string_to_array(${ids.join(',')}, ',')::uuid[])`

// Trigram indexes hold no shorter texts.
const trigram = 3
/** Maximum number of ids to list when other conditions narrow the result; for more rows, walking the list is faster. */
const maxNamed = 15_000

// Patterns of filters on fields that the search text includes, so that its index finds those rows.
const searchedIn = (resource: ResourceName, given: Readonly<Row>): string[] =>
  Object.entries(given).flatMap(([name, text]) => {
    const one = fieldsOf(resource)[name]
    return one?.filterBy === 'contains' && one.search && typeof text === 'string' && text.length >= trigram
      ? [escaped(searchable(text))]
      : []
  })

/**
 * The names of the filters that the search's query already applies completely, because their fields are part of the search text. Fields
 * of personal data are excluded where the person sees them in some rows only.
 */
export const settledFilters = (resource: ResourceName, { filters = {}, seen }: Pick<Searched, 'filters' | 'seen'>): string[] =>
  Object.keys(filters).filter(
    (name) => searchedIn(resource, { [name]: filters[name] }).length > 0 && !(fieldsOf(resource)[name]?.pii && seen),
  )

// Plate letters are shown with spaces; as separate words each would match every plate that contains the letter.
const plateAsOne = (typed: string): string => typed.replace(/(?<!\S)(\p{L})\s+(\p{L})\s+(\p{L})(?=\s|\d|$)/u, '$1$2$3')

// A resource without search text gives no patterns.
function patternsOf(resource: ResourceName, typed: string): string[] {
  if (!isSearched(resource)) return []
  const plates = Object.values(fieldsOf(resource)).some((one) => one.kind === 'plate' && one.search)
  const text = searchable(typed)
  const words = (plates ? plateAsOne(text) : text).split(/\s+/)
  return words.filter(Boolean).slice(0, 8).map(escaped)
}

/** The search text without personal data, for people who see it masked. */
function openText(resource: ResourceName): Condition {
  const texts = Object.entries(fieldsOf(resource))
    .filter(([, one]) => one.search && !one.pii)
    .map(([name, one]) => {
      const column = sql.ref(name)
      if (one.kind === 'bilingual' || one.kind === 'richText') return both(column)
      if (one.kind === 'plate') {
        const [arabic, latin] = [Object.keys(plateLetters).join(''), Object.values(plateLetters).join('')]
        return sql`${column} || ' ' || translate(${column}, ${latin}, ${arabic})`
      }
      return sql`${column}::text`
    })
  return texts.length === 0 ? sql`''` : searchableSql(sql`concat_ws(' ', ${sql.join(texts)})`)
}

/** The query of a search, and the function that reads its answer. */
interface LookUp {
  query: RawBuilder<unknown>
  found(rows: readonly Row[]): Found
}

/**
 * The query that finds the rows of a search, and how its answer narrows the list; undefined when nothing is searched. `alone`: no other
 * condition narrows the result.
 */
export function lookUpOf(
  resource: ResourceName,
  { q = '', filters = {}, seen, deleted = false }: Searched,
  alone = false,
): LookUp | undefined {
  const words = patternsOf(resource, q)
  const patterns = [...words, ...searchedIn(resource, filters)]
  if (patterns.length === 0) return undefined
  const open = seen && words.length > 0 && Object.values(fieldsOf(resource)).some((one) => one.search && one.pii)
  const masked = open ? [sql`(${seen} or ${openText(resource)} like all (${words}::text[]))`] : []
  const limit = alone && !open ? limits.exactTotal + 1 : maxNamed + 1
  const settled = settledFilters(resource, { filters, seen })
  const texts = settled.map((name) => escaped(String(filters[name])))
  const query = sql`select array_to_string("searchIdsWithin"(${resource}, ${patterns}::text[], ${deleted === true}, ${limit}, ${settled}::text[],
    ${texts}::text[]), ',') as ids`
  const columns = filterConditions(resource, Object.fromEntries(settled.map((name) => [name, filters[name]])))
  return {
    query,
    found(rows) {
      const text = String(rows[0]?.['ids'] ?? '')
      const ids = text === '' ? [] : text.split(',')
      const named = ids.length < limit
      const which = named ? [idIn(ids)] : [sql`"searchText" like all (${patterns}::text[])`, ...columns]
      return { conditions: [...which, ...masked], count: open ? undefined : ids.length, named }
    },
  }
}

/** Runs the query of a search; undefined when nothing is searched. */
export async function findSearched(tx: Transaction<Database>, resource: ResourceName, searched: Searched): Promise<Found | undefined> {
  const lookUp = lookUpOf(resource, searched)
  return lookUp?.found((await lookUp.query.execute(tx)).rows as Row[])
}

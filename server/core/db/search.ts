// Which rows hold what somebody looks for: asked of the index, which row-level security keeps from everything but "searchIds".
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { plateLetters } from '../../../src/schema/core/values/plate.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { searchable, searchableSql } from './schema/columns.ts'
import { both, escaped, filterConditions, type Condition } from './conditions.ts'
import type { Database } from './database.ts'
import { fieldsOf, isSearched, type Row } from './rows.ts'

/** What is looked for; `seen` are the rows whose personal data the person sees unmasked, all when absent. */
interface Searched {
  q?: string | undefined
  filters?: Readonly<Row>
  seen?: Condition | undefined
  deleted?: boolean | undefined
}
/** The rows found, as conditions: by their ids, or, where they are too many to name, by what each must hold. */
export interface Found {
  conditions: Condition[]
  /** How many they are at least; undefined where more than what they hold decides. */
  count: number | undefined
  /** Whether `conditions` name them. */
  named: boolean
}
/** The rows with these ids; as one text, since thousands of single values take longer to pass through than to find. */
const idIn = (ids: readonly string[]): Condition => sql`id = any(string_to_array(${ids.join(',')}, ',')::uuid[])`

// Shorter ones are in no index.
const trigram = 3
/** Ids that are named at most where other conditions narrow them further: more are sooner met than looked up. */
const maxNamed = 15_000

// What filters look for in texts that the search reads too: the index finds those rows.
const searchedIn = (resource: ResourceName, given: Readonly<Row>): string[] =>
  Object.entries(given).flatMap(([name, text]) => {
    const one = fieldsOf(resource)[name]
    return one?.filterBy === 'contains' && one.search && typeof text === 'string' && text.length >= trigram
      ? [escaped(searchable(text))]
      : []
  })

/**
 * The fields whose filters are settled by looking up what is searched: the search reads them too, and the look-up asks their columns besides.
 * Not those by which only some rows may be found.
 */
export const settledFilters = (resource: ResourceName, { filters = {}, seen }: Pick<Searched, 'filters' | 'seen'>): string[] =>
  Object.keys(filters).filter(
    (name) => searchedIn(resource, { [name]: filters[name] }).length > 0 && !(fieldsOf(resource)[name]?.pii && seen),
  )

// A plate's letters stand apart on it and where it is shown; each by itself would find every plate that has it somewhere.
const plateAsOne = (typed: string): string => typed.replace(/(?<!\S)(\p{L})\s+(\p{L})\s+(\p{L})(?=\s|\d|$)/u, '$1$2$3')

// A list without a search has nothing to look in.
function patternsOf(resource: ResourceName, typed: string): string[] {
  if (!isSearched(resource)) return []
  const plates = Object.values(fieldsOf(resource)).some((one) => one.kind === 'plate' && one.search)
  const text = searchable(typed)
  const words = (plates ? plateAsOne(text) : text).split(/\s+/)
  return words.filter(Boolean).slice(0, 8).map(escaped)
}

/** What the search reads of a row without personal data, for those who see it masked. */
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

/** A question that looks up what is searched, and what its answer means. */
interface LookUp {
  query: RawBuilder<unknown>
  found(rows: readonly Row[]): Found
}

/** How what is searched is looked up; undefined where nothing is. `alone` says that no other condition narrows what is found. */
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
  const query = sql`select array_to_string("searchIdsWithin"(${resource}, ${patterns}::text[], ${deleted}, ${limit}, ${settled}::text[],
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

/** Looks it up; undefined where nothing is searched. */
export async function findSearched(tx: Transaction<Database>, resource: ResourceName, searched: Searched): Promise<Found | undefined> {
  const lookUp = lookUpOf(resource, searched)
  return lookUp?.found((await lookUp.query.execute(tx)).rows as Row[])
}

// The state of a list in its address: a link opens the same list for somebody else.
import { limits } from '../../../schema/core/limits.ts'
import { definitionOf } from '../definition.ts'
import { isSpan } from '../filters/days.ts'
import { firstColumns, listFieldsOf, ownSort, possibleColumns, sortableFields } from './listFields.ts'

/** Everything in a list's address. */
export interface ListState {
  /** Filters as in the query, and `<field>Span` for spans counted from today; `q` is the search text. */
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
  page: number
  perPage: number
  /** Columns in order; undefined: the person's own. */
  columns: readonly string[] | undefined
  /** Compact rows; undefined: the person's own setting. */
  compact: boolean | undefined
  /** The id of the view that it started from. */
  view: string | undefined
  /** Deleted rows instead of the present ones. */
  deleted: boolean
}

/** The default state of a list. */
export const firstState = (resource: string): ListState => ({
  filter: {},
  sort: ownSort(resource),
  page: limits.page,
  perPage: limits.pageSize,
  columns: undefined,
  compact: undefined,
  view: undefined,
  deleted: false,
})

const read = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The filters that exist; unknown ones from old or edited addresses are dropped. */
export function knownFilter(resource: string, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { filter } = definitionOf(resource)
  const fields = listFieldsOf(resource)
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => {
      if (value === undefined || value === null || value === '') return false
      if (key === 'q') return typeof value === 'string'
      if (key.endsWith('Span')) return isSpan(value) && fields[key.slice(0, -4)]?.filterBy === 'range'
      return filter.safeParse({ [key]: value }).success
    }),
  )
}
const whole = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined)

/** The state of an address; invalid parts become the default. */
export function readState(resource: string, search: string): ListState {
  const given = new URLSearchParams(search)
  const first = firstState(resource)
  const perPage = whole(given.get('perPage'))
  const field = given.get('sort')
  const order = given.get('order')
  const columns = given.get('columns')
  const density = given.get('density')
  return {
    filter: knownFilter(resource, read(given.get('filter'))),
    sort: field !== null && sortableFields(resource).includes(field) ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : first.sort,
    page: whole(given.get('page')) ?? first.page,
    perPage: limits.pageSizes.find((size) => size === perPage) ?? first.perPage,
    columns: columns === null ? undefined : columns.split(',').filter((name) => possibleColumns(resource).includes(name)),
    compact: density === null ? undefined : density === 'compact',
    view: given.get('view') ?? undefined,
    deleted: given.get('deleted') === 'true' && definitionOf(resource).softDelete === true,
  }
}

/** The address of a state; '' for the default. */
export function writeState(resource: string, state: ListState): string {
  const first = firstState(resource)
  const query = new URLSearchParams()
  if (state.view) query.set('view', state.view)
  if (Object.keys(state.filter).length > 0) query.set('filter', JSON.stringify(state.filter))
  if (state.sort.field !== first.sort.field || state.sort.order !== first.sort.order) {
    query.set('sort', state.sort.field)
    query.set('order', state.sort.order)
  }
  if (state.page !== first.page) query.set('page', String(state.page))
  if (state.perPage !== first.perPage) query.set('perPage', String(state.perPage))
  if (state.columns) query.set('columns', state.columns.join(','))
  if (state.compact !== undefined) query.set('density', state.compact ? 'compact' : 'roomy')
  if (state.deleted) query.set('deleted', 'true')
  const text = query.toString()
  return text && `?${text}`
}

/** The columns of a state. */
export const columnsOf = (resource: string, state: ListState, kept: readonly string[] | undefined): readonly string[] =>
  state.columns ?? kept?.filter((name) => possibleColumns(resource).includes(name)) ?? firstColumns(resource)

import type { ListControllerResult, useGetList } from 'react-admin'
import type { Row } from '../definition.ts'
import type { ListState } from './listState.ts'
import type { Selection } from './rows/selection.ts'

interface Given {
  state: ListState
  fetched: ReturnType<typeof useGetList<Row>>
  /** Filters of the list besides its own. */
  narrowed: Record<string, string>
  selection: Selection
  change: (change: Partial<ListState>) => void
}

/** A list of ours as react-admin's list context: changes by react-admin's components go through the list's address. */
export function listController({ state, fetched, narrowed, selection, change }: Given): ListControllerResult<Row> {
  const { data, total = 0, error, isFetching, isLoading, isPaused, isPlaceholderData, refetch } = fetched
  const { filter, sort, page, perPage } = state
  const base = {
    resource: selection.resource,
    sort,
    page,
    perPage,
    filter: narrowed,
    filterValues: filter,
    displayedFilters: filter,
    // Files are made by the server, with the person's rights and by a job where they are large.
    exporter: false as const,
    selectedIds: [...selection.ids],
    isFetching,
    isLoading,
    isPaused,
    isPlaceholderData,
    hasNextPage: page * perPage < total,
    hasPreviousPage: page > 1,
    refetch,
    setSort: (next: ListState['sort']) => change({ sort: next }),
    setPage: (next: number) => change({ page: next }),
    setPerPage: (next: number) => change({ perPage: next }),
    setFilters: (next: ListState['filter']) => change({ filter: next }),
    showFilter: (name: string, value: unknown) => change({ filter: { ...filter, [name]: value } }),
    hideFilter: (name: string) => change({ filter: { ...filter, [name]: undefined } }),
    onSelect: (ids: Row['id'][]) => selection.setIds(ids),
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clear,
    onSelectAll: selection.selectAll,
  }
  if (data) return error ? { ...base, data, total, error, isPending: false } : { ...base, data, total, error: null, isPending: false }
  const nothing = { data: undefined, total: undefined, meta: undefined }
  return error ? { ...base, ...nothing, error, isPending: false } : { ...base, ...nothing, error: null, isPending: true }
}

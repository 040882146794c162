import { createContext, useContext, useMemo, useState } from 'react'

/** The selected rows of a list: ids, or everything that matches. */
export interface Selection {
  resource: string
  ids: readonly string[]
  /** Every row that matches `filter`, also on other pages. */
  all: boolean
  /** Number of selected rows; with `all`, one more than limits.exactTotal means 'more than'. */
  count: number
  /** The list's query parameters: filters, `q`, and `deleted: 'true'` where the list shows deleted rows. */
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
  toggle: (id: string) => void
  setIds: (ids: readonly string[]) => void
  selectAll: () => void
  clear: () => void
}
const none: Selection = {
  resource: '',
  ids: [],
  all: false,
  count: 0,
  filter: {},
  sort: { field: 'createdAt', order: 'DESC' },
  toggle: () => undefined,
  setIds: () => undefined,
  selectAll: () => undefined,
  clear: () => undefined,
}

/** One row as a selection, for actions that also work on many. */
export const onlyRow = (resource: string, id: string): Selection => ({ ...none, resource, ids: [id], count: 1 })

/** Provides the selection of the surrounding list. */
export const SelectionContext = createContext<Selection>(none)

/** The selection of the surrounding list; empty outside a list. */
export const useSelection = (): Selection => useContext(SelectionContext)

const nothing: readonly string[] = []
interface Chosen {
  /** The filters of the selection; other filters end it. */
  among: string
  ids: readonly string[]
  all: boolean
}

/** Creates the selection of a list; it ends when the filters change, and is kept across pages and orders. */
export function useMakeSelection({
  resource,
  filter,
  sort,
  total,
}: Pick<Selection, 'resource' | 'filter' | 'sort'> & { total: number }): Selection {
  const among = JSON.stringify([resource, filter])
  const [chosen, setChosen] = useState<Chosen>({ among, ids: [], all: false })
  const { ids, all }: Chosen = chosen.among === among ? chosen : { among, ids: nothing, all: false }
  return useMemo(() => {
    const choose = (next: readonly string[], every = false) => setChosen({ among, ids: next, all: every })
    return {
      resource,
      ids,
      all,
      count: all ? total : ids.length,
      filter,
      sort,
      toggle: (id) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
      setIds: (next) => choose(next),
      selectAll: () => choose([], true),
      clear: () => choose([]),
    }
  }, [resource, filter, sort, among, ids, all, total])
}

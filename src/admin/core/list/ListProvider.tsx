import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ListContextProvider, useGetList, useStoreContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBranchFilter } from '../branch.ts'
import type { Row } from '../definition.ts'
import { arrange, usePreferences } from '../preferences.ts'
import { wireFilter } from '../filters/wireFilter.ts'
import { useI18n } from '../useI18n.ts'
import { listController } from './listController.ts'
import { listQuestion } from './listQuestion.ts'
import { NarrowingContext } from './filters/narrowing.ts'
import { columnsOf, readState, writeState, type ListState } from './listState.ts'
import { SelectionContext, useMakeSelection } from './rows/selection.ts'
import { previousData } from '../parts/connection.ts'

/** A list: its state, its rows, and the functions that change it. */
export interface List {
  resource: string
  state: ListState
  /** The columns in their order, wherever they come from. */
  columns: readonly string[]
  compact: boolean
  /** The rows are on a board, which loads them itself. */
  board: boolean
  rows: readonly Row[]
  /** Exact up to limits.exactTotal; one more means 'more than'. */
  total: number | undefined
  isPending: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => void
  /** The query that was sent. */
  question: ReturnType<typeof listQuestion>
  /** Changes the state; goes to the first page unless a page is given. `replace` adds no history entry. */
  change: (change: Partial<ListState>, how?: { replace?: boolean }) => void
}
const ListContext = createContext<List | null>(null)

/** The surrounding list. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('This stands in a list only.')
  return list
}

/** The state in the address; without parameters the list as the person left it, or `arrival`. */
function useListState(resource: string, arrival: (resource: string) => string, memory: string): [ListState, List['change']] {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const store = useStoreContext()
  const [arrived] = useState(key)
  const wanted = search || (key === arrived ? (store.getItem<string>(memory) ?? arrival(resource)) : arrival(resource))
  const state = useMemo(() => readState(resource, wanted), [resource, wanted])
  useEffect(() => {
    store.setItem(memory, wanted)
    if (wanted !== search) void navigate({ search: wanted }, { replace: true })
  }, [store, memory, wanted, search, navigate])
  // Two changes at the same time build on each other.
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  const change = useCallback<List['change']>(
    (part, how = {}) => {
      latest.current = { ...latest.current, page: 1, ...part }
      void navigate({ search: writeState(resource, latest.current) }, { replace: how.replace ?? false })
    },
    [resource, navigate],
  )
  return [state, change]
}

interface ListProviderProps {
  resource: string
  /** The list's state without parameters in the address, such as the person's usual view. */
  arrival: (resource: string) => string
  /** The rows are on a board, which loads them itself and stores its own state. */
  board?: boolean
  children: ReactNode
}

/** Provides a list and its selection. */
export function ListProvider({ resource, arrival, board = false, children }: ListProviderProps) {
  const { timeZone } = useI18n()
  const preferences = usePreferences()
  const [state, change] = useListState(resource, arrival, `${resource}.${board ? 'board' : 'list'}`)
  const { filter, sort, page, deleted } = state
  const branch = useBranchFilter(resource)
  const wire = useMemo(() => ({ ...branch, ...wireFilter(resource, filter, timeZone) }), [branch, resource, filter, timeZone])
  const question = useMemo(() => listQuestion(state, wire), [state, wire])
  const fetched = useGetList<Row>(resource, question, {
    placeholderData: previousData,
    retry: false,
    // Changes are announced (ListNews) instead of moving the rows.
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.status === 'error',
    enabled: !board,
  })
  const { data, total, isPending, isFetching, error, refetch } = fetched
  const selection = useMakeSelection({
    resource,
    filter: useMemo(() => (deleted ? { ...wire, deleted: 'true' } : wire), [wire, deleted]),
    sort,
    total: total ?? 0,
  })
  const list: List = {
    resource,
    state,
    columns: columnsOf(resource, state, preferences.columns[resource]),
    compact: state.compact ?? preferences.compact,
    board,
    rows: data ?? [],
    total,
    isPending,
    isFetching,
    error: error,
    refetch: () => void refetch(),
    question,
    change,
  }
  // The last row of the last page was removed: goes to the page before.
  const beyond = !isFetching && data?.length === 0 && page > 1
  useEffect(() => {
    if (beyond) change({ page: page - 1 }, { replace: true })
  }, [beyond, page, change])
  const narrowing = useMemo(
    () => ({ resource, values: filter, set: (next: ListState['filter'], how = {}) => change({ filter: next }, how) }),
    [resource, filter, change],
  )
  return (
    <ListContextProvider value={listController({ state, fetched, narrowed: branch, selection, change })}>
      <SelectionContext value={selection}>
        <NarrowingContext value={narrowing}>
          <ListContext value={list}>{children}</ListContext>
        </NarrowingContext>
      </SelectionContext>
    </ListContextProvider>
  )
}

/** Stores the columns for the person and in the list's address. */
export function useArrangeColumns(): (columns: readonly string[] | undefined) => void {
  const { resource, change, state } = useList()
  const { columns } = usePreferences()
  return (next) => {
    const { [resource]: _own, ...others } = columns
    arrange({ columns: next ? { ...others, [resource]: next } : others })
    change({ columns: next, page: state.page }, { replace: true })
  }
}

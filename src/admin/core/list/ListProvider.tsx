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

/** A list: what it shows, what came, and how it is changed. */
export interface List {
  resource: string
  state: ListState
  /** The columns in their order, wherever they come from. */
  columns: readonly string[]
  compact: boolean
  /** Its rows stand on a board, which fetches them itself. */
  board: boolean
  rows: readonly Row[]
  /** Exact up to limits.exactTotal; one more means more. */
  total: number | undefined
  isPending: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => void
  /** What was asked for. */
  question: ReturnType<typeof listQuestion>
  /** Shows something else; back to the first page unless a page is named. `replace` leaves no step to go back to. */
  change: (change: Partial<ListState>, how?: { replace?: boolean }) => void
}
const ListContext = createContext<List | null>(null)

/** The list that a component stands in. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('This stands in a list only.')
  return list
}

/** The state in the address; who comes without one finds the list as they left it, or `arrival`. */
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
  // Two changes in one moment build on each other.
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
  /** The address of the list for who comes without one, such as that of their usual view. */
  arrival: (resource: string) => string
  /** The rows stand on a board, which fetches them itself and is left and found again by itself. */
  board?: boolean
  children: ReactNode
}

/** Carries a list and its selection to everything inside. */
export function ListProvider({ resource, arrival, board = false, children }: ListProviderProps) {
  const { timeZone } = useI18n()
  const preferences = usePreferences()
  const [state, change] = useListState(resource, arrival, `${resource}.${board ? 'board' : 'list'}`)
  const { filter, sort, page, deleted } = state
  const branch = useBranchFilter(resource)
  const wire = useMemo(() => ({ ...branch, ...wireFilter(resource, filter, timeZone) }), [branch, resource, filter, timeZone])
  const question = useMemo(() => listQuestion(state, wire), [state, wire])
  const fetched = useGetList<Row>(resource, question, {
    placeholderData: (previous) => previous,
    retry: false,
    // What changes says so, see ListNews, instead of moving the rows about.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
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
  // The last row of the last page went: show the page before it.
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

/** Keeps the columns for the person, and in the list's address. */
export function useArrangeColumns(): (columns: readonly string[] | undefined) => void {
  const { resource, change, state } = useList()
  const { columns } = usePreferences()
  return (next) => {
    const { [resource]: _own, ...others } = columns
    arrange({ columns: next ? { ...others, [resource]: next } : others })
    change({ columns: next, page: state.page }, { replace: true })
  }
}

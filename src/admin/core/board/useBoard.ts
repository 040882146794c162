// A board's cards: loaded once, more of a column near its end, single ones as others change them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { DealerDataProvider } from '../../../dataProvider/index.ts'
import { useBranchFilter } from '../branch.ts'
import type { Row } from '../definition.ts'
import { wireFilter } from '../filters/wireFilter.ts'
import { useLive } from '../live/useLive.ts'
import { useList } from '../list/ListProvider.tsx'
import { useI18n } from '../useI18n.ts'
import { columnOf, putCard, putFresh, putMore, readBoard, withHeld, type BoardData } from './boardData.ts'
import { previousData } from '../parts/connection.ts'

/** Number of cards of each column that are loaded at first, and with each further step. */
const step = 60
const maxAtOnce = 500
/** Changes by others are collected for this long, in ms, so that many changes make one request. */
const gather = 400
/** With more changes than this at once, the whole board is reloaded. */
const maxSingle = 60
/** How long a card moved by others is highlighted, in ms. */
const arrival = 2_500

/** A board and the functions that change what it shows. */
export interface BoardState {
  data: BoardData | undefined
  isPending: boolean
  error: Error | null
  refetch: () => void
  /** Loads more cards of a column; nothing while that is in progress. */
  loadMore: (status: string) => void
  /** Moving cards by id, with their target status: shown there already, and not updated. */
  held: ReadonlyMap<string, string>
  hold: (id: string, to: string) => void
  release: (id: string) => void
  /** Replaces a row by its present version. */
  put: (row: Row) => void
  /** Cards that somebody else has just moved. */
  arrived: ReadonlySet<string>
}

/** The board of the surrounding list, with that list's filters. */
export function useBoard(): BoardState {
  const { resource, state } = useList()
  const { timeZone } = useI18n()
  const queries = useQueryClient()
  const provider = useDataProvider<DealerDataProvider>()
  const branch = useBranchFilter(resource)
  const wire = useMemo(() => ({ ...branch, ...wireFilter(resource, state.filter, timeZone) }), [branch, resource, state.filter, timeZone])
  const key = useMemo(() => [resource, 'board', wire], [resource, wire])
  const read = useCallback(() => queries.getQueryData<BoardData>(key), [queries, key])
  const write = useCallback(
    (change: (data: BoardData) => BoardData) => queries.setQueryData<BoardData>(key, (data) => data && change(data)),
    [queries, key],
  )
  const { data, isPending, error, refetch } = useQuery({
    queryKey: key,
    // A reload loads as many cards as there are, so that the scroll position is kept.
    queryFn: async ({ signal }) => {
      const longest = Math.max(step, ...(read()?.columns.map((column) => column.data.length) ?? []))
      return readBoard(await provider.board(resource, { filter: wire, size: Math.min(maxAtOnce, longest), signal }))
    },
    placeholderData: previousData,
    // Changes arrive as live events.
    refetchOnWindowFocus: false,
  })

  const loading = useRef(new Set<string>())
  const loadMore = useCallback(
    (status: string) => {
      const skip = read()?.columns.find((column) => column.status === status)?.data.length
      if (skip === undefined || loading.current.has(status)) return
      loading.current.add(status)
      provider
        .board(resource, { filter: wire, column: status, skip, size: step * 2 })
        .then((more) => write((present) => putMore(present, readBoard(more))))
        // The error was already shown; the next scroll tries again.
        .catch(() => undefined)
        .finally(() => loading.current.delete(status))
    },
    [read, write, provider, resource, wire],
  )

  const [held, setHeld] = useState<ReadonlyMap<string, string>>(() => new Map())
  const hold = useCallback((id: string, to: string) => setHeld((present) => new Map(present).set(id, to)), [])
  const release = useCallback(
    (id: string) =>
      setHeld((present) => {
        const next = new Map(present)
        next.delete(id)
        return next
      }),
    [],
  )
  const put = useCallback(
    (row: Row) => {
      void queries.cancelQueries({ queryKey: key })
      write((present) => putCard(resource, present, row))
    },
    [queries, key, write, resource],
  )
  const arrived = useChanges(resource, async (ids) => {
    const before = read()
    if (!before || !ids) {
      await refetch()
      return []
    }
    const fresh = readBoard(await provider.board(resource, { filter: wire, cards: ids }))
    write((present) => putFresh(resource, present, fresh, ids))
    return ids.filter((id) => columnOf(fresh, id) && columnOf(before, id)?.status !== columnOf(fresh, id)?.status)
  })
  const shown = useMemo(() => (data && held.size > 0 ? withHeld(resource, data, held) : data), [data, held, resource])
  return { data: shown, isPending, error, refetch: () => void refetch(), loadMore, held, hold, release, put, arrived }
}

/** Collects changes by others and loads them (`null`: all); highlights the cards that moved into another column. */
function useChanges(resource: string, fetchChanged: (ids: string[] | null) => Promise<string[]>): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(() => new Set())
  const waiting = useRef<{ ids: Set<string>; all: boolean; timer?: ReturnType<typeof setTimeout> }>({ ids: new Set(), all: false })
  const latest = useRef(fetchChanged)
  useEffect(() => {
    latest.current = fetchChanged
  })
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  const fetchNow = async () => {
    const { ids, all } = waiting.current
    waiting.current = { ids: new Set(), all: false }
    const moved = await latest.current(all || ids.size > maxSingle ? null : [...ids])
    setArrived(new Set(moved))
    if (moved.length > 0) setTimeout(() => setArrived(new Set()), arrival)
  }
  useLive([resource], ({ action, id }) => {
    if (action === 'resync') waiting.current.all = true
    else waiting.current.ids.add(id)
    // The error was already shown; the next change loads again.
    waiting.current.timer ??= setTimeout(() => void fetchNow().catch(() => undefined), gather)
  })
  return arrived
}

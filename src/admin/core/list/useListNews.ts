import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Row } from '../definition.ts'
import { whenFree } from '../live/hold.ts'
import type { LiveEvent } from '../live/subscribers.ts'
import { useLiveRefresh } from '../live/useLiveRefresh.ts'
import { useList } from './ListProvider.tsx'
import { newsOf, renewedRows, type ListNewsKind, type ListPage } from './listNews.ts'

interface Fresh {
  key: string
  at: number
  page: ListPage
  made: ReadonlySet<string>
}

/** Changes by others to the shown list: rows are updated in place, `news` is what can be loaded. */
export function useListNews(): { news: ListNewsKind | null; load: () => void } {
  const { resource, question, rows, total, refetch } = useList()
  const memory = useQueryClient()
  const dataProvider = useDataProvider()
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const { pagination, sort, filter, meta } = { meta: undefined, ...question }
  const queryKey = [resource, 'getList', { pagination, sort, filter, meta }]
  const key = JSON.stringify(queryKey)
  const fetchedAt = () => memory.getQueryState(queryKey)?.dataUpdatedAt ?? 0

  async function look(events: readonly LiveEvent[]): Promise<void> {
    // An empty list can be reloaded without moving anything.
    if (rows.length === 0) return refetch()
    const at = Date.now()
    const page = await dataProvider.getList<Row>(resource, question)
    const state = memory.getQueryState<ListPage>(queryKey)
    if (!state?.data || state.dataUpdatedAt > at) return
    const made = new Set([
      ...(fresh && fresh.key === key && fresh.at >= fetchedAt() ? fresh.made : []),
      ...events.filter(({ action }) => action === 'create').map(({ id }) => id),
    ])
    const still = newsOf(state.data, page, made) === null
    whenFree(() => {
      memory.setQueryData<ListPage>(queryKey, (shown) => shown && renewedRows(shown, page, still), { updatedAt: state.dataUpdatedAt })
      setFresh({ key, at, page, made })
    })
  }
  // A list that cannot be loaded now is loaded on the next change, or by hand.
  useLiveRefresh([resource], look)

  const current = fresh && fresh.key === key && fresh.at >= fetchedAt()
  return {
    news: current ? newsOf({ data: rows, total }, fresh.page, fresh.made) : null,
    load: () => {
      setFresh(null)
      refetch()
    },
  }
}

import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, Store } from 'react-admin'
import { branchFilter } from '../../../dataProvider/index.ts'
import { currentPreferences } from '../preferences.ts'
import { wireFilter } from '../filters/wireFilter.ts'
import { listQuestion } from './listQuestion.ts'
import { readState } from './listState.ts'

/** What prefetching needs from the staff area. */
export interface Surroundings {
  memory: QueryClient
  dataProvider: DataProvider
  store: Store
  timeZone: string
}

/** Loads the page of a list that opens from the menu: as the person left it, or their usual view. */
export function fetchList(resource: string, { memory, dataProvider, store, timeZone }: Surroundings): Promise<void> {
  const state = readState(resource, store.getItem<string>(`${resource}.list`) ?? currentPreferences().views[resource]?.search ?? '')
  const question = listQuestion(state, { ...branchFilter(resource), ...wireFilter(resource, state.filter, timeZone) })
  const { pagination, sort, filter, meta } = { meta: undefined, ...question }
  return memory.prefetchQuery({
    queryKey: [resource, 'getList', { pagination, sort, filter, meta }],
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...question, signal }),
  })
}

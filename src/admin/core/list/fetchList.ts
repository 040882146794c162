import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, Store } from 'react-admin'
import { branchFilter } from '../../../dataProvider/index.ts'
import { may } from '../../../schema/core/access.ts'
import { session } from '../../../session/index.ts'
import { definitionOf } from '../definition.ts'
import { wireFilter } from '../filters/wireFilter.ts'
import { fetchRows } from '../fetchRows.ts'
import { listQuestion } from './listQuestion.ts'
import { readState } from './listState.ts'
import { arrivalAt } from './views/readyViews.ts'
import { viewsList } from './views/viewsList.ts'

/** What prefetching needs from the staff area. */
export interface Surroundings {
  memory: QueryClient
  dataProvider: DataProvider
  store: Store
  timeZone: string
}

/** Loads the page of a list that opens from the menu: as the person left it, or their usual view. */
export function fetchList(resource: string, { memory, dataProvider, store, timeZone }: Surroundings): Promise<void> {
  const state = readState(resource, store.getItem<string>(`${resource}.list`) ?? arrivalAt(resource))
  const question = listQuestion(state, { ...branchFilter(resource), ...wireFilter(resource, state.filter, timeZone) })
  return fetchRows(memory, dataProvider, resource, question)
}

/** Loads the stored views of a list, where the person has any. */
export async function fetchViews(resource: string, { memory, dataProvider }: Surroundings): Promise<void> {
  const staff = session.get('staff')
  if (staff && may(staff, definitionOf('savedViews'), 'list')) await fetchRows(memory, dataProvider, 'savedViews', viewsList(resource))
}

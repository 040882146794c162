import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import { useSession } from '../../../../session/index.ts'
import type { Row } from '../../definition.ts'
import { arrange, usePreferences } from '../../preferences.ts'
import { useMay } from '../../rights.ts'
import { useI18n } from '../../useI18n.ts'
import { knownFilter, readState, writeState, type ListState } from '../listState.ts'
import { useList } from '../ListProvider.tsx'
import { viewsList } from './viewsList.ts'
import { openingView, readyViews, stateOf, type ListView, type ViewNames, type ViewState } from './readyViews.ts'
import { namedKey } from '../../../../schema/core/dataKeys.ts'

const store = 'savedViews'
const fresh = 60_000
type Visibility = 'private' | 'team'
/** What a view is called; in both languages where the team reads it. */
interface Naming {
  name: string
  names: ViewNames | null
}

/** What a view stores of the present list. */
function keptOf({ filter, sort, perPage, columns, compact, deleted }: ListState): ViewState {
  return {
    filter,
    sort,
    perPage,
    ...(columns ? { columns } : {}),
    ...(compact === undefined ? {} : { compact }),
    ...(deleted ? { deleted } : {}),
  }
}

function viewOf(resource: string, row: Row, person: string | undefined, code: 'en' | 'ar'): ListView {
  const given = (row['state'] ?? {}) as ViewState
  // May be stored before a change of the schema: only existing filters and columns are used.
  const state = readState(
    resource,
    writeState(resource, { ...stateOf(resource, { id: '', name: '', state: given }), filter: knownFilter(resource, given.filter ?? {}) }),
  )
  const name = String(row['name'])
  const names = (row['names'] ?? null) as ViewNames | null
  return {
    id: row.id,
    name: names?.[code] || name,
    state: keptOf(state),
    kept: {
      id: row.id,
      version: row.version,
      visibility: row['visibility'] as Visibility,
      mine: row['ownerId'] === person,
      ...{ name, names },
    },
  }
}

/** The views of the surrounding list, with their actions. */
export function useViews() {
  const { resource, state, columns, compact, change } = useList()
  const { translate, code } = useI18n()
  const may = useMay()
  const person = useSession('staff')?.id
  const { views: usual } = usePreferences()
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const { data = [] } = useGetList<Row>(store, viewsList(resource), { staleTime: fresh, enabled: may('list', store) })
  const kept = data
    // Administrators may read everybody's views; only their own and the team's are shown.
    .filter((row) => row['resource'] === resource && (row['ownerId'] === person || row['visibility'] === 'team'))
    .map((row) => viewOf(resource, row, person, code))
  const views = [...readyViews(resource, person, may('delete', resource), (key) => translate(namedKey(`admin.list.views.${key}`))), ...kept]
  const present = views.find(({ id }) => id === (state.view ?? 'all'))
  const full: ListState = { ...state, columns, compact }
  const open = (view: ListView) => change(stateOf(resource, view))
  const begin = (view: ListView | undefined) => {
    const { [resource]: _own, ...others } = usual
    const search = view && writeState(resource, stateOf(resource, view))
    arrange({ views: view && search && view.id !== openingView(resource) ? { ...others, [resource]: { id: view.id, search } } : others })
  }
  const done = () => queries.invalidateQueries({ queryKey: [store] })
  const write = async (view: ListView, changes: Record<string, unknown>) => {
    const previousData = rowOf(view)
    await dataProvider.update(store, { id: view.id, data: { ...previousData, ...changes }, previousData })
    await done()
  }
  return {
    views,
    present,
    usual: usual[resource]?.id ?? openingView(resource),
    open,
    begin,
    add: async ({ name, names }: Naming) => {
      const visibility: Visibility = names ? 'team' : 'private'
      const { data: row } = await dataProvider.create<Row>(store, { data: { resource, name, names, visibility, state: keptOf(full) } })
      await done()
      change({ ...state, view: row.id }, { replace: true })
    },
    update: async (view: ListView) => {
      await write(view, { state: keptOf(full) })
      if (usual[resource]?.id === view.id) begin({ ...view, state: keptOf(full) })
    },
    rename: (view: ListView, { name, names }: Naming) => write(view, { name, ...(names ? { names } : {}) }),
    share: (view: ListView, naming: Naming) => write(view, { ...naming, visibility: 'team' satisfies Visibility }),
    unshare: (view: ListView) => write(view, { visibility: 'private' satisfies Visibility }),
    remove: async (view: ListView) => {
      await dataProvider.delete(store, { id: view.id, previousData: rowOf(view) })
      if (usual[resource]?.id === view.id) begin(undefined)
      await done()
      change({ ...state, view: undefined }, { replace: true })
    },
  }
}

const rowOf = (view: ListView) => ({
  id: view.id,
  version: view.kept?.version,
  name: view.kept?.name,
  names: view.kept?.names ?? null,
  visibility: view.kept?.visibility,
})

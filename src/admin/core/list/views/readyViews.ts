import { session } from '../../../../session/index.ts'
import { definitionOf } from '../../definition.ts'
import { currentPreferences } from '../../preferences.ts'
import { me } from '../../../../schema/core/resource.ts'
import { withChange } from '../filters/filterValues.ts'
import { firstState, writeState, type ListState } from '../listState.ts'

/** The part of a list's state that a view stores; the rest is the default. */
export type ViewState = Partial<Pick<ListState, 'filter' | 'sort' | 'perPage' | 'columns' | 'compact' | 'deleted'>>
/** A view's name in each language. */
export interface ViewNames {
  en: string
  ar: string
}
/** A named state of a list. */
export interface ListView {
  id: string
  name: string
  state: ViewState
  /** The row of a view that a person saved. */
  kept?: { id: string; version: number; visibility: 'private' | 'team'; mine: boolean; name: string; names: ViewNames | null }
}

/** Built-in views: all rows, those of the definition, and deleted ones for people who may restore them. */
export function readyViews(resource: string, person: string | undefined, mayRestore: boolean, say: (key: string) => string): ListView[] {
  const { views = {}, softDelete } = definitionOf(resource)
  const mine = (value: string | readonly string[]) => (value === me ? person : value)
  return [
    { id: 'all', name: say('all'), state: {} },
    ...Object.entries(views).map(([id, { filter, sort }]) => ({
      id,
      name: say(id),
      state: { filter: Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, mine(value)])), ...(sort ? { sort } : {}) },
    })),
    ...(softDelete && mayRestore ? [{ id: 'deleted', name: say('deleted'), state: { deleted: true } }] : []),
  ]
}

/** The list's state of a view. */
export const stateOf = (resource: string, view: ListView): ListState => ({ ...firstState(resource), ...view.state, view: view.id })

/** The id of the view that a list opens with, where the person has chosen no other. */
export const openingView = (resource: string): string => definitionOf(resource).opens ?? 'all'

/** The address of a ready view; '' for all rows and for a view that does not exist. */
export function readyAddress(resource: string, id: string | undefined): string {
  const view = readyViews(resource, session.get('staff')?.id, false, (key) => key).find((one) => one.id === id && id !== 'all')
  return view ? writeState(resource, stateOf(resource, view)) : ''
}

/** The address with which a list opens without parameters: the person's usual view, or the resource's own. */
export const arrivalAt = (resource: string): string =>
  currentPreferences().views[resource]?.search ?? readyAddress(resource, openingView(resource))

const serialize = (state: ViewState) =>
  JSON.stringify([
    Object.entries(state.filter ?? {}).sort(([one], [other]) => one.localeCompare(other)),
    state.sort,
    state.perPage,
    state.columns ?? null,
    state.compact ?? null,
    state.deleted ?? false,
  ])

/** Whether a list differs from the view that it started from. */
export function isChanged(resource: string, view: ListView, state: ListState): boolean {
  const own = stateOf(resource, view)
  // Settings that a view does not store are the person's own, not a change of the view.
  const { columns, compact } = view.kept ? state : own
  return serialize({ ...state, columns, compact }) !== serialize(own)
}

/** A list's state with another search: of all rows, where the list is still as it opened by itself and nobody chose to narrow it. */
export function searchedState(resource: string, state: ListState, q: string): Partial<ListState> {
  const opened = readyViews(resource, undefined, false, (key) => key).find(({ id }) => id === definitionOf(resource).opens)
  if (opened && q !== '' && state.view === opened.id && !isChanged(resource, opened, state))
    return { ...firstState(resource), filter: { q } }
  return { filter: withChange(state.filter, { q }) }
}

import { definitionOf } from '../../definition.ts'
import { me } from '../../../../schema/core/resource.ts'
import { firstState, type ListState } from '../listState.ts'

/** The part of a list's state that a view stores; the rest is the default. */
export type ViewState = Partial<Pick<ListState, 'filter' | 'sort' | 'perPage' | 'columns' | 'compact' | 'deleted'>>
/** A named state of a list. */
export interface ListView {
  id: string
  name: string
  state: ViewState
  /** The row of a view that a person saved. */
  kept?: { id: string; version: number; visibility: 'private' | 'team'; mine: boolean }
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

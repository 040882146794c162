import { definitionOf } from '../../definition.ts'
import { me } from '../../../../schema/core/resource.ts'
import { firstState, type ListState } from '../listState.ts'

/** What a view keeps of a list; what it leaves out is as by default. */
export type ViewState = Partial<Pick<ListState, 'filter' | 'sort' | 'perPage' | 'columns' | 'compact' | 'deleted'>>
/** A named state of a list. */
export interface ListView {
  id: string
  name: string
  state: ViewState
  /** The row it is kept in, where a person made it. */
  kept?: { id: string; version: number; visibility: 'private' | 'team'; mine: boolean }
}

/** Views that everybody has: all rows, those that the definition names, and the deleted ones for who may bring them back. */
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

/** The list as a view shows it. */
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

/** Whether a list shows something else than the view it began from. */
export function isChanged(resource: string, view: ListView, state: ListState): boolean {
  const own = stateOf(resource, view)
  // What a view says nothing of is the person's own habit, not a change to the view.
  const { columns, compact } = view.kept ? state : own
  return serialize({ ...state, columns, compact }) !== serialize(own)
}

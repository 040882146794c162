import { extraFields, may, withRelations, type Action } from '../../schema/core/access.ts'
import { useSession } from '../../session/index.ts'
import { definitionOf } from './definition.ts'

/** Asks whether the signed-in person may do something to a resource or to one of its rows. */
export type MayAsk = (action: Action, resource: string, row?: Readonly<Record<string, unknown>>) => boolean

/** The question of rights, answered from the access table for anyone who is signed in; what only other rows tell of a row is left to the server, which showed it. */
export function useMay(): MayAsk {
  const staff = useSession('staff')
  return (action, resource, row) => staff !== undefined && may(staff, definitionOf(resource), action, row && withRelations(row, 'all'))
}

/** Which fields of a row the person may change: all, or the few that a role may change on rows it only reads. */
export function useChangeable(resource: string): (field: string, row?: Readonly<Record<string, unknown>>) => boolean {
  const staff = useSession('staff')
  const ask = useMay()
  const extra = staff ? extraFields(staff, definitionOf(resource)) : []
  return (field, row) => ask('edit', resource, row) || extra.includes(field)
}

import { extraFields, may, withRelations, type Action } from '../../schema/core/access.ts'
import { useSession } from '../../session/index.ts'
import { definitionOf } from './definition.ts'

/** Returns whether the signed-in person may do an action on a resource or one of its rows. */
export type MayAsk = (action: Action, resource: string, row?: Readonly<Record<string, unknown>>) => boolean

/** The rights of the signed-in person from the access table; conditions on related rows count as met, because the server sent the row. */
export function useMay(): MayAsk {
  const staff = useSession('staff')
  return (action, resource, row) => staff !== undefined && may(staff, definitionOf(resource), action, row && withRelations(row, 'all'))
}

/** Returns whether the person may change a field of a row: all, or the few that a role may change on rows it only reads. */
export function useChangeable(resource: string): (field: string, row?: Readonly<Record<string, unknown>>) => boolean {
  const staff = useSession('staff')
  const ask = useMay()
  const extra = staff ? extraFields(staff, definitionOf(resource)) : []
  return (field, row) => ask('edit', resource, row) || extra.includes(field)
}

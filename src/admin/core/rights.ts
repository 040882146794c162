import { extraFields, may, withRelations, type Action } from '../../schema/core/access.ts'
import type { StaffSession } from '../../schema/core/staffSession.ts'
import { session, useSession } from '../../session/index.ts'
import { definitionOf } from './definition.ts'

/** Returns whether the signed-in person may do an action on a resource or one of its rows. */
export type MayAsk = (action: Action, resource: string, row?: Readonly<Record<string, unknown>>) => boolean

/** A person's rights from the access table; conditions on related rows count as met, because the server sent the row. */
export const mayOf =
  (staff: StaffSession | undefined): MayAsk =>
  (action, resource, row) =>
    staff !== undefined && may(staff, definitionOf(resource), action, row && withRelations(row, 'all'))

/** The rights of the signed-in person. */
export const useMay = (): MayAsk => mayOf(useSession('staff'))

/** Whether the person may create a row with these values that is their own, at one of their branches. */
export function mayMakeOwn(ask: MayAsk, resource: string, values: Readonly<Record<string, unknown>>): boolean {
  const staff = session.get('staff')
  const { location } = definitionOf(resource)
  const place = location ? { [location]: staff?.locationIds[0] ?? null } : {}
  return ask('create', resource, { ...place, ...values, createdBy: staff?.id })
}

/** Returns whether the person may change a field of a row: all, or the few that a role may change on rows it only reads. */
export function useChangeable(resource: string): (field: string, row?: Readonly<Record<string, unknown>>) => boolean {
  const staff = useSession('staff')
  const ask = useMay()
  const extra = staff ? extraFields(staff, definitionOf(resource)) : []
  return (field, row) => ask('edit', resource, row) || extra.includes(field)
}

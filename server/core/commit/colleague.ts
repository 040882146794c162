// A member of staff who acts for a customer: never with more rights than under their own name, and named in what they make.
import { may } from '../../../src/schema/core/access.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { Problem } from '../http/problem.ts'
import type { ChangeActor } from './actor.ts'

/** Throws notYourModule for what the colleague's designation may not do to this row. What nobody writes by hand, as payments, follows from what was allowed. */
export function requireColleagueRight(by: ChangeActor, name: ResourceName, action: 'create' | 'edit', row: Row): void {
  if (by.kind !== 'colleague' || (resources[name] as Resource).readOnly) return
  // Without this a customer's session would give its rights to a colleague who has none.
  if (!may(by.staff, resources[name], action, row)) throw new Problem('notYourModule')
}

const origins = ['source', 'sourceCode'] as const

/** What a new row says of a colleague: their id where it has the field, and the call centre where it would come from the landing. */
export function colleagueValues(by: ChangeActor, name: ResourceName, values: Row): Row {
  if (by.kind !== 'colleague') return {}
  return {
    ...('callCenterStaffId' in fieldsOf(name) ? { callCenterStaffId: by.staff.id } : {}),
    ...Object.fromEntries(origins.filter((field) => values[field] === 'landing').map((field) => [field, 'callCentre'])),
  }
}

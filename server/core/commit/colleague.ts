// Limits on a colleague who acts for a customer: no more rights than under their own name, and their id in the rows they make.
import { may } from '../../../src/schema/core/access.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { Problem } from '../http/problem.ts'
import type { ChangeActor } from './actor.ts'

/**
 * Throws notYourModule (403) when the actor is a colleague for a customer and their designation may not do this to the row. Read-only
 * resources such as payments are exempt: their rows follow from an allowed change.
 */
export function requireColleagueRight(by: ChangeActor, name: ResourceName, action: 'create' | 'edit', row: Row): void {
  if (by.kind !== 'colleague' || (resources[name] as Resource).readOnly) return
  // Without this check acting for a customer would give a colleague the customer's rights.
  if (!may(by.staff, resources[name], action, row)) throw new Problem('notYourModule')
}

const origins = ['source', 'sourceCode'] as const

/**
 * Values that a colleague's change adds to a new row: `callCenterStaffId` where the resource has the field, and the source 'callCentre'
 * instead of 'landing'.
 */
export function colleagueValues(by: ChangeActor, name: ResourceName, values: Row): Row {
  if (by.kind !== 'colleague') return {}
  return {
    ...('callCenterStaffId' in fieldsOf(name) ? { callCenterStaffId: by.staff.id } : {}),
    ...Object.fromEntries(origins.filter((field) => values[field] === 'landing').map((field) => [field, 'callCentre'])),
  }
}

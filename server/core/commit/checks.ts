// Checks that the rules of several resources share.
import type { ResourceName } from '../../../src/schema/resources.ts'
import { findRow, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { Problem } from '../http/problem.ts'

/** Whether the changes contain the field with another value than before. */
export const differs = (before: Row, changes: Row, field: string): boolean => field in changes && changes[field] !== before[field]

/** A badInput (400) problem for one field; `key` is the text key of its message ('validation.…'). Returned, not thrown. */
export const refuse = (field: string, key: string): Problem => new Problem('badInput', { fields: { [field]: { key } } })

const reference = (field: string): Problem => new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })

const owned = { vehicleId: 'vehicles', appointmentId: 'appointments' } as const satisfies Record<string, ResourceName>

/** Throws notFound (404) when the row's vehicle or booking belongs to another customer. */
export async function checkOwned(tx: Scope, row: Row): Promise<void> {
  for (const [field, target] of Object.entries(owned)) {
    const id = row[field]
    if (typeof id !== 'string') continue
    // An unknown customer is reported as such, before the vehicle or booking is compared with it.
    if (!(await findRow(tx, 'customers', String(row['customerId'])))) throw reference('customerId')
    if ((await findRow(tx, target, id))?.customerId !== row['customerId']) throw reference(field)
  }
}

/** As `checkOwned`, for a change; only when it alters the customer, vehicle or booking. */
export async function checkOwnedChange(tx: Scope, before: Row, changes: Row): Promise<void> {
  if (['customerId', ...Object.keys(owned)].some((field) => differs(before, changes, field)))
    await checkOwned(tx, { ...before, ...changes })
}

/**
 * Checks a reference to staff: throws badInput (400) when the member of staff is inactive, notFound (404) when they do not exist in the
 * tenant. Values that are no text are ignored.
 */
export async function checkWorker(tx: Scope, field: string, id: unknown): Promise<void> {
  if (typeof id !== 'string') return
  const one = await findRow(tx, 'staff', id)
  if (!one) throw reference(field)
  if (!one.active) throw refuse(field, 'validation.activeStaff')
}

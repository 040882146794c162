// Checks that the rules of several resources share.
import type { ResourceName } from '../../../src/schema/resources.ts'
import { findRow, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { Problem } from '../http/problem.ts'

/** Whether a change gives the field another value. */
export const differs = (before: Row, changes: Row, field: string): boolean => field in changes && changes[field] !== before[field]

/** Refuses one field with a text of the language files. */
export const refuse = (field: string, key: string): Problem => new Problem('badInput', { fields: { [field]: { key } } })

const reference = (field: string): Problem => new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })

const owned = { vehicleId: 'vehicles', appointmentId: 'appointments' } as const satisfies Record<string, ResourceName>

/** Without this a record would show its customer somebody else's car or booking. */
export async function checkOwned(tx: Scope, row: Row): Promise<void> {
  for (const [field, target] of Object.entries(owned)) {
    const id = row[field]
    if (typeof id !== 'string') continue
    // Another tenant's customer is told as that, not as a vehicle of somebody else.
    if (!(await findRow(tx, 'customers', String(row['customerId'])))) throw reference('customerId')
    if ((await findRow(tx, target, id))?.customerId !== row['customerId']) throw reference(field)
  }
}

/** The same for a change, where it touches any of these fields. */
export async function checkOwnedChange(tx: Scope, before: Row, changes: Row): Promise<void> {
  if (['customerId', ...Object.keys(owned)].some((field) => differs(before, changes, field)))
    await checkOwned(tx, { ...before, ...changes })
}

/** Refuses work for somebody whose account is closed; another tenant's is told as not there. */
export async function checkWorker(tx: Scope, field: string, id: unknown): Promise<void> {
  if (typeof id !== 'string') return
  const one = await findRow(tx, 'staff', id)
  if (!one) throw reference(field)
  if (!one.active) throw refuse(field, 'validation.activeStaff')
}

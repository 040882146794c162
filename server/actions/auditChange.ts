// Writes who changed what: one audit row a change, in the same transaction.
import { presentAddress, presentAgent } from '../origin.ts'
import { completeRow, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { requireAgentRight } from './agentRights.ts'
import { insertBeside } from './writeTogether.ts'

const hidden = '•'

/** The fields that differ, with both values; secrets and passwords are named, never shown. */
function changesBetween(name: ResourceName, before: Row, after: Row): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.entries(fieldsOf(name))
      .filter(([field]) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
      .map(([field, one]) => [
        field,
        one.secret || one.writeOnly ? { from: hidden, to: hidden } : { from: before[field] ?? null, to: after[field] ?? null },
      ]),
  )
}

/** A change to one row, by whom. */
interface Change {
  resource: ResourceName
  rowId: string
  action: Word<'auditAction'>
  before: Row
  after: Row
  /** The colleague who did it; null for the customer's own, or for whoever acts for the customer. */
  by: string | null
  now: Date
}

/** Adds the audit row of one change. */
export const auditChange = (tx: Scope, change: Change): Promise<void> => auditChanges(tx, [change])

/** Adds the audit rows of many changes. */
export async function auditChanges(tx: Scope, changes: readonly Change[]): Promise<void> {
  const address = presentAddress()
  // What is nobody's of the house is the customer's own; a colleague in their name needs the right to it.
  for (const { resource, action, before, after, by } of changes)
    if (by === null) requireAgentRight(resource, action === 'create' ? 'create' : 'edit', action === 'create' ? after : before)
  const rows = changes.map(({ resource, rowId, action, before, after, by, now }) => {
    const actorId = by ?? presentAgent()?.id ?? null
    return completeRow('audit', { resource, rowId, action, changes: changesBetween(resource, before, after), actorId, address }, by, now)
  })
  await insertBeside(tx, 'audit', rows)
}

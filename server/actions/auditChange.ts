// Writes who changed what: one audit row a change, in the same transaction.
import { presentAddress } from '../origin.ts'
import { completeRow, insertRows, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'

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

/** Adds the audit row of one change. */
export async function auditChange(
  tx: Scope,
  change: { resource: ResourceName; rowId: string; action: Word<'auditAction'>; before: Row; after: Row; by: string | null; now: Date },
): Promise<void> {
  const { resource, rowId, action, by, now } = change
  const changes = changesBetween(resource, change.before, change.after)
  await insertRows(tx, 'audit', [
    completeRow('audit', { resource, rowId, action, changes, actorId: by, address: presentAddress() }, by, now),
  ])
}

// The audit entry of a change: what differs, by whom, from where.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { completeRow, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { presentAddress } from '../http/origin.ts'
import { actorColumns, staffIdOf, type ChangeActor } from './actor.ts'
import { insertBeside } from './batch.ts'
import { requireColleagueRight } from './colleague.ts'

const hidden = '•'

/** A change to tell of. `before` is empty for a new row, `after` for one that is gone; `except` names fields whose values must not be kept. */
export interface Entry {
  resource: ResourceName
  rowId: string
  action: Word<'auditAction'>
  before: Row
  after: Row
  by: ChangeActor
  except?: readonly string[] | undefined
}

/** The fields that differ, with both values; secrets and passwords are named, never shown. */
function changesBetween({ resource, before, after, except = [] }: Entry): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.entries(fieldsOf(resource))
      .filter(([field]) => !except.includes(field) && JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
      .map(([field, one]) => [
        field,
        one.secret || one.writeOnly ? { from: hidden, to: hidden } : { from: before[field] ?? null, to: after[field] ?? null },
      ]),
  )
}

/** Writes the entries of many changes, in one statement. */
export async function writeEntries(tx: Scope, entries: readonly Entry[], now: Date): Promise<void> {
  const address = presentAddress()
  const rows = entries.map((entry) => {
    const { resource, rowId, action, by } = entry
    return completeRow(
      'audit',
      { resource, rowId, action, changes: changesBetween(entry), ...actorColumns(by), address },
      staffIdOf(by),
      now,
    )
  })
  await insertBeside(tx, 'audit', rows)
}

/** Writes down what was done without writing a row, as an export, or what the job queue's own statements did. Throws notYourModule for a colleague without the right. */
export async function recordAction(
  tx: Scope,
  { before = {}, after = {}, ...action }: Omit<Entry, 'before' | 'after' | 'except'> & Partial<Pick<Entry, 'before' | 'after'>>,
  now: Date,
): Promise<void> {
  requireColleagueRight(action.by, action.resource, 'edit', before)
  await writeEntries(tx, [{ ...action, before, after }], now)
}

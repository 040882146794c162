// Audit entries: which fields a change altered, the actor and the address.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { completeRow, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { noteTried } from '../db/trial.ts'
import { presentAddress } from '../http/origin.ts'
import { actorColumns, staffIdOf, type ChangeActor } from './actor.ts'
import { insertBeside } from './batch.ts'
import { requireColleagueRight } from './colleague.ts'

const hidden = '•'

/**
 * A change to record. `before` is empty for a new row, `after` for a deleted one; `except` names fields whose values must not be stored.
 */
export interface Entry {
  resource: ResourceName
  rowId: string
  action: Word<'auditAction'>
  before: Row
  after: Row
  by: ChangeActor
  except?: readonly string[] | undefined
}

/** The fields that differ, with both values; secrets and write-only fields are listed with '•' instead of values. */
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

/** Inserts the audit entries of many changes in one statement, or at the end of the batch; `now` is their time. */
export async function writeEntries(tx: Scope, entries: readonly Entry[], now: Date): Promise<void> {
  const address = presentAddress()
  const rows = entries.map((entry) => {
    const { resource, rowId, action, by, before, after } = entry
    const changes = changesBetween(entry)
    noteTried(() => [{ resource, rowId, action, changes, row: action === 'delete' ? before : after }])
    return completeRow('audit', { resource, rowId, action, changes, ...actorColumns(by), address }, staffIdOf(by), now)
  })
  await insertBeside(tx, 'audit', rows)
}

/**
 * Writes an audit entry for something that changes no row through `commit`, such as an export or statements of the job queue. Throws
 * notYourModule (403) for a colleague without the right.
 */
export async function recordAction(
  tx: Scope,
  { before = {}, after = {}, ...action }: Omit<Entry, 'before' | 'after' | 'except'> & Partial<Pick<Entry, 'before' | 'after'>>,
  now: Date,
): Promise<void> {
  requireColleagueRight(action.by, action.resource, 'edit', before)
  await writeEntries(tx, [{ ...action, before, after }], now)
}

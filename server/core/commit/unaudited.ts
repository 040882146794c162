// The exceptions to `commit`: writes to tables of resources without an audit entry, each with its reason. scripts/writes.mjs counts them.
import type { RawBuilder } from 'kysely'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { insertRows, removeRow, updateRow } from '../db/writes.ts'
import { staffIdOf, type ChangeActor } from './actor.ts'
import { insertBeside } from './batch.ts'

/** Why a write has no audit entry. */
const reasons = {
  ownRecord: 'The row is itself the record of what was done, and by whom: a message, a notification, a sign-in, a job and its progress.',
  noEdit: 'A mark of the machinery (seen, looked at, leased, clicked): nothing that a person would call a change of the row.',
  partOfAnother: 'Follows from a change whose entry is written in the same transaction.',
  toBeForgotten: 'An entry would keep personal data that is being removed, or that must be gone after a time.',
} as const
/** The name of a reason. */
export type UnauditedReason = keyof typeof reasons

/** Inserts complete rows without an audit entry. The reason is checked by the type and counted by scripts/writes.mjs. */
export function insertUnaudited(tx: Scope, _because: UnauditedReason, name: ResourceName, rows: readonly Row[]): Promise<void> {
  return name === 'notifications' ? insertBeside(tx, name, rows) : insertRows(tx, name, rows)
}

/**
 * Changes values of a row that is held under lock and increases its version, without an audit entry. Throws an error with code 40001 when
 * the row has changed since.
 */
export function updateUnaudited<N extends ResourceName>(
  tx: Scope,
  _because: UnauditedReason,
  name: N,
  before: RowOf<N>,
  changes: Row,
  by: ChangeActor,
  now: Date,
): Promise<RowOf<N>> {
  return updateRow(tx, name, before, changes, staffIdOf(by), now)
}

/** Deletes a row permanently, without an audit entry. Fails with a foreign key error while other rows refer to it. */
export const removeUnaudited = (tx: Scope, _because: UnauditedReason, name: ResourceName, id: string): Promise<void> =>
  removeRow(tx, name, id)

/** Marks a custom SQL statement that writes a table of a resource without an audit entry; returns it unchanged. */
export const unaudited = <R>(_because: UnauditedReason, statement: RawBuilder<R>): RawBuilder<R> => statement

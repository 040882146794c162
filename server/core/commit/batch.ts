// What is written beside the rows of a batch, their audit entries and notifications, waits until the rows are done and goes in at once.
import type { RowOf, Scope } from '../db/repository.ts'
import { shortcuts } from '../db/shortcuts.ts'
import type { Row } from '../db/rows.ts'
import { insertRows } from '../db/writes.ts'

type Beside = 'audit' | 'notifications'
interface Batch {
  rows: Record<Beside, Row[]>
  staff: Map<string, Promise<RowOf<'staff'>[]>>
}
const batches = new WeakMap<Scope, Batch>()

/** Adds rows that nothing of the same batch reads: at once, or at the end of what is written together. */
export async function insertBeside(tx: Scope, name: Beside, rows: readonly Row[]): Promise<void> {
  const batch = batches.get(tx)
  if (batch) batch.rows[name].push(...rows)
  else await insertRows(tx, name, rows)
}

/** The same staff are read once while rows are written together. */
export async function readOnce(tx: Scope, ids: readonly string[], read: () => Promise<RowOf<'staff'>[]>): Promise<RowOf<'staff'>[]> {
  const batch = batches.get(tx)
  if (!batch) return read()
  const key = ids.join()
  const known = batch.staff.get(key) ?? read()
  batch.staff.set(key, known)
  return known
}

/** Runs the work on a batch of rows; where it throws, nothing that waited is written. */
export async function writeInBatch<R>(tx: Scope, work: () => Promise<R>): Promise<R> {
  if (!shortcuts.batchedEntries) return work()
  const batch: Batch = { rows: { audit: [], notifications: [] }, staff: new Map() }
  batches.set(tx, batch)
  try {
    const result = await work()
    for (const name of ['audit', 'notifications'] as const) await insertRows(tx, name, batch.rows[name])
    return result
  } finally {
    batches.delete(tx)
  }
}

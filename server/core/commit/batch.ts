// Collects the audit entries and notifications of a batch of rows and inserts them together at its end.
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

/** Inserts rows that nothing in the same batch reads: at the end of the batch, or at once outside of one. */
export async function insertBeside(tx: Scope, name: Beside, rows: readonly Row[]): Promise<void> {
  const batch = batches.get(tx)
  if (batch) batch.rows[name].push(...rows)
  else await insertRows(tx, name, rows)
}

/** Reads the staff with these ids, once per batch; outside of a batch each time. */
export async function readOnce(tx: Scope, ids: readonly string[], read: () => Promise<RowOf<'staff'>[]>): Promise<RowOf<'staff'>[]> {
  const batch = batches.get(tx)
  if (!batch) return read()
  const key = ids.join()
  const known = batch.staff.get(key) ?? read()
  batch.staff.set(key, known)
  return known
}

/**
 * Runs work as a batch and returns its result; the collected rows are inserted at its end, by one statement a table. When it throws, they
 * are not written.
 */
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

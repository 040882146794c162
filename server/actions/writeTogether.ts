// What is written beside the rows of a batch, their audit entries and notices, waits until the rows are done and goes in at once.
import { insertRows, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'

type Beside = 'audit' | 'notifications'
interface Kept {
  rows: Record<Beside, Row[]>
  staff: Map<string, Promise<RowOf<'staff'>[]>>
}
const kept = new WeakMap<Scope, Kept>()

/** Adds rows that nothing of the same batch reads: at once, or at the end of what is written together. */
export async function insertBeside(tx: Scope, name: Beside, rows: readonly Row[]): Promise<void> {
  const batch = kept.get(tx)
  if (batch) batch.rows[name].push(...rows)
  else await insertRows(tx, name, rows)
}

/** The same colleagues are read once while rows are written together. */
export async function readOnce(tx: Scope, ids: readonly string[], read: () => Promise<RowOf<'staff'>[]>): Promise<RowOf<'staff'>[]> {
  const batch = kept.get(tx)
  if (!batch) return read()
  const key = ids.join()
  const known = batch.staff.get(key) ?? read()
  batch.staff.set(key, known)
  return known
}

/** Runs the work on a batch of rows; where it throws, nothing that waited is written. */
export async function writeTogether<R>(tx: Scope, work: () => Promise<R>): Promise<R> {
  const batch: Kept = { rows: { audit: [], notifications: [] }, staff: new Map() }
  kept.set(tx, batch)
  try {
    const result = await work()
    for (const name of ['audit', 'notifications'] as const) await insertRows(tx, name, batch.rows[name])
    return result
  } finally {
    kept.delete(tx)
  }
}

// Work that is tried: its transactions are taken back, and what they would have changed is noted.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Row } from './rows.ts'

/** One change that the work would make. */
export interface TriedChange {
  resource: ResourceName
  rowId: string
  action: Word<'auditAction'>
  changes: Record<string, { from?: unknown; to?: unknown }>
  /** The whole row afterwards; of a deleted row as it was. */
  row: Row
}

const storage = new AsyncLocalStorage<TriedChange[]>()

/** Notes what a transaction writes, where the present work is tried only. */
export const noteTried = (changes: () => readonly TriedChange[]): void => {
  storage.getStore()?.push(...changes())
}

/** Does the work, and whatever it starts, without a change to the database; resolves to its result and what it would have changed. */
export async function tryOut<R>(work: () => Promise<R>): Promise<{ result: R; changes: TriedChange[] }> {
  const changes: TriedChange[] = []
  return { result: await storage.run(changes, work), changes }
}

/** Thrown to take a transaction back that succeeded. */
class TakenBack extends Error {
  constructor(readonly result: unknown) {
    super('Tried only.')
  }
}

/** Runs a transaction, and takes it back in tried work. */
export async function unlessTried<R>(transact: (end: (result: R) => R) => Promise<R>): Promise<R> {
  const changes = storage.getStore()
  if (!changes) return transact((result) => result)
  const before = changes.length
  try {
    return await transact((result) => {
      throw new TakenBack(result)
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as R
    // What a transaction noted that failed would not have been changed.
    changes.length = before
    throw error
  }
}

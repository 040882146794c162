// A tenant's flag put to a value while something is tried.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Running } from './eachServer.ts'

/** Tries it with noor's flag so, and puts the flag on again. */
export async function switchFlag(running: Running, flag: Word<'featureFlag'>, enabled: boolean, work: () => Promise<void>): Promise<void> {
  const set = (to: boolean) =>
    running.services.engine.scoped('noor', (tx) => sql`update "featureFlags" set enabled = ${to} where flag = ${flag}`.execute(tx))
  await set(enabled)
  try {
    await work()
  } finally {
    await set(true)
  }
}

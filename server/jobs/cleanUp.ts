// Removes what has expired: sessions, codes, kept answers, rate counters. Idempotent; any process may run it.
import { sql } from 'kysely'
import type { House } from '../house.ts'

/** Deletes in one short owner transaction a table, across tenants. */
async function cleanUp(house: House): Promise<void> {
  const now = house.now()
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  const statements = [
    sql`delete from sessions where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "oneTimeCodes" where "expiresAt" < ${dayAgo}`,
    sql`delete from "idempotencyKeys" where "createdAt" < ${dayAgo}`,
    sql`delete from "rateLimits" where expire < ${Date.now()}`,
  ]
  for (const statement of statements) await house.engine.asOwner((tx) => statement.execute(tx))
}

/** Runs the clean-up every quarter of an hour until the returned function is called. */
export function scheduleCleanUp(house: House, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void cleanUp(house).catch(onError), 15 * 60_000)
  timer.unref()
  return () => clearInterval(timer)
}

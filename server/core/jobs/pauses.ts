// Work that somebody stopped for a while. A row of "workPauses" is a pause; every process asks before it takes up what could be paused.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Condition } from '../db/conditions.ts'
import type { Scope } from '../db/repository.ts'

/** The name under which a kind of job is paused. */
export const kindPause = (kind: Word<'jobKind'>): string => `kind:${kind}`
/** The name under which one job is. */
export const jobPause = (jobId: string): string => `job:${jobId}`
/** The name under which a clock is. */
export const schedulePause = (clock: Word<'clock'>): string => `clock:${clock}`
/** The name under which the carrying of messages is. */
export const senderPause = 'carrier'

/** Whether one of these is paused in the tenant of the scope, as SQL. */
export const pausedNow = (names: readonly string[]): Condition =>
  sql`exists (select from "workPauses" where "tenantId" = current_setting('app.tenant_id') and what in (${sql.join([...names])}))`

/** The same, asked. */
export async function isPaused(tx: Scope, ...names: string[]): Promise<boolean> {
  const { rows } = await sql<{ paused: boolean }>`select ${pausedNow(names)} as paused`.execute(tx)
  return rows[0]?.paused ?? false
}

// Paused work. A row of "workPauses" is a pause; every process checks it before it starts work that can be paused.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Condition } from '../db/list/conditions.ts'
import type { Scope } from '../db/repository.ts'

/** The name in "workPauses" that pauses a kind of job. */
export const kindPause = (kind: Word<'jobKind'>): string => `kind:${kind}`
/** The name in "workPauses" that pauses one job. */
export const jobPause = (jobId: string): string => `job:${jobId}`
/** The name in "workPauses" that pauses a schedule. */
export const schedulePause = (clock: Word<'clock'>): string => `clock:${clock}`
/** The pause name of the message senders. */
export const senderPause = 'carrier'

/** SQL for whether one of these names is paused in the scope's tenant. */
export const pausedNow = (names: readonly string[]): Condition =>
  sql`exists (select from "workPauses" where "tenantId" = current_setting('app.tenant_id') and what in (${sql.join([...names])}))`

/** Whether one of these names is paused in the scope's tenant. */
export async function isPaused(tx: Scope, ...names: string[]): Promise<boolean> {
  const { rows } = await sql<{ paused: boolean }>`select ${pausedNow(names)} as paused`.execute(tx)
  return rows[0]?.paused ?? false
}

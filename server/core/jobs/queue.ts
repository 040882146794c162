// The queue of background jobs: a row of "jobQueue" is an unfinished job, leased to one worker at a time.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Acting } from '../commit/saveRecord.ts'
import { isOver } from '../db/overdue.ts'
import { completeRow, findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { jobPause } from './pauses.ts'
import { insertUnaudited, unaudited } from '../commit/unaudited.ts'

/** The channel that wakes every runner. */
export const jobsChannel = 'jobs'
/** Milliseconds without a finished batch after which a worker is considered dead. */
const staleAfter = 60_000

/** A leased job. */
export interface Taken {
  tenantId: string
  jobId: string
  worker: string
  /** Number of times it was leased since its last finished batch. */
  tries: number
  position: unknown
}

/** The values of a new job. */
export interface JobRequest {
  kind: Word<'jobKind'>
  resource: string
  input: Row
  total: number
  /** The initial result. */
  result?: Row
}

/** Adds a job of the acting member of staff in the caller's transaction, and returns its row; it runs after the commit. */
export const startJob = ({ actor, ...one }: Acting, request: JobRequest): Promise<RowOf<'jobs'>> => addJob(one, request, actor.id)

/**
 * Adds a system job in the caller's transaction. A failed system job with the same kind and input is removed, since this one replaces it.
 */
export async function startSystemJob(
  one: Pick<Acting, 'services' | 'tx'>,
  request: Omit<JobRequest, 'total' | 'result'>,
): Promise<RowOf<'jobs'>> {
  const { rows } = await sql<{ id: string }>`select id from jobs where "ownerId" is null and state = 'failed' and kind = ${request.kind}
    and input = ${JSON.stringify(request.input)}::jsonb`.execute(one.tx)
  for (const { id } of rows) await removeJob(one.tx, id)
  return addJob(one, { ...request, total: 1 }, null)
}

async function addJob(
  { services, tx }: Pick<Acting, 'services' | 'tx'>,
  request: JobRequest,
  ownerId: string | null,
): Promise<RowOf<'jobs'>> {
  const row = completeRow('jobs', { ...request, ownerId }, ownerId, services.now())
  await insertUnaudited(tx, 'ownRecord', 'jobs', [row])
  await sql`insert into "jobQueue" ("tenantId", "jobId", kind, "createdAt")
    values (current_setting('app.tenant_id'), ${row.id}, ${request.kind}, ${row.createdAt})`.execute(tx)
  await wakeRunners(tx)
  return row
}

/** Whether a job of this kind is waiting or running in the tenant; failed ones do not count. */
export async function isQueued(tx: Scope, kind: Word<'jobKind'>): Promise<boolean> {
  const { rows } = await sql`select 1 from "jobQueue" where kind = ${kind} and "failedAt" is null limit 1`.execute(tx)
  return rows.length > 0
}

/** Wakes the job runners of all processes once the transaction is committed. */
export const wakeRunners = (tx: Scope): Promise<unknown> => sql`select pg_notify(${jobsChannel}, '')`.execute(tx)

/**
 * Leases one job of these kinds that no living worker has: the job `only`, or the oldest job of the tenant with the fewest running ones.
 * Undefined when none is due. A worker without a finished batch for 60 s counts as dead.
 */
export async function takeJob(
  tx: Scope,
  { kinds, worker, now, only }: { kinds: readonly string[]; worker: string; now: Date; only?: string },
): Promise<Taken | undefined> {
  if (kinds.length === 0) return undefined
  const stale = isOver(sql`j."heartbeatAt"`, new Date(now.getTime() - staleAfter - 1), staleAfter)
  const { rows } = await sql<Taken>`with picked as (
      select q."tenantId", q."jobId" from "jobQueue" q join jobs j on j."tenantId" = q."tenantId" and j.id = q."jobId"
      where q.kind in (${sql.join([...kinds])}) and q."failedAt" is null
        and not exists (select from "workPauses" pause where pause."tenantId" = q."tenantId" and pause.what in ('kind:' || q.kind, 'job:' || q."jobId"))
        and (q.worker is null or ${stale}) and (q."dueAt" is null or q."dueAt" <= ${now.toISOString()}) ${only ? sql`and q."jobId" = ${only}` : sql``}
      order by (select count(*) from "jobQueue" other where other."tenantId" = q."tenantId" and other.worker is not null), q."createdAt", q."jobId"
      limit 1 for update of q skip locked)
    update "jobQueue" q set worker = ${worker}, tries = q.tries + 1 from picked
    where q."tenantId" = picked."tenantId" and q."jobId" = picked."jobId"
    returning q."tenantId", q."jobId", q.worker, q.tries, q.position`.execute(tx)
  const [taken] = rows
  if (taken)
    await unaudited(
      'ownRecord',
      sql`update jobs set state = 'running', "heartbeatAt" = ${now.toISOString()}
      where "tenantId" = ${taken.tenantId} and id = ${taken.jobId}`,
    ).execute(tx)
  return taken
}

/** The job's row while this worker has the lease; locked, so that nobody else can take or cancel it before the transaction ends. */
export async function holdJob(tx: Scope, { jobId, worker }: Taken): Promise<RowOf<'jobs'> | undefined> {
  const { rows } = await sql`select 1 from "jobQueue" where "jobId" = ${jobId} and worker = ${worker} for update`.execute(tx)
  return rows.length === 0 ? undefined : findRow(tx, 'jobs', jobId)
}

/**
 * Stops the job's worker from continuing before the transaction ends. Must be the transaction's first lock, as in a batch; otherwise the
 * two could deadlock.
 */
export const stayWorker = (tx: Scope, jobId: string): Promise<unknown> =>
  sql`select 1 from "jobQueue" where "jobId" = ${jobId} for update`.execute(tx)

/** Stores a job's progress and the position at which it continues after an interruption. */
export async function noteProgress(
  tx: Scope,
  { jobId }: Taken,
  { position, done, failed, total, now }: { position: unknown; done: number; failed: number; total: number; now: Date },
): Promise<void> {
  await sql`update "jobQueue" set position = ${JSON.stringify(position ?? null)}::jsonb, tries = 0 where "jobId" = ${jobId}`.execute(tx)
  await unaudited(
    'ownRecord',
    sql`update jobs set done = ${done}, failed = ${failed}, total = ${total}, "heartbeatAt" = ${now.toISOString()}, "updatedAt" = ${now.toISOString()}
    where id = ${jobId}`,
  ).execute(tx)
}

/** Releases an unfinished job so that any worker can continue it, not before `dueAt` if given. */
export async function releaseJob(tx: Scope, { jobId, worker }: Taken, dueAt: Date | null = null): Promise<void> {
  await sql`update "jobQueue" set worker = null, tries = 0, "dueAt" = ${dueAt?.toISOString() ?? null} where "jobId" = ${jobId} and worker = ${worker}`.execute(
    tx,
  )
  await wakeRunners(tx)
}

/** Releases all leases of jobs and payments; only when no other process can be running. */
export async function releaseAll(tx: Scope): Promise<void> {
  await sql`update "jobQueue" set worker = null`.execute(tx)
  await sql`delete from "paymentTurns"`.execute(tx)
}

async function leaveQueue(tx: Scope, jobId: string): Promise<void> {
  await sql`delete from "jobQueue" where "jobId" = ${jobId}`.execute(tx)
  await unaudited('ownRecord', sql`delete from "workPauses" where what = ${jobPause(jobId)}`).execute(tx)
}

/** Puts a failed job back into the queue at its position; false when it cannot continue. */
export async function requeueJob(tx: Scope, jobId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update "jobQueue" set "failedAt" = null, worker = null, tries = 0, "dueAt" = null
    where "jobId" = ${jobId} and "failedAt" is not null returning "jobId"`.execute(tx)
  if (rows.length === 0) return false
  await unaudited(
    'ownRecord',
    sql`update jobs set state = 'waiting', result = result - 'error', version = version + 1, "updatedAt" = ${now.toISOString()}
    where id = ${jobId}`,
  ).execute(tx)
  await wakeRunners(tx)
  return true
}

/** Deletes a job and its place in the queue; for finished system jobs. */
export async function removeJob(tx: Scope, jobId: string): Promise<void> {
  await leaveQueue(tx, jobId)
  await unaudited('ownRecord', sql`delete from jobs where id = ${jobId}`).execute(tx)
}

/** Ends a job and merges `result` into its result. A failed job keeps its position and can be continued from there. */
export async function endJob(tx: Scope, jobId: string, state: Word<'jobState'>, result: Row, now: Date): Promise<void> {
  if (state === 'failed')
    await sql`update "jobQueue" set worker = null, "failedAt" = ${now.toISOString()} where "jobId" = ${jobId}`.execute(tx)
  else await leaveQueue(tx, jobId)
  await unaudited(
    'ownRecord',
    sql`update jobs set state = ${state}, result = result || ${JSON.stringify(result)}::jsonb, version = version + 1, "updatedAt" = ${now.toISOString()}
    where id = ${jobId}`,
  ).execute(tx)
}

// The queue of long work: a row of "jobQueue" is a job that is not finished yet, leased to one worker at a time.
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
/** Milliseconds without a batch after which a worker counts as gone. */
const staleAfter = 60_000

/** A job that was taken up. */
export interface Taken {
  tenantId: string
  jobId: string
  worker: string
  /** How often it was taken up since its last batch. */
  tries: number
  position: unknown
}

/** What a new job is. */
export interface JobRequest {
  kind: Word<'jobKind'>
  resource: string
  input: Row
  total: number
  /** What may be told of it from the beginning. */
  result?: Row
}

/** Adds a job in the transaction of whatever asks for it; it runs once that is committed. */
export const startJob = ({ actor, ...one }: Acting, request: JobRequest): Promise<RowOf<'jobs'>> => addJob(one, request, actor.id)

/** Adds system jobs, in the transaction that is its reason. The same that failed before is gone: this tries it again. */
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

/** Whether work of this kind waits or is under way. */
export async function isQueued(tx: Scope, kind: Word<'jobKind'>): Promise<boolean> {
  const { rows } = await sql`select 1 from "jobQueue" where kind = ${kind} and "failedAt" is null limit 1`.execute(tx)
  return rows.length > 0
}

/** Tells every process that there is work, once the transaction is committed. */
export const wakeRunners = (tx: Scope): Promise<unknown> => sql`select pg_notify(${jobsChannel}, '')`.execute(tx)

/** Leases a job of these kinds that nobody works at to `worker`: the named one, or the first of the tenant with the fewest under way. */
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

/** The job's row while this worker holds it, and nobody else can take or cancel it before the transaction ends. */
export async function holdJob(tx: Scope, { jobId, worker }: Taken): Promise<RowOf<'jobs'> | undefined> {
  const { rows } = await sql`select 1 from "jobQueue" where "jobId" = ${jobId} and worker = ${worker} for update`.execute(tx)
  return rows.length === 0 ? undefined : findRow(tx, 'jobs', jobId)
}

/** Keeps the job's worker from going on before the transaction ends: first of all locks, as a batch does, or the two would wait for each other. */
export const stayWorker = (tx: Scope, jobId: string): Promise<unknown> =>
  sql`select 1 from "jobQueue" where "jobId" = ${jobId} for update`.execute(tx)

/** Writes how far it is, and where to go on. */
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

/** Gives a job back unfinished, for any worker to go on with; not before `dueAt`, where that is said. */
export async function releaseJob(tx: Scope, { jobId, worker }: Taken, dueAt: Date | null = null): Promise<void> {
  await sql`update "jobQueue" set worker = null, tries = 0, "dueAt" = ${dueAt?.toISOString() ?? null} where "jobId" = ${jobId} and worker = ${worker}`.execute(
    tx,
  )
  await wakeRunners(tx)
}

/** Gives back what dead processes held, jobs and turns: only where no other process can be alive. */
export async function releaseAll(tx: Scope): Promise<void> {
  await sql`update "jobQueue" set worker = null`.execute(tx)
  await sql`delete from "paymentTurns"`.execute(tx)
}

async function leaveQueue(tx: Scope, jobId: string): Promise<void> {
  await sql`delete from "jobQueue" where "jobId" = ${jobId}`.execute(tx)
  await unaudited('ownRecord', sql`delete from "workPauses" where what = ${jobPause(jobId)}`).execute(tx)
}

/** Puts a job that failed back where it stood; false where it has no place to go on from. */
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

/** Ends system jobs: what is done leaves nothing behind. */
export async function removeJob(tx: Scope, jobId: string): Promise<void> {
  await leaveQueue(tx, jobId)
  await unaudited('ownRecord', sql`delete from jobs where id = ${jobId}`).execute(tx)
}

/** Ends a job; what it found is added to its result. One that failed keeps its place, and can be told to go on from there. */
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

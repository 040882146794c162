// The queue of long work: a row of "jobQueue" is a job that is not finished yet, lent to one worker at a time.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Acting } from '../actions/saveRecord.ts'
import { completeRow, findRow, insertRows, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'

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
export interface JobWish {
  kind: Word<'jobKind'>
  resource: string
  input: Row
  total: number
  /** What may be told of it from the beginning. */
  result?: Row
}

/** Adds a job in the transaction of whatever asks for it; it runs once that is committed. */
export async function startJob({ house, tx, actor }: Acting, wish: JobWish): Promise<RowOf<'jobs'>> {
  const row = completeRow('jobs', { ...wish, ownerId: actor.id }, actor.id, house.now())
  await insertRows(tx, 'jobs', [row])
  await sql`insert into "jobQueue" ("tenantId", "jobId", kind, "createdAt")
    values (current_setting('app.tenant_id'), ${row.id}, ${wish.kind}, ${row.createdAt})`.execute(tx)
  await wakeRunners(tx)
  return row
}

/** Tells every process that there is work, once the transaction is committed. */
const wakeRunners = (tx: Scope): Promise<unknown> => sql`select pg_notify(${jobsChannel}, '')`.execute(tx)

/** Lends a job of these kinds that nobody works at to `worker`: the named one, or the first of the tenant with the fewest under way. */
export async function takeJob(
  tx: Scope,
  { kinds, worker, now, only }: { kinds: readonly string[]; worker: string; now: Date; only?: string },
): Promise<Taken | undefined> {
  if (kinds.length === 0) return undefined
  const stale = new Date(now.getTime() - staleAfter).toISOString()
  const { rows } = await sql<Taken>`with picked as (
      select q."tenantId", q."jobId" from "jobQueue" q join jobs j on j."tenantId" = q."tenantId" and j.id = q."jobId"
      where q.kind in (${sql.join([...kinds])}) and (q.worker is null or j."heartbeatAt" < ${stale}) ${only ? sql`and q."jobId" = ${only}` : sql``}
      order by (select count(*) from "jobQueue" other where other."tenantId" = q."tenantId" and other.worker is not null), q."createdAt", q."jobId"
      limit 1 for update of q skip locked)
    update "jobQueue" q set worker = ${worker}, tries = q.tries + 1 from picked
    where q."tenantId" = picked."tenantId" and q."jobId" = picked."jobId"
    returning q."tenantId", q."jobId", q.worker, q.tries, q.position`.execute(tx)
  const [taken] = rows
  if (taken)
    await sql`update jobs set state = 'running', "heartbeatAt" = ${now.toISOString()}
      where "tenantId" = ${taken.tenantId} and id = ${taken.jobId}`.execute(tx)
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
  await sql`update jobs set done = ${done}, failed = ${failed}, total = ${total}, "heartbeatAt" = ${now.toISOString()}, "updatedAt" = ${now.toISOString()}
    where id = ${jobId}`.execute(tx)
}

/** Gives a job back unfinished, for any worker to go on with. */
export async function releaseJob(tx: Scope, { jobId, worker }: Taken): Promise<void> {
  await sql`update "jobQueue" set worker = null, tries = 0 where "jobId" = ${jobId} and worker = ${worker}`.execute(tx)
  await wakeRunners(tx)
}

/** Gives back what dead processes held: only where no other process can be alive. */
export const releaseAll = (tx: Scope): Promise<unknown> => sql`update "jobQueue" set worker = null`.execute(tx)

/** Ends a job for good; what it found is added to its result. */
export async function endJob(tx: Scope, jobId: string, state: Word<'jobState'>, result: Row, now: Date): Promise<void> {
  await sql`delete from "jobQueue" where "jobId" = ${jobId}`.execute(tx)
  await sql`update jobs set state = ${state}, result = result || ${JSON.stringify(result)}::jsonb, version = version + 1, "updatedAt" = ${now.toISOString()}
    where id = ${jobId}`.execute(tx)
}

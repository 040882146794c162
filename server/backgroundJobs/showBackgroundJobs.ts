// Background work as administrators see it: people's jobs and system jobs, the messages, and the schedules.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { BackgroundJob, BackgroundLane } from '../../src/schema/backgroundJobs/calls/backgroundJob.ts'
import { findRow, listRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { senderPause, schedulePause, jobPause, kindPause } from '../core/jobs/pauses.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

const pageSize = 20
/** Milliseconds between two ticks. */
const everyMinute = 60_000
const everyCleanUp = 15 * 60_000
/** Days after which failures are no longer counted, since nobody retries them. */
const countedDays = 30

type Counts = Pick<BackgroundLane, 'waiting' | 'running' | 'failed' | 'oldestAt'>
const none: Counts = { waiting: 0, running: 0, failed: 0, oldestAt: null }

async function countJobs(tx: Scope): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { kind: string }>`select job.kind,
      count(*) filter (where job.state <> 'failed' and queued.worker is null)::int as waiting,
      count(*) filter (where job.state <> 'failed' and queued.worker is not null)::int as running,
      count(*) filter (where job.state = 'failed')::int as failed,
      min(job."createdAt") filter (where job.state <> 'failed' and queued.worker is null) as "oldestAt"
    from jobs job left join "jobQueue" queued on queued."tenantId" = job."tenantId" and queued."jobId" = job.id
    where job.state in ('waiting', 'running', 'failed') and job."deletedAt" is null group by job.kind`.execute(tx)
  return new Map(rows.map(({ kind, ...counts }) => [kind, counts]))
}

async function countMessages(tx: Scope, now: Date): Promise<Counts> {
  const since = new Date(now.getTime() - countedDays * dayMs).toISOString()
  const { rows } = await sql<Counts>`select count(*) filter (where status = 'queued')::int as waiting,
      count(*) filter (where status = 'sending')::int as running, count(*) filter (where status = 'failed')::int as failed,
      min(coalesce("dueAt", "createdAt")) filter (where status = 'queued') as "oldestAt"
    from messages where status in ('queued', 'sending', 'failed') and "createdAt" > ${since} and "deletedAt" is null`.execute(tx)
  return rows[0] ?? none
}

async function pauses(tx: Scope): Promise<Set<string>> {
  const { rows } = await sql<{ what: string }>`select what from "workPauses" where "deletedAt" is null`.execute(tx)
  return new Set(rows.map(({ what }) => what))
}

/** The whole overview. Throws forbidden (403) for staff who may not configure. */
export async function showBackgroundJobs({ services, tx, actor }: Acting): Promise<OutputOf<'backgroundJobsOverview'>> {
  requireRight(actor, 'settings', 'configure')
  const paused = await pauses(tx)
  const jobs = await countJobs(tx)
  const { rows: ticks } = await sql<{ clock: string; ranAt: string }>`select clock, "ranAt" from "clockTicks"`.execute(tx)
  const ranAt = new Map(ticks.map((one) => [one.clock, one.ranAt]))
  const later = (at: string | undefined, milliseconds: number) => (at ? new Date(Date.parse(at) + milliseconds).toISOString() : null)
  const lane = (what: string, counts: Counts = none): BackgroundLane => ({ what, paused: paused.has(what), ...counts })
  return {
    kinds: services.jobKinds.map(({ kind }) => ({ kind, ...lane(kindPause(kind), jobs.get(kind)) })),
    messages: lane(senderPause, await countMessages(tx, services.now())),
    schedules: [
      ...services.schedules.map(({ name }) => {
        const what = schedulePause(name)
        const nextAt = paused.has(what) ? null : later(ranAt.get(name), everyMinute)
        return { name, what, paused: paused.has(what), ranAt: ranAt.get(name) ?? null, nextAt }
      }),
      {
        ...{ name: 'cleanUp' as const, what: null, paused: false },
        ...{ ranAt: ranAt.get('cleanUp') ?? null, nextAt: later(ranAt.get('cleanUp'), everyCleanUp) },
      },
    ],
  }
}

interface Place {
  jobId: string
  worker: string | null
  tries: number
  dueAt: string | null
  failedAt: string | null
}

async function standing({ tx, actor }: Acting, rows: readonly RowOf<'jobs'>[]): Promise<BackgroundJob[]> {
  if (rows.length === 0) return []
  const paused = await pauses(tx)
  const { rows: places } = await sql<Place>`select "jobId", worker, tries, "dueAt", "failedAt" from "jobQueue"
    where "jobId" = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  return rows.map((row) => {
    const place = places.find(({ jobId }) => jobId === row.id)
    // Between two runs no worker has the job, so it is shown as waiting.
    const state = row.state === 'running' && place?.worker === null ? 'waiting' : row.state
    return {
      job: presentRow('jobs', { ...row, state }, actor, 'show') as RowOf<'jobs'>,
      paused: paused.has(jobPause(row.id)) || (state === 'waiting' && paused.has(kindPause(row.kind))),
      dueAt: place?.dueAt ?? null,
      tries: place?.tries ?? 0,
      resumable: row.state === 'failed' && Boolean(place?.failedAt),
    }
  })
}

const views: Record<'open' | 'failed' | 'ended', Condition> = {
  open: sql`state in ('waiting', 'running')`,
  failed: sql`state = 'failed'`,
  ended: sql`state in ('done', 'cancelled', 'undone')`,
}

/** A page of all people's jobs, newest first. Throws forbidden (403). */
export async function listBackgroundJobs(
  one: Acting,
  view: keyof typeof views,
  page: number,
): Promise<{ data: BackgroundJob[]; total: number }> {
  requireRight(one.actor, 'settings', 'configure')
  const { data, total } = await listRows(one.tx, 'jobs', { page, size: pageSize, conditions: [views[view]] })
  return { data: await standing(one, data), total }
}

/** One job. Throws forbidden (403) or notFound (404). */
export async function showBackgroundJob(one: Acting, id: string): Promise<BackgroundJob> {
  requireRight(one.actor, 'settings', 'configure')
  const row = await findRow(one.tx, 'jobs', id)
  const [shown] = row ? await standing(one, [row]) : []
  if (!shown) throw new Problem('notFound')
  return shown
}

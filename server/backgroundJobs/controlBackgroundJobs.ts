// An administrator's actions on background work: retry, cancel, pause, resume. Each is recorded in the audit.
import { sql } from 'kysely'
import type { BackgroundJob } from '../../src/schema/backgroundJobs/calls/backgroundJob.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { senderPause, schedulePause, jobPause, kindPause } from '../core/jobs/pauses.ts'
import { requeueJob, stayWorker, wakeRunners } from '../core/jobs/queue.ts'
import { Problem } from '../core/http/problem.ts'
import type { Services } from '../core/services.ts'
import { cancelJob } from './cancelJob.ts'
import { requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { showBackgroundJob } from './showBackgroundJobs.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { recordAction } from '../core/commit/audit.ts'

type Job = RowOf<'jobs'>

/**
 * Changes a job while its worker is stopped, and records it in the audit. Throws forbidden (403), notFound (404), or moveNotAllowed (409)
 * when the job is in another state.
 */
async function steer(one: Acting, id: string, from: readonly Job['state'][], work: (job: Job) => Promise<void>): Promise<BackgroundJob> {
  const { services, tx, actor } = one
  requireRight(actor, 'settings', 'configure')
  await stayWorker(tx, id)
  const before = await findRow(tx, 'jobs', id, { lock: true })
  if (!before) throw new Problem('notFound')
  if (!from.includes(before.state)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  await work(before)
  const after = (await findRow(tx, 'jobs', id)) ?? before
  const by = staffActor(actor.id)
  await recordAction(tx, { resource: 'jobs', rowId: id, action: 'move', before, after, by }, services.now())
  return showBackgroundJob(one, id)
}

/** Continues a failed job from its position, with its owner's present rights. Throws moveNotAllowed (409) when it has no position. */
export const retryBackgroundJob = (one: Acting, id: string): Promise<BackgroundJob> =>
  steer(one, id, ['failed'], async () => {
    if (!(await requeueJob(one.tx, id, one.services.now()))) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  })

/** Ends a job that is waiting, running or failed. */
export const cancelBackgroundJob = (one: Acting, id: string): Promise<BackgroundJob> =>
  steer(one, id, ['waiting', 'running', 'failed'], (job) => cancelJob(one, job))

async function canPause({ jobKinds, schedules }: Services, tx: Scope, what: string): Promise<boolean> {
  if (what === senderPause || jobKinds.some(({ kind }) => kindPause(kind) === what)) return true
  if (schedules.some(({ name }) => schedulePause(name) === what)) return true
  const { rows } = await sql`select from "jobQueue" where ${jobPause('')} || "jobId" = ${what} and "failedAt" is null`.execute(tx)
  return rows.length > 0
}

/**
 * Pauses or resumes a kind of job, one job, a schedule or the messages; does nothing when that is its state already. Throws forbidden
 * (403), or notFound (404) for an unknown name.
 */
export async function pauseBackgroundJobs({ services, tx, actor }: Acting, what: string, paused: boolean): Promise<void> {
  requireRight(actor, 'settings', 'configure')
  // Two simultaneous requests make one pause.
  await sql`select pg_advisory_xact_lock(hashtextextended('pauses ' || current_setting('app.tenant_id'), 0))`.execute(tx)
  const standing = await findBy(tx, 'workPauses', { what })
  if ((standing !== undefined) === paused) return
  const about = { resource: 'workPauses', by: staffActor(actor.id) } as const
  if (standing) {
    await commit({ services, tx }, { ...about, action: 'delete', before: standing })
    await wakeRunners(tx)
    return
  }
  if (!(await canPause(services, tx, what))) throw new Problem('notFound')
  await commit({ services, tx }, { ...about, action: 'create', values: { what } })
}

// What an administrator does about work in the background: try again, cancel, stop for a while, go on. Each of it stands in the audit.
import { sql } from 'kysely'
import type { WorkJob } from '../../src/schema/calls/work.ts'
import { completeRow, findBy, findRow, insertRows, removeRow, type RowOf, type Scope } from '../db/repository.ts'
import { clocks } from '../jobs/clocks.ts'
import { jobKinds } from '../jobs/kinds.ts'
import { carrierPause, clockPause, jobPause, kindPause } from '../jobs/pauses.ts'
import { requeueJob, stayWorker, wakeRunners } from '../jobs/queue.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { cancelJob } from './cancelJob.ts'
import { requireRight, type Acting } from './saveRecord.ts'
import { showWorkJob } from './showWork.ts'

type Job = RowOf<'jobs'>

/** Does something to a job whose worker waits meanwhile, and writes it down. Throws forbidden, notFound, or moveNotAllowed in other states. */
async function steer(one: Acting, id: string, from: readonly Job['state'][], work: (job: Job) => Promise<void>): Promise<WorkJob> {
  const { house, tx, actor } = one
  requireRight(actor, 'settings', 'configure')
  await stayWorker(tx, id)
  const before = await findRow(tx, 'jobs', id, { lock: true })
  if (!before) throw new Problem('notFound')
  if (!from.includes(before.state)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  await work(before)
  const after = (await findRow(tx, 'jobs', id)) ?? before
  await auditChange(tx, { resource: 'jobs', rowId: id, action: 'move', before, after, by: actor.id, now: house.now() })
  return showWorkJob(one, id)
}

/** Has a job that failed go on from where it stood, with its owner's rights of now. */
export const retryWork = (one: Acting, id: string): Promise<WorkJob> =>
  steer(one, id, ['failed'], async () => {
    if (!(await requeueJob(one.tx, id, one.house.now()))) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  })

/** Ends a job that waits, runs or failed. */
export const cancelWork = (one: Acting, id: string): Promise<WorkJob> =>
  steer(one, id, ['waiting', 'running', 'failed'], (job) => cancelJob(one, job))

async function canPause(tx: Scope, what: string): Promise<boolean> {
  if (what === carrierPause || jobKinds.some(({ kind }) => kindPause(kind) === what)) return true
  if (clocks.some(({ name }) => clockPause(name) === what)) return true
  const { rows } = await sql`select from "jobQueue" where ${jobPause('')} || "jobId" = ${what} and "failedAt" is null`.execute(tx)
  return rows.length > 0
}

/** Stops a kind of job, one job, a clock or the messages, or lets them go on; nothing happens where it is so already. Throws forbidden, or notFound for what nobody knows. */
export async function pauseWork({ house, tx, actor }: Acting, what: string, paused: boolean): Promise<void> {
  requireRight(actor, 'settings', 'configure')
  // Two presses at the same time are one pause.
  await sql`select pg_advisory_xact_lock(hashtextextended('pauses ' || current_setting('app.tenant_id'), 0))`.execute(tx)
  const standing = await findBy(tx, 'workPauses', { what })
  if ((standing !== undefined) === paused) return
  const now = house.now()
  const told = { resource: 'workPauses', by: actor.id, now } as const
  if (standing) {
    await removeRow(tx, 'workPauses', standing.id)
    await auditChange(tx, { ...told, rowId: standing.id, action: 'delete', before: standing, after: {} })
    await wakeRunners(tx)
    return
  }
  if (!(await canPause(tx, what))) throw new Problem('notFound')
  const row = completeRow('workPauses', { what }, actor.id, now)
  await insertRows(tx, 'workPauses', [row])
  await auditChange(tx, { ...told, rowId: row.id, action: 'create', before: {}, after: row })
}

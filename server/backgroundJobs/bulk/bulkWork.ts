// Bulk work as a background job: starting it, processing rows in batches, reporting and undoing.
import { sql } from 'kysely'
import type { BulkAction, BulkFailure, BulkInput, BulkResult } from '../../../src/schema/core/longWork/bulk.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { startJob } from '../../core/jobs/queue.ts'
import { Problem } from '../../core/http/problem.ts'
import { batchRows, workBatch, type Outcome } from './bulkBatch.ts'
import { chooseRows } from './bulkChoose.ts'
import { admitOrder, type BulkOrder } from './bulkOrder.ts'
import type { BulkRow } from './bulkRow.ts'
import { countRefused, isUndoable } from './bulkTrial.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'
import { unaudited } from '../../core/commit/unaudited.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

const keptFailures = 500

/** Starts the job and stores its rows, in one transaction. Throws forbidden (403) or badInput (400). */
export async function startBulk(one: Acting, name: ResourceName, input: BulkInput, order: BulkOrder): Promise<RowOf<'jobs'>> {
  await admitOrder(one, name, order)
  const ids = await chooseRows(one, name, input)
  const job = await startJob(one, {
    kind: 'bulk',
    resource: name,
    input: { ...order },
    total: ids.length,
    result: { action: order.action },
  })
  await sql`insert into "jobRows" ("tenantId", "jobId", place, "rowId", "createdAt")
    select current_setting('app.tenant_id'), ${job.id}, place, id, ${job.createdAt} from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)`.execute(
    one.tx,
  )
  return job
}

/** Processes the next rows of a job and stores their outcomes; returns the numbers done and failed so far, and whether any row was left. */
export async function workNext(one: Acting, job: RowOf<'jobs'>): Promise<{ done: number; failed: number; any: boolean }> {
  const { rows } = await sql<BulkRow>`select place, "rowId", before, version from "jobRows"
    where "jobId" = ${job.id} and outcome is null order by place limit ${batchRows}`.execute(one.tx)
  const outcomes = await workBatch(one, job.resource as ResourceName, job.input as unknown as BulkOrder, rows)
  await writeDown(one.tx, job.id, outcomes)
  const { rows: counted } = await sql<{
    done: number
    failed: number
  }>`select count(*) as done, count(*) filter (where outcome = 'failed') as failed
    from "jobRows" where "jobId" = ${job.id} and outcome is not null`.execute(one.tx)
  return { done: counted[0]?.done ?? 0, failed: counted[0]?.failed ?? 0, any: outcomes.length > 0 }
}

async function writeDown(tx: Scope, jobId: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ failure, ...one }) => ({ ...one, problem: failure }))
  await sql`update "jobRows" set outcome = one.outcome, before = one.before, version = one.version, problem = one.problem
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (place int, outcome text, before jsonb, version int, problem jsonb)
    where "jobRows"."jobId" = ${jobId} and "jobRows".place = one.place`.execute(tx)
}

/** The result of a job so far. */
export async function tellBulk(tx: Scope, job: RowOf<'jobs'>): Promise<BulkResult> {
  const order = job.input as unknown as BulkOrder
  const { rows: counts } = await sql<{
    outcome: string
    code: string | null
    count: number
  }>`select outcome, problem->>'code' as code, count(*) as count
    from "jobRows" where "jobId" = ${job.id} and outcome is not null group by 1, 2`.execute(tx)
  const { rows: failures } = await sql<{ problem: BulkFailure }>`select problem from "jobRows"
    where "jobId" = ${job.id} and outcome = 'failed' order by place limit ${keptFailures}`.execute(tx)
  const count = (outcome: string) => counts.filter((one) => one.outcome === outcome).reduce((sum, one) => sum + one.count, 0)
  return {
    action: order.action,
    changed: count('done'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    refused: countRefused(counts.flatMap(({ code, count: many }) => (code ? [{ code, count: many }] : []))),
    failures: failures.map(({ problem }) => problem),
    undoable: isUndoable(job.resource as ResourceName, order) && count('done') > 0,
  }
}

/**
 * Starts the job that restores the rows that nobody has changed since; returns the existing one when called twice. Throws notUndoable or
 * tooLateToRestore (409).
 */
export async function undoBulk(one: Acting, job: RowOf<'jobs'>): Promise<RowOf<'jobs'>> {
  const { undoneBy, undoable } = job.result as Partial<BulkResult>
  const { action } = job.input as unknown as BulkOrder
  const begun = undoneBy ? await findRow(one.tx, 'jobs', undoneBy) : undefined
  if (begun) return begun
  if (!undoable || action === 'undo') throw new Problem('notUndoable')
  if (one.services.now().getTime() - Date.parse(job.createdAt) > limits.restoreDays * dayMs)
    throw new Problem('tooLateToRestore', { params: { days: limits.restoreDays } })
  const order: BulkOrder = { action: 'undo', changes: {}, to: null, of: job.id, undoes: action satisfies BulkAction }
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from "jobRows" where "jobId" = ${job.id} and outcome = 'done'`.execute(one.tx)
  const undoing = await startJob(one, {
    kind: 'bulk',
    resource: job.resource,
    input: { ...order },
    total: rows[0]?.total ?? 0,
    result: { action: 'undo' },
  })
  await sql`insert into "jobRows" ("tenantId", "jobId", place, "rowId", before, version, "createdAt")
    select "tenantId", ${undoing.id}, place, "rowId", before, version, ${undoing.createdAt} from "jobRows"
    where "jobId" = ${job.id} and outcome = 'done'`.execute(one.tx)
  await noteUndo(one.tx, job.id, { undoneBy: undoing.id })
  return undoing
}

const noteUndo = (tx: Scope, jobId: string, result: Row): Promise<unknown> =>
  unaudited('ownRecord', sql`update jobs set result = result || ${JSON.stringify(result)}::jsonb where id = ${jobId}`).execute(tx)

/** Marks the job that was undone. */
export async function closeUndone(tx: Scope, job: RowOf<'jobs'>): Promise<void> {
  const { of } = job.input as unknown as BulkOrder
  if (of) await unaudited('ownRecord', sql`update jobs set state = 'undone', version = version + 1 where id = ${of}`).execute(tx)
}

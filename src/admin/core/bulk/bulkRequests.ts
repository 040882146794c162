// Bulk work as the admin asks for it. Knows no screen.
import type { z } from 'zod'
import type { BulkAction, BulkResult, BulkTrial, bulkInput } from '../../../schema/core/longWork/bulk.ts'
import { client } from '../client.ts'
import { definitionOf } from '../definition.ts'
import type { Selection } from '../list/rows/selection.ts'
import type { jobOut } from '../../../schema/core/resources/jobs.ts'

/** What to do, without the rows. */
export type BulkRequest = Pick<z.input<typeof bulkInput>, 'changes' | 'to' | 'reason'> & { action: BulkAction }
/** A job as the API tells it. */
export type Job = z.output<typeof jobOut>['job']
/** Which rows. */
export type Chosen = Pick<Selection, 'ids' | 'all' | 'filter'>

const bodyOf = ({ all, ids, filter }: Chosen, request: BulkRequest) => ({ ...request, ...(all ? { filter } : { ids: [...ids] }) })
const send = async (resource: string, body: unknown, idempotencyKey?: string): Promise<unknown> =>
  (
    await client.request(`/${definitionOf(resource).path}/bulk`, {
      method: 'POST',
      body: JSON.stringify(body),
      idempotencyKey,
      quiet: true,
    })
  ).json

/** What would come of it, of the rows that a turn comes to; `after` is the last of the turn before. Rejects with HttpError, its fields named. */
export const tryBulk = (resource: string, chosen: Chosen, request: BulkRequest, after?: string): Promise<BulkTrial> =>
  send(resource, { ...bodyOf(chosen, request), dryRun: true, ...(after === undefined ? {} : { after }) }) as Promise<BulkTrial>

const shownFailures = 50
/** Two turns of a trial as one. */
export function joinTrials(before: BulkTrial, next: BulkTrial): BulkTrial {
  const counts = new Map<string, number>()
  for (const { code, count } of [...before.refused, ...next.refused]) counts.set(code, (counts.get(code) ?? 0) + count)
  const checked = before.checked + next.checked
  return {
    ...next,
    // Rows may have come or gone meanwhile: at the end those that were looked at are all.
    count: next.last === null ? checked : next.count,
    checked,
    allowed: before.allowed + next.allowed,
    unchanged: before.unchanged + next.unchanged,
    refused: [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count),
    failures: [...before.failures, ...next.failures].slice(0, shownFailures),
  }
}

/** Does it; the job may still be under way. The same key again is the same job. */
export const runBulk = async (resource: string, chosen: Chosen, request: BulkRequest, key: string): Promise<Job> =>
  ((await send(resource, bodyOf(chosen, request), key)) as { job: Job }).job

/** What came of a job of kind bulk. */
export const resultOf = (job: Job): BulkResult => job.result as BulkResult
/** Whether a job still works, or will. */
export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'running'
/** Whether what a job did can be taken back. */
export const canUndo = ({ kind, state, result }: Job): boolean =>
  kind === 'bulk' && ['done', 'cancelled', 'failed'].includes(state) && result['undoable'] === true && result['undoneBy'] === undefined

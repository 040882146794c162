// The admin's requests of bulk work.
import type { z } from 'zod'
import type { BulkAction, BulkResult, BulkTrial, bulkInput } from '../../../schema/core/longWork/bulk.ts'
import { client } from '../client.ts'
import { definitionOf } from '../definition.ts'
import type { Selection } from '../list/rows/selection.ts'
import type { jobOut } from '../../../schema/core/resources/jobs.ts'

/** The action, without the rows. */
export type BulkRequest = Pick<z.input<typeof bulkInput>, 'changes' | 'to' | 'reason'> & { action: BulkAction }
/** A job as the API answers it. */
export type Job = z.output<typeof jobOut>['job']
/** The rows. */
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

/** The expected result for the rows of one call; `after` is the last row of the previous call. Rejects with HttpError and its fields. */
export const tryBulk = (resource: string, chosen: Chosen, request: BulkRequest, after?: string): Promise<BulkTrial> =>
  send(resource, { ...bodyOf(chosen, request), dryRun: true, ...(after === undefined ? {} : { after }) }) as Promise<BulkTrial>

const shownFailures = 50
/** Two results of dry runs added up. */
export function joinTrials(before: BulkTrial, next: BulkTrial): BulkTrial {
  const counts = new Map<string, number>()
  for (const { code, count } of [...before.refused, ...next.refused]) counts.set(code, (counts.get(code) ?? 0) + count)
  const checked = before.checked + next.checked
  return {
    ...next,
    // Rows may have been added or removed meanwhile: at the end the examined rows are all.
    count: next.last === null ? checked : next.count,
    checked,
    allowed: before.allowed + next.allowed,
    unchanged: before.unchanged + next.unchanged,
    refused: [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count),
    failures: [...before.failures, ...next.failures].slice(0, shownFailures),
  }
}

/** Runs the action; the job may not be finished. The same key is the same job. */
export const runBulk = async (resource: string, chosen: Chosen, request: BulkRequest, key: string): Promise<Job> =>
  ((await send(resource, bodyOf(chosen, request), key)) as { job: Job }).job

/** The result of a job of kind bulk. */
export const resultOf = (job: Job): BulkResult => job.result as BulkResult
/** Whether a job is running or waiting. */
export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'running'
/** Whether a job can be undone. */
export const canUndo = ({ kind, state, result }: Job): boolean =>
  kind === 'bulk' && ['done', 'cancelled', 'failed'].includes(state) && result['undoable'] === true && result['undoneBy'] === undefined

// Cancels a job; the work done so far stays and is reported.
import type { RowOf } from '../core/db/repository.ts'
import { endJob } from '../core/jobs/queue.ts'
import type { Acting } from '../core/commit/saveRecord.ts'

/** Cancels a job whose worker was stopped with `stayWorker`. */
export async function cancelJob(one: Acting, job: RowOf<'jobs'>): Promise<void> {
  const result = (await one.services.jobKinds.find(({ kind }) => kind === job.kind)?.onCancel?.(one, job)) ?? {}
  await endJob(one.tx, job.id, 'cancelled', result, one.services.now())
}

// Ends a job that nobody wants any more; what it did by then stays done, and is told.
import type { RowOf } from '../core/db/repository.ts'
import { endJob } from '../core/jobs/queue.ts'
import type { Acting } from '../core/commit/saveRecord.ts'

/** Cancels a job whose worker was stayed. */
export async function cancelJob(one: Acting, job: RowOf<'jobs'>): Promise<void> {
  const result = (await one.services.jobKinds.find(({ kind }) => kind === job.kind)?.onCancel?.(one, job)) ?? {}
  await endJob(one.tx, job.id, 'cancelled', result, one.services.now())
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { HttpError, toasts } from '../../../http/index.ts'
import { cancelJob, undoJob } from '../../../schema/core/calls.ts'
import { client } from '../client.ts'
import { useI18n } from '../useI18n.ts'
import { canUndo, isUnderWay, resultOf, type Job } from './bulkRequests.ts'
import { watchJob } from './jobWatch.ts'

/** How long the notice of a finished change offers undo, in ms. */
const undoOffered = 12_000

/** The actions on a job, and the notice when it ends. */
export function useJobActions() {
  const queries = useQueryClient()
  const { translate, format } = useI18n()
  const refresh = useCallback(
    (resource: string) =>
      Promise.all([resource, 'jobs', 'audit', 'dashboard', 'badges'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
    [queries],
  )
  const act = async (call: typeof cancelJob | typeof undoJob, { id, resource }: Job): Promise<Job | null> => {
    try {
      return (await client.call(call, {}, { params: { id } })).job
    } catch (failure) {
      // The client has shown the error.
      if (failure instanceof HttpError) return null
      throw failure
    } finally {
      await refresh(resource)
    }
  }
  /** Shows the result of a job with undo; one that is not finished or has failures goes to the tray. */
  const tell = (job: Job): void => {
    if (isUnderWay(job) || job.failed > 0 || job.state === 'failed') return watchJob(job.id)
    const { action, changed } = resultOf(job)
    toasts.success(
      { text: translate(`admin.bulk.done.${action}`, { smart_count: changed, count: format.number(changed) }) },
      canUndo(job) ? { key: 'admin.bulk.undo', run: () => void undo(job), lifetime: undoOffered } : undefined,
    )
  }
  const undo = async (job: Job): Promise<void> => {
    const undoing = await act(undoJob, job)
    if (undoing) tell(undoing)
  }
  return { refresh, tell, undo, cancel: (job: Job) => act(cancelJob, job) }
}

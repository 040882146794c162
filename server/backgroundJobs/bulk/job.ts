// The job of bulk work: rows without an outcome are the remaining ones, so an interrupted run continues where it was.
import { closeUndone, tellBulk, undoBulk, workNext } from './bulkWork.ts'
import { defineJob } from '../../core/jobs/defineJob.ts'

/** Processes the rows that were stored when the job began. */
export const bulk = defineJob('bulk', {
  async run({ job, scoped, progress, finish }) {
    for (let any = true; any;) {
      any = await scoped(async (one) => {
        const found = await workNext(one, job)
        progress(found.done, found.failed)
        if (found.any) return true
        finish(await tellBulk(one.tx, job))
        await closeUndone(one.tx, job)
        return false
      })
    }
  },
  onCancel: ({ tx }, job) => tellBulk(tx, job),
  undo: undoBulk,
})

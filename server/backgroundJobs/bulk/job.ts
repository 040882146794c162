// Bulk work on the runner: rows that have no outcome yet are what is left, so a run that was cut goes on where it was.
import { closeUndone, tellBulk, undoBulk, workNext } from './bulkWork.ts'
import { defineJob } from '../../core/jobs/defineJob.ts'

/** Works the rows that were chosen when the job began. */
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

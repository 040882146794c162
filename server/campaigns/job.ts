// Sends a campaign in batches, at its permitted rate, until it is sent or stopped. The position is stored in the campaign itself, so an
// interrupted run, or a second one, continues after the last batch.
import { sendBatch } from './sendBatch.ts'
import { defineSystemJob } from '../core/jobs/defineJob.ts'

/** Number of customers examined in the first batch. */
const breadthFirst = 100

/** Sends batches until the campaign is finished, or ends the run until it may continue. */
export const campaign = defineSystemJob('campaign', async ({ input, scoped, later }) => {
  for (let breadth = breadthFirst; ;) {
    const next = await scoped(({ services, tx }) => sendBatch(services, tx, String(input['campaignId']), breadth))
    if (next.over) return
    if (next.at) later(next.at)
    breadth = next.breadth
  }
})

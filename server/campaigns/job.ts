// Sends a campaign: batch by batch, as fast as it may, until it is sent or somebody stopped it. Where it is stands in the campaign itself, so a run
// that was cut, or one more than is needed, goes on where the last batch ended.
import { sendBatch } from './sendBatch.ts'
import { defineSystemJob } from '../core/jobs/defineJob.ts'

/** Customers looked at first. */
const breadthFirst = 100

/** Pays messages out until the campaign is over, or waits until it may go on. */
export const campaign = defineSystemJob('campaign', async ({ input, scoped, later }) => {
  for (let breadth = breadthFirst; ;) {
    const next = await scoped(({ services, tx }) => sendBatch(services, tx, String(input['campaignId']), breadth))
    if (next.over) return
    if (next.at) later(next.at)
    breadth = next.breadth
  }
})

import { startHouseJob } from '../../jobs/queue.ts'
import type { Scope } from '../../db/repository.ts'
import type { House } from '../../house.ts'

/** Has the house work at a campaign that is, or in this transaction becomes, 'sending'. One job more than is needed does no harm. */
export const startSending = (house: House, tx: Scope, campaignId: string) =>
  startHouseJob({ house, tx }, { kind: 'campaign', resource: 'campaigns', input: { campaignId } })

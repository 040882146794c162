import { startSystemJob } from '../core/jobs/queue.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'

/** Has the dealership work at a campaign that is, or in this transaction becomes, 'sending'. One job more than is needed does no harm. */
export const startSending = (services: Services, tx: Scope, campaignId: string) =>
  startSystemJob({ services, tx }, { kind: 'campaign', resource: 'campaigns', input: { campaignId } })

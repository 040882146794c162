import { startSystemJob } from '../core/jobs/queue.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'

/** Starts the job of a campaign that is, or in this transaction becomes, 'sending'. A superfluous job is harmless. */
export const startSending = (services: Services, tx: Scope, campaignId: string) =>
  startSystemJob({ services, tx }, { kind: 'campaign', resource: 'campaigns', input: { campaignId } })

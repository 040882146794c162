// Campaigns' tasks of every minute: start those that are due, restart lost jobs, and count recent results.
import { sql } from 'kysely'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { beginSending } from './beginSending.ts'
import { countResults } from './results.ts'
import { startSending } from './startSending.ts'
import { jobActor } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

/** Days after its end during which a campaign's results may still change. */
const followed = 9

const idsOf = async (tx: Scope, what: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from campaigns where "deletedAt" is null and ${what} order by id limit 100`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Runs these tasks for one tenant, one campaign at a time. */
export async function keepCampaigns(services: Services, tenantId: string, now: Date): Promise<void> {
  const scoped = <R>(work: (tx: Scope) => Promise<R>) => services.engine.scoped(tenantId, work)
  const due = await scoped((tx) =>
    idsOf(tx, sql`status = 'scheduled' and "approverId" is not null and ("scheduleAt" is null or "scheduleAt" <= ${now.toISOString()})`),
  )
  for (const id of due)
    await scoped(async (tx) => {
      const campaign = await findRow(tx, 'campaigns', id, { lock: true })
      if (campaign?.status === 'scheduled' && campaign.approverId) await beginSending(services, tx, campaign, jobActor('campaigns'))
    })
  const idle = await scoped((tx) =>
    idsOf(
      tx,
      sql`status = 'sending' and not exists (select from "jobQueue" q join jobs j on j."tenantId" = q."tenantId" and j.id = q."jobId"
        where q.kind = 'campaign' and q."failedAt" is null and j.input->>'campaignId' = campaigns.id::text)`,
    ),
  )
  for (const id of idle) await scoped((tx) => startSending(services, tx, id))
  const since = new Date(now.getTime() - followed * dayMs).toISOString()
  const latest = await scoped((tx) =>
    idsOf(
      tx,
      sql`status in ('sending', 'paused', 'sent', 'cancelled') and "startedAt" is not null and ("endedAt" is null or "endedAt" > ${since})`,
    ),
  )
  for (const id of latest) await scoped((tx) => countResults(tx, id))
}

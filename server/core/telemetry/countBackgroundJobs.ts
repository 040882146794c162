// Numbers of waiting and failed work in all tenants, for the metrics.
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

/** Jobs by kind and state, messages by state, and for how many seconds the oldest due one has been waiting. */
export interface BackgroundCounts {
  jobs: { kind: string; state: 'waiting' | 'running' | 'failed'; count: number }[]
  messages: { queued: number; sending: number; failed: number }
  oldest: { jobs: number; messages: number }
}

/** Counts the rows of the queues, of all tenants; of failed messages only those of the last day. */
export function countBackgroundJobs(services: Services): Promise<BackgroundCounts> {
  const now = services.now()
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  return services.engine.asOwner(async (tx) => {
    const { rows: jobs } = await sql<BackgroundCounts['jobs'][number]>`select kind,
        case when "failedAt" is not null then 'failed' when worker is null then 'waiting' else 'running' end as state, count(*)::int as count
      from "jobQueue" group by 1, 2`.execute(tx)
    const { rows } = await sql<BackgroundCounts['messages'] & { jobsFor: number; messagesFor: number }>`select
        (select count(*) from "messageQueue" where "begunAt" is null)::int as queued,
        (select count(*) from "messageQueue" where "begunAt" is not null)::int as sending,
        (select count(*) from messages where status = 'failed' and "createdAt" > ${dayAgo})::int as failed,
        coalesce((select extract(epoch from ${now.toISOString()}::timestamptz - min(coalesce("dueAt", "createdAt"))) from "jobQueue"
          where worker is null and "failedAt" is null), 0)::float8 as "jobsFor",
        coalesce((select extract(epoch from ${now.toISOString()}::timestamptz - min("dueAt")) from "messageQueue"), 0)::float8 as "messagesFor"`.execute(
      tx,
    )
    const { queued = 0, sending = 0, failed = 0, jobsFor = 0, messagesFor = 0 } = rows[0] ?? {}
    return {
      jobs,
      messages: { queued, sending, failed },
      oldest: { jobs: Math.max(0, jobsFor), messages: Math.max(0, messagesFor) },
    }
  })
}

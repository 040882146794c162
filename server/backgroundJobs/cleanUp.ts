// Removes what has expired: sessions, codes, kept answers, rate counters, files that nothing refers to. Idempotent; any process may run it.
import { sql } from 'kysely'
import { limits } from '../../src/schema/core/limits.ts'
import type { Services } from '../core/services.ts'
import { removeOldFiles } from '../transfer/index.ts'
import { removeOrphans } from '../files/index.ts'
import { unaudited } from '../core/commit/unaudited.ts'

const minute = 60_000

/** Deletes in one short owner transaction a table, across tenants. */
async function cleanUp(services: Services): Promise<void> {
  const now = services.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const dayAgo = daysAgo(1)
  const statements = [
    sql`delete from sessions where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "oneTimeCodes" where "expiresAt" < ${dayAgo}`,
    // They count for nothing from their end on; this only sweeps.
    sql`delete from "slotHolds" where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "slotClaims" where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "idempotencyKeys" where "createdAt" < ${dayAgo}`,
    sql`delete from "passwordLinks" where "expiresAt" < ${dayAgo}`,
    sql`delete from "driverPlaces" where at < ${new Date(now.getTime() - 12 * 3_600_000).toISOString()}`,
    sql`delete from "paymentNotices" where "heardAt" < ${daysAgo(180)}`,
    // What nobody mended in time is forgotten; that there was such a line stays.
    unaudited('toBeForgotten', sql`update "feedLines" set "values" = '{}' where "values" <> '{}' and "createdAt" < ${daysAgo(90)}`),
    // A dead letter that was for its recipient's eyes alone can be sent again for a week.
    unaudited(
      'toBeForgotten',
      sql`update messages set "sealedBody" = null, link = null where status = 'failed' and "sealedBody" is not null and "updatedAt" < ${daysAgo(7)}`,
    ),
    unaudited('toBeForgotten', sql`delete from "signIns" where "createdAt" < ${daysAgo(180)}`),
    unaudited('toBeForgotten', sql`delete from notifications where "createdAt" < ${daysAgo(90)}`),
    // The streams replay half an hour of it, see readLive.
    sql`delete from "liveEvents" where at < clock_timestamp() - interval '1 hour'`,
    // The values before bulk work, once nobody can undo it any more.
    sql`delete from "jobRows" where "createdAt" < ${daysAgo(limits.restoreDays + 1)}`,
    sql`delete from "rateLimits" where expire < ${Date.now()}`,
    // Every tenant's administrators see when it last ran.
    sql`insert into "clockTicks" ("tenantId", clock, "ranAt") select id, 'cleanUp', ${now.toISOString()}::timestamptz from tenants
      on conflict ("tenantId", clock) do update set "ranAt" = excluded."ranAt"`,
  ]
  for (const statement of statements) await services.engine.asOwner((tx) => statement.execute(tx))
}

/** Runs the clean-up every quarter of an hour, and the files' every hour, until the returned function is called. */
export function scheduleCleanUp(services: Services, onError: (error: unknown) => void): () => void {
  const timers = [
    setInterval(() => void cleanUp(services).catch(onError), 15 * minute),
    setInterval(() => void removeOrphans(services).catch(onError), 60 * minute),
    setInterval(() => void removeOldFiles(services).catch(onError), 60 * minute),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}

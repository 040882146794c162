// Removes expired data: sessions, codes, stored answers, rate counters, files that nothing refers to. Idempotent; any process may run it.
import { sql } from 'kysely'
import { limits } from '../../src/schema/core/limits.ts'
import type { Services } from '../core/services.ts'
import { removeOldFiles } from '../transfer/index.ts'
import { removeOrphans } from '../files/index.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

const minute = 60_000

/** Deletes across tenants, in one short owner transaction for each table. */
async function cleanUp(services: Services): Promise<void> {
  const now = services.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const dayAgo = daysAgo(1)
  const statements = [
    sql`delete from sessions where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "oneTimeCodes" where "expiresAt" < ${dayAgo}`,
    // Expired holds no longer count anyway; this only removes their rows.
    sql`delete from "slotHolds" where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "slotClaims" where "expiresAt" < ${now.toISOString()}`,
    sql`delete from "idempotencyKeys" where "createdAt" < ${dayAgo}`,
    // Until then the page that says that a link is over is in the language of its message.
    sql`delete from "shortLinks" where "expiresAt" < ${daysAgo(30)}`,
    sql`delete from "passwordLinks" where "expiresAt" < ${dayAgo}`,
    sql`delete from "driverPlaces" where at < ${new Date(now.getTime() - 12 * 3_600_000).toISOString()}`,
    sql`delete from "paymentNotices" where "heardAt" < ${daysAgo(180)}`,
    // The values of lines that were not corrected in time are deleted; the line itself stays.
    unaudited('toBeForgotten', sql`update "feedLines" set "values" = '{}' where "values" <> '{}' and "createdAt" < ${daysAgo(90)}`),
    // A message whose text is only for its recipient can be sent again for a week: one that failed, or that WhatsApp took and never delivered.
    unaudited(
      'toBeForgotten',
      sql`update messages set "sealedBody" = null, link = null where status in ('failed', 'sent') and "sealedBody" is not null and "updatedAt" < ${daysAgo(7)}`,
    ),
    unaudited('toBeForgotten', sql`delete from "signIns" where "createdAt" < ${daysAgo(180)}`),
    unaudited('toBeForgotten', sql`delete from notifications where "createdAt" < ${daysAgo(90)}`),
    // With their endpoints' own time to be sent, or sent again.
    unaudited('toBeForgotten', sql`delete from "webhookDeliveries" where "createdAt" < ${daysAgo(28)}`),
    // The streams replay at most half an hour of it, see readLive.
    sql`delete from "liveEvents" where at < clock_timestamp() - interval '1 hour'`,
    // The earlier values of bulk work, once it can no longer be undone.
    sql`delete from "jobRows" where "createdAt" < ${daysAgo(limits.restoreDays + 1)}`,
    sql`delete from "rateLimits" where expire < ${Date.now()}`,
    // Shown to administrators of every tenant as the time of the last run.
    sql`insert into "clockTicks" ("tenantId", clock, "ranAt") select id, 'cleanUp', ${now.toISOString()}::timestamptz from tenants
      on conflict ("tenantId", clock) do update set "ranAt" = excluded."ranAt"`,
  ]
  for (const statement of statements) await services.engine.asOwner((tx) => statement.execute(tx))
}

/** Runs the clean-up every quarter of an hour, and that of files every hour, until the returned function is called. */
export function scheduleCleanUp(services: Services, onError: (error: unknown) => void): () => void {
  const timers = [
    setInterval(() => void cleanUp(services).catch(onError), 15 * minute),
    setInterval(() => void removeOrphans(services).catch(onError), 60 * minute),
    setInterval(() => void removeOldFiles(services).catch(onError), 60 * minute),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}

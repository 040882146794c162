// Runs the schedules every minute. Several processes may: the first to write a schedule's tick runs it.
import { activeTenants } from '../access/findTenant.ts'
import { sql } from 'kysely'
import { isOver } from '../db/overdue.ts'
import { inRegionOf } from '../time/region.ts'
import type { Services } from '../services.ts'
import { schedulePause, pausedNow } from './pauses.ts'
import type { Schedule } from './defineJob.ts'

const minute = 60_000
/** Milliseconds within which ticks count as one; slightly less than a minute, since timers are inexact. */
const sameTick = 50_000
/** Milliseconds from a start to the first tick, so that a process that lives less than a minute does its work too. */
const firstTick = 2_000

type Tell = (error: unknown) => void

/** Whether this process is the one to run the schedule at this tick; false for all while the schedule is paused. */
async function leads(services: Services, tenantId: string, { name }: Schedule, now: Date): Promise<boolean> {
  const earlier = new Date(now.getTime() - sameTick)
  const { rows } = await services.engine.scoped(tenantId, (tx) =>
    sql`insert into "clockTicks" ("tenantId", clock, "ranAt")
      select current_setting('app.tenant_id'), ${name}, ${now.toISOString()}::timestamptz where not ${pausedNow([schedulePause(name)])}
      on conflict ("tenantId", clock) do update set "ranAt" = excluded."ranAt" where ${isOver(sql`"clockTicks"."ranAt"`, earlier, sameTick)}
      returning clock`.execute(tx),
  )
  return rows.length > 0
}

/**
 * One tick: runs every schedule of every active tenant, unless paused or run by another process. Errors go to `tell` and do not stop the
 * others.
 */
export async function runSchedules(services: Services, tell: Tell, which: readonly Schedule[] = services.schedules): Promise<void> {
  for (const id of await activeTenants(services))
    for (const schedule of which) {
      try {
        const now = services.now()
        if (await leads(services, id, schedule, now)) await inRegionOf(services.engine, id, () => schedule.run(services, id, now))
      } catch (error) {
        tell(error)
      }
    }
}

/** Ticks soon after the start and then every minute until the returned function is called, which waits for the current tick. */
export function startSchedules(services: Services, tell: Tell): () => Promise<void> {
  let busy: Promise<void> | undefined
  const tick = () => {
    busy ??= runSchedules(services, tell)
      .catch(tell)
      .finally(() => (busy = undefined))
  }
  const first = setTimeout(tick, firstTick).unref()
  const timer = setInterval(tick, minute).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await busy
  }
}

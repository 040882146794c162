// The queue of deliveries: those that wait and are due. A worker has a delivery until a time; the number of its attempt says that it still has
// it.
import { sql } from 'kysely'
import { isOver } from '../../core/db/overdue.ts'
import type { Scope } from '../../core/db/repository.ts'
import { unaudited } from '../../core/commit/unaudited.ts'

/** The channel that wakes all senders; the database notifies it too, with the change. */
export const webhooksChannel = 'webhooks'
/** Milliseconds of a lease: longer than an attempt takes. That of a dead worker expires. */
const lease = 60_000
/** Deliveries under way at a time, of one tenant and of one endpoint; of an endpoint that fails one. */
const [ofTenant, ofEndpoint] = [6, 3]

/** A leased delivery. */
export interface Leased {
  tenantId: string
  id: string
  attempts: number
}

// Sent to a paused endpoint too: somebody tries it before resuming it.
const isTest = sql`d.event = 'test'`

/**
 * Leases due deliveries, at most `limit`: of each endpoint and tenant no more than may be under way, first of those with the fewest. Runs as
 * the owner.
 */
export async function leaseDue(tx: Scope, { now, limit }: { now: Date; limit: number }): Promise<Leased[]> {
  const until = new Date(now.getTime() + lease).toISOString()
  const isDue = sql`(d.state = 'waiting' and d."nextTryAt" <= ${now.toISOString()}) or (d.state = 'sending' and ${isOver(sql`d."nextTryAt"`, now, lease)})`
  const { rows } = await unaudited(
    'noEdit',
    sql<Leased>`with busy as materialized (
      select "tenantId", "endpointId", count(*) as count from "webhookDeliveries" d
        where d.state = 'sending' and not (${isDue}) group by "tenantId", "endpointId"),
    near as materialized (
      select q.*, e.count from (
        select e."tenantId", e.id, e."pausedAt", coalesce(busy.count, 0) as count, case when e."failingSince" is null then ${ofEndpoint}::int else 1 end as most
          from "webhookEndpoints" e join tenants t on t.id = e."tenantId" and t.active
          left join busy on busy."tenantId" = e."tenantId" and busy."endpointId" = e.id
          where e."deletedAt" is null) e
      cross join lateral (
        select d."tenantId", d.id, d."nextTryAt" from "webhookDeliveries" d
          where d."tenantId" = e."tenantId" and d."endpointId" = e.id and d.state in ('waiting', 'sending') and (${isDue})
            and (e."pausedAt" is null or ${isTest})
          order by d."nextTryAt" limit greatest(0, e.most - e.count) for update of d skip locked) q),
    ranked as (
      select near.*, row_number() over (partition by "tenantId" order by count, "nextTryAt")
          + coalesce((select sum(busy.count) from busy where busy."tenantId" = near."tenantId"), 0) as place from near),
    picked as (select "tenantId", id from ranked where place <= ${ofTenant} order by place, "nextTryAt" limit ${limit})
    update "webhookDeliveries" d set state = 'sending', "nextTryAt" = ${until}, attempts = d.attempts + 1, tries = d.tries + 1 from picked
    where d."tenantId" = picked."tenantId" and d.id = picked.id
    returning d."tenantId", d.id, d.attempts`,
  ).execute(tx)
  return rows
}

/** Wakes the senders after the commit. */
export const wakeWebhooks = (tx: Scope): Promise<unknown> => sql`select pg_notify(${webhooksChannel}, '')`.execute(tx)

/** Lets deliveries that a dead process had be sent at once. Runs as the owner. */
export const giveAllBack = (tx: Scope, now: Date): Promise<unknown> =>
  unaudited(
    'noEdit',
    sql`update "webhookDeliveries" set state = 'waiting', "nextTryAt" = ${now.toISOString()} where state = 'sending'`,
  ).execute(tx)

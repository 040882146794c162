// The queue of messages: a row of "messageQueue" is a message still to be sent, leased to one worker for a limited time.
import { sql } from 'kysely'
import { isOver } from '../../core/db/overdue.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import { senderPause } from '../../core/jobs/pauses.ts'

/** The channel that wakes all senders. */
export const messagesChannel = 'messages'
/** Milliseconds of a lease: longer than processing a message takes. The lease of a dead worker expires. */
const lease = 90_000

/** A leased message. */
export interface Leased {
  tenantId: string
  messageId: string
  worker: string
  reference: string
  /** Number of times it was leased. */
  tries: number
  /** When a provider may have received it without our knowledge; null when none can have. */
  begunAt: string | null
  /** The end of the lease in milliseconds of this process's monotonic clock; afterwards another worker may have the message. */
  until: number
}

/** A message to be sent. */
export interface Queued extends Pick<RowOf<'messages'>, 'id' | 'marketing'> {
  reference: string
  /** ISO UTC. */
  dueAt: string
}

/** Adds messages in the caller's transaction; senders wake after the commit. */
export async function enqueue(tx: Scope, messages: readonly Queued[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(
    ({ id, reference, marketing, dueAt }) => sql`(current_setting('app.tenant_id'), ${id}, ${reference}, ${marketing}, ${dueAt})`,
  )
  await sql`insert into "messageQueue" ("tenantId", "messageId", reference, marketing, "dueAt") values ${sql.join(rows)}`.execute(tx)
  await wakeSenders(tx)
}

/** Puts a message back into the queue from the beginning, whatever was made of it before. */
export async function requeue(tx: Scope, message: Queued): Promise<void> {
  await dequeue(tx, message.id)
  await enqueue(tx, [message])
}

const wakeSenders = (tx: Scope): Promise<unknown> => sql`select pg_notify(${messagesChannel}, '')`.execute(tx)

// A paused campaign's messages wait, a cancelled one's are never sent.
const stopped = sql`exists (select from messages m join campaigns c on c."tenantId" = m."tenantId" and c.id = m."campaignId"
  where m."tenantId" = "messageQueue"."tenantId" and m.id = "messageQueue"."messageId" and c.status in ('paused', 'cancelled'))`

/**
 * Leases due messages, at most `limit`: first one of each tenant, then a second of each, and so on; advertising comes last. Runs as the
 * owner.
 */
export async function leaseDue(tx: Scope, { worker, now, limit }: { worker: string; now: Date; limit: number }): Promise<Leased[]> {
  const ends = performance.now() + lease
  const until = new Date(now.getTime() + lease).toISOString()
  const { rows } = await sql<Omit<Leased, 'until'>>`with near as materialized (
      select q."tenantId", q."messageId", q.marketing, q."dueAt" from tenants t cross join lateral (
        select * from "messageQueue" where "tenantId" = t.id
          and ("dueAt" <= ${now.toISOString()} or (worker is not null and ${isOver(sql`"dueAt"`, now, lease)})) and not (marketing and ${stopped})
        order by marketing, "dueAt" limit ${limit} for update skip locked) q
      where t.active and not exists (select from "workPauses" pause where pause."tenantId" = t.id and pause.what = ${senderPause})),
    picked as (select "tenantId", "messageId" from near
      order by row_number() over (partition by "tenantId" order by marketing, "dueAt"), "dueAt" limit ${limit})
    update "messageQueue" q set worker = ${worker}, "dueAt" = ${until}, tries = q.tries + 1 from picked
    where q."tenantId" = picked."tenantId" and q."messageId" = picked."messageId"
    returning q."tenantId", q."messageId", q.worker, q.reference, q.tries, q."begunAt"`.execute(tx)
  return rows.map((row) => ({ ...row, until: ends }))
}

/** Locks the queue's row until the transaction ends; false when another worker has the lease or the message is no longer queued. */
export async function holds(tx: Scope, { messageId, worker }: Leased): Promise<boolean> {
  const { rows } = await sql`select 1 from "messageQueue" where "messageId" = ${messageId} and worker = ${worker} for update`.execute(tx)
  return rows.length > 0
}

/** Records that a provider is about to be called. */
export const begin = (tx: Scope, { messageId }: Leased, now: Date): Promise<unknown> =>
  sql`update "messageQueue" set "begunAt" = coalesce("begunAt", ${now.toISOString()}) where "messageId" = ${messageId}`.execute(tx)

/** Returns it to the queue until a time. `sure`: the provider does not have it; `free`: it does not count as an attempt. */
export const giveBack = (tx: Scope, { messageId }: Leased, dueAt: Date, { sure, free = false }: { sure: boolean; free?: boolean }) =>
  sql`update "messageQueue" set worker = null, "dueAt" = ${dueAt.toISOString()}, tries = tries - ${free ? 1 : 0}
    ${sure ? sql`, "begunAt" = null` : sql``} where "messageId" = ${messageId}`.execute(tx)

/** Whether the lease lasts for this many milliseconds. */
export const inTime = ({ until }: Leased, milliseconds: number): boolean => performance.now() + milliseconds < until

/** Removes a message from the queue. */
export const dequeue = (tx: Scope, messageId: string): Promise<unknown> =>
  sql`delete from "messageQueue" where "messageId" = ${messageId}`.execute(tx)

/** Releases all leases of dead processes; only when no other process can be running. */
export const giveAllBack = (tx: Scope, now: Date): Promise<unknown> =>
  sql`update "messageQueue" set worker = null, "dueAt" = ${now.toISOString()} where worker is not null`.execute(tx)

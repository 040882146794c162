// The queue of messages: a row of "messageQueue" is one that is still to be sent, leased to one worker for as long as its lease lasts.
import { sql } from 'kysely'
import { isOver } from '../../core/db/overdue.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import { senderPause } from '../../core/jobs/pauses.ts'

/** The channel that wakes every sender. */
export const messagesChannel = 'messages'
/** Milliseconds for which a message is leased: longer than everything that is done with it takes. A worker that dies gives it back by then. */
const lease = 90_000

/** A message that was taken up. */
export interface Leased {
  tenantId: string
  messageId: string
  worker: string
  reference: string
  /** How often it was taken up. */
  tries: number
  /** Since when a provider may have it without our knowing. */
  begunAt: string | null
  /** By the process's own clock, in milliseconds: after this it may be another's. */
  until: number
}

/** A message that is to be sent. */
export interface Queued extends Pick<RowOf<'messages'>, 'id' | 'marketing'> {
  reference: string
  /** ISO. */
  dueAt: string
}

/** Adds messages in the transaction that is their reason; senders wake once that is committed. */
export async function enqueue(tx: Scope, messages: readonly Queued[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(
    ({ id, reference, marketing, dueAt }) => sql`(current_setting('app.tenant_id'), ${id}, ${reference}, ${marketing}, ${dueAt})`,
  )
  await sql`insert into "messageQueue" ("tenantId", "messageId", reference, marketing, "dueAt") values ${sql.join(rows)}`.execute(tx)
  await wakeSenders(tx)
}

const wakeSenders = (tx: Scope): Promise<unknown> => sql`select pg_notify(${messagesChannel}, '')`.execute(tx)

// What a campaign queued waits while somebody has paused it, and never leaves once it is cancelled.
const stopped = sql`exists (select from messages m join campaigns c on c."tenantId" = m."tenantId" and c.id = m."campaignId"
  where m."tenantId" = "messageQueue"."tenantId" and m.id = "messageQueue"."messageId" and c.status in ('paused', 'cancelled'))`

/**
 * Leases messages that are due, at most so many: each tenant's first, then each one's second; what is not advertising comes first.
 * As the owner.
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

/** Holds the queue's row until the transaction ends, while this worker has it; false once another has, or nobody needs to. */
export async function holds(tx: Scope, { messageId, worker }: Leased): Promise<boolean> {
  const { rows } = await sql`select 1 from "messageQueue" where "messageId" = ${messageId} and worker = ${worker} for update`.execute(tx)
  return rows.length > 0
}

/** Notes that a provider is about to be called. */
export const begin = (tx: Scope, { messageId }: Leased, now: Date): Promise<unknown> =>
  sql`update "messageQueue" set "begunAt" = coalesce("begunAt", ${now.toISOString()}) where "messageId" = ${messageId}`.execute(tx)

/** Gives it back until a moment; `sure`: the provider does not have it. `free`: that was no try. */
export const giveBack = (tx: Scope, { messageId }: Leased, dueAt: Date, { sure, free = false }: { sure: boolean; free?: boolean }) =>
  sql`update "messageQueue" set worker = null, "dueAt" = ${dueAt.toISOString()}, tries = tries - ${free ? 1 : 0}
    ${sure ? sql`, "begunAt" = null` : sql``} where "messageId" = ${messageId}`.execute(tx)

/** Whether it stays this process's for so long. */
export const inTime = ({ until }: Leased, milliseconds: number): boolean => performance.now() + milliseconds < until

/** Nothing is left to do about it. */
export const dequeue = (tx: Scope, messageId: string): Promise<unknown> =>
  sql`delete from "messageQueue" where "messageId" = ${messageId}`.execute(tx)

/** Gives back what dead processes held: only where no other process can be alive. */
export const giveAllBack = (tx: Scope, now: Date): Promise<unknown> =>
  sql`update "messageQueue" set worker = null, "dueAt" = ${now.toISOString()} where worker is not null`.execute(tx)

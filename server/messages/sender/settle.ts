// What comes of a try is written down, and the queue's row with it. Nothing goes back from what a report said meanwhile.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Scope } from '../../core/db/repository.ts'
import type { CarryError } from '../../core/gateways/messages.ts'
import { dequeue, giveBack, holds, type Leased } from './lease.ts'
import { afterDoubt, nextTry } from './retryPolicy.ts'
import { unaudited } from '../../core/commit/unaudited.ts'

/** What was for the recipient's eyes alone, and where a push leads: gone once it was sent. */
const forgotten = sql`"sealedBody" = null, link = null`
const touched = (now: Date) => sql`version = version + 1, "updatedAt" = ${now.toISOString()}`

/** The provider has it. */
export async function settleSent(
  tx: Scope,
  leased: Leased,
  { carrier: sender, providerId }: { carrier: Word<'messageCarrier'>; providerId: string | null },
  now: Date,
): Promise<void> {
  // A report may have come before the answer: then only what it did not say is added.
  await unaudited(
    'ownRecord',
    sql`update messages set status = case when status = 'sending' then 'sent' else status end, carrier = ${sender}, error = null,
    "providerId" = coalesce(${providerId}, "providerId"), "sentAt" = coalesce("sentAt", ${now.toISOString()}), ${forgotten}, ${touched(now)}
    where id = ${leased.messageId} and status in ('sending', 'sent', 'delivered')`,
  ).execute(tx)
  if (await holds(tx, leased)) await dequeue(tx, leased.messageId)
}

/** It stays in the server, or is a dead letter: what was sealed is kept as long as it may be sent again. */
export async function settleEnd(
  tx: Scope,
  leased: Leased,
  { status, error }: { status: 'failed' | 'withheld'; error: Word<'messageError'> },
  now: Date,
): Promise<void> {
  if (!(await holds(tx, leased))) return
  await unaudited(
    'ownRecord',
    sql`update messages set status = ${status}, error = ${error}, ${touched(now)} where id = ${leased.messageId} and status in ('queued', 'sending')`,
  ).execute(tx)
  await dequeue(tx, leased.messageId)
}

/** Waits until a moment without having been tried. */
export async function settleWait(tx: Scope, leased: Leased, dueAt: Date, now: Date): Promise<void> {
  if (!(await holds(tx, leased))) return
  await unaudited(
    'ownRecord',
    sql`update messages set status = 'queued', "dueAt" = ${dueAt.toISOString()}, ${touched(now)}
    where id = ${leased.messageId} and status in ('queued', 'sending')`,
  ).execute(tx)
  await giveBack(tx, leased, dueAt, { sure: true, free: true })
}

/** A sender did not take it, or nobody knows whether it did: it is tried again, or asked about, or given up. */
export async function settleHindrance(tx: Scope, leased: Leased, { hindrance, code }: CarryError, now: Date): Promise<void> {
  const next = hindrance === 'never' ? undefined : nextTry(leased.tries, now)
  if (!next) return settleEnd(tx, leased, { status: 'failed', error: hindrance === 'uncertain' ? 'unknown' : code }, now)
  if (!(await holds(tx, leased))) return
  const sure = hindrance === 'later'
  // In doubt it counts as being sent: the next one asks first.
  await unaudited(
    'ownRecord',
    sql`update messages set status = ${sure ? 'queued' : 'sending'}, error = ${code}, ${touched(now)}
    where id = ${leased.messageId} and status in ('queued', 'sending')`,
  ).execute(tx)
  await giveBack(tx, leased, sure ? next : new Date(Math.max(next.getTime(), now.getTime() + afterDoubt)), { sure })
}

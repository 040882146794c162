// Records the result of an attempt in message and queue. A newer status from a delivery report is kept.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Scope } from '../../core/db/repository.ts'
import type { SendError } from '../../core/gateways/messages.ts'
import { addedCost } from '../price.ts'
import { dequeue, giveBack, holds, type Leased } from './lease.ts'
import { afterDoubt, nextTry } from './retryPolicy.ts'
import { unaudited } from '../../core/commit/unaudited.ts'

/** Deleted after sending: a text for the recipient only, and the link of a push. */
const forgotten = sql`"sealedBody" = null, link = null`
const touched = (now: Date) => sql`version = version + 1, "updatedAt" = ${now.toISOString()}`

/** The provider has accepted the message. */
export async function settleSent(
  tx: Scope,
  leased: Leased,
  { carrier: sender, providerId, cost }: { carrier: Word<'messageCarrier'>; providerId: string | null; cost: number | null },
  now: Date,
): Promise<void> {
  // When a delivery report came before the answer, only missing values are added. What WhatsApp took may still come back as undelivered, so
  // its text is kept until it arrived; and an answer that comes after that report is about an earlier sending.
  const byWhatsapp = sender === 'whatsapp'
  await unaudited(
    'ownRecord',
    sql`update messages set status = case when status = 'sending' then 'sent' else status end, carrier = ${sender}, error = null,
    "providerId" = coalesce(${providerId}, "providerId"), ${addedCost(cost)}, "sentAt" = coalesce("sentAt", ${now.toISOString()}), ${byWhatsapp ? sql`link = link` : forgotten}, ${touched(now)}
    where id = ${leased.messageId} and status in ('sending', 'sent', 'delivered', 'read')
      ${byWhatsapp ? sql`and "whatsappError" is null` : sql``}`,
  ).execute(tx)
  if (await holds(tx, leased)) await dequeue(tx, leased.messageId)
}

/** The message stays in the outbox or has failed: an encrypted text is kept as long as it may be sent again. */
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

/** Postpones a message without counting an attempt. */
export async function settleWait(tx: Scope, leased: Leased, dueAt: Date, now: Date): Promise<void> {
  if (!(await holds(tx, leased))) return
  await unaudited(
    'ownRecord',
    sql`update messages set status = 'queued', "dueAt" = ${dueAt.toISOString()}, ${touched(now)}
    where id = ${leased.messageId} and status in ('queued', 'sending')`,
  ).execute(tx)
  await giveBack(tx, leased, dueAt, { sure: true, free: true })
}

/** A sender refused it, or the result is unknown: it is retried, asked about, or failed. */
export async function settleHindrance(tx: Scope, leased: Leased, { hindrance, code }: SendError, now: Date): Promise<void> {
  const next = hindrance === 'never' ? undefined : nextTry(leased.tries, now)
  if (!next) return settleEnd(tx, leased, { status: 'failed', error: hindrance === 'uncertain' ? 'unknown' : code }, now)
  if (!(await holds(tx, leased))) return
  const sure = hindrance === 'later'
  // With an unknown result it keeps the status 'sending', and the next attempt asks the provider first.
  await unaudited(
    'ownRecord',
    sql`update messages set status = ${sure ? 'queued' : 'sending'}, error = ${code}, ${touched(now)}
    where id = ${leased.messageId} and status in ('queued', 'sending')`,
  ).execute(tx)
  await giveBack(tx, leased, sure ? next : new Date(Math.max(next.getTime(), now.getTime() + afterDoubt)), { sure })
}

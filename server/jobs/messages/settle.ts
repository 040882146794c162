// What comes of a try is written down, and the queue's row with it. Nothing goes back from what a report said meanwhile.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Scope } from '../../db/repository.ts'
import type { CarryError } from '../../gateways/messages/messages.ts'
import { dequeue, giveBack, holds, type Lent } from './lease.ts'
import { afterDoubt, nextTry } from './patience.ts'

/** What was for the recipient's eyes alone, and where a push leads: gone once it was carried. */
const forgotten = sql`"sealedBody" = null, link = null`
const touched = (now: Date) => sql`version = version + 1, "updatedAt" = ${now.toISOString()}`

/** The provider has it. */
export async function settleSent(
  tx: Scope,
  lent: Lent,
  { carrier, providerId }: { carrier: Word<'messageCarrier'>; providerId: string | null },
  now: Date,
): Promise<void> {
  // A report may have come before the answer: then only what it did not say is added.
  await sql`update messages set status = case when status = 'sending' then 'sent' else status end, carrier = ${carrier}, error = null,
    "providerId" = coalesce(${providerId}, "providerId"), "sentAt" = coalesce("sentAt", ${now.toISOString()}), ${forgotten}, ${touched(now)}
    where id = ${lent.messageId} and status in ('sending', 'sent', 'delivered')`.execute(tx)
  if (await holds(tx, lent)) await dequeue(tx, lent.messageId)
}

/** It stays in the house, or is a dead letter: what was sealed is kept as long as it may be sent again. */
export async function settleEnd(
  tx: Scope,
  lent: Lent,
  { status, error }: { status: 'failed' | 'withheld'; error: Word<'messageError'> },
  now: Date,
): Promise<void> {
  if (!(await holds(tx, lent))) return
  await sql`update messages set status = ${status}, error = ${error}, ${touched(now)} where id = ${lent.messageId} and status in ('queued', 'sending')`.execute(
    tx,
  )
  await dequeue(tx, lent.messageId)
}

/** Waits until a moment without having been tried. */
export async function settleWait(tx: Scope, lent: Lent, dueAt: Date, now: Date): Promise<void> {
  if (!(await holds(tx, lent))) return
  await sql`update messages set status = 'queued', "dueAt" = ${dueAt.toISOString()}, ${touched(now)}
    where id = ${lent.messageId} and status in ('queued', 'sending')`.execute(tx)
  await giveBack(tx, lent, dueAt, { sure: true, free: true })
}

/** A carrier did not take it, or nobody knows whether it did: it is tried again, or asked about, or given up. */
export async function settleHindrance(tx: Scope, lent: Lent, { hindrance, code }: CarryError, now: Date): Promise<void> {
  const next = hindrance === 'never' ? undefined : nextTry(lent.tries, now)
  if (!next) return settleEnd(tx, lent, { status: 'failed', error: hindrance === 'uncertain' ? 'unknown' : code }, now)
  if (!(await holds(tx, lent))) return
  const sure = hindrance === 'later'
  // In doubt it counts as being sent: the next one asks first.
  await sql`update messages set status = ${sure ? 'queued' : 'sending'}, error = ${code}, ${touched(now)}
    where id = ${lent.messageId} and status in ('queued', 'sending')`.execute(tx)
  await giveBack(tx, lent, sure ? next : new Date(Math.max(next.getTime(), now.getTime() + afterDoubt)), { sure })
}

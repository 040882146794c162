// Delivery reports of SMS providers: they can come repeatedly, in any order, even before the answer to the sending.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Report } from '../core/gateways/messages.ts'
import { findSettings } from '../core/time/workshop.ts'
import { addedCost, costOf } from './price.ts'
import { dequeue } from './sender/lease.ts'
import { fallBack } from './whatsapp/fallBack.ts'
import { unaudited } from '../core/commit/unaudited.ts'

type Received = 'noted' | 'known' | 'unknown'
/** The order of statuses: a report only moves a message forward. A failed message may still be delivered. */
const ranks: Partial<Record<Word<'messageStatus'>, number>> = { queued: 0, sending: 0, sent: 1, failed: 2, delivered: 3, read: 4 }

async function findReported(tx: Scope, { providerId }: Report, reference: string | null): Promise<RowOf<'messages'> | undefined> {
  const id = /^[0-9a-f-]{36}/.exec(reference ?? '')?.[0]
  const found = id ? { id } : providerId ? await findBy(tx, 'messages', { providerId }) : undefined
  return found && findRow(tx, 'messages', found.id, { lock: true })
}

/** Whether the report is about the present sending of the message and not an earlier one. */
async function isOfNow(tx: Scope, row: RowOf<'messages'>, { providerId }: Report, reference: string | null): Promise<boolean> {
  if (row.providerId !== null) return row.providerId === providerId || providerId === null
  if (row.error === 'unknown') return true
  const { rows } =
    await sql`select 1 from "messageQueue" where "messageId" = ${row.id} and reference = ${reference} and "begunAt" is not null`.execute(tx)
  return rows.length > 0
}

/** Stores a report. `reference`: the message's reference in the address or in the report. */
export async function receiveReport(
  tx: Scope,
  carrier: Word<'messageCarrier'>,
  report: Report,
  reference: string | null,
  now: Date,
): Promise<Received> {
  const row = await findReported(tx, report, reference)
  if (!row) return 'unknown'
  const { state, providerId } = report
  if (!(await isOfNow(tx, row, report, reference)) || (ranks[state] ?? 0) <= (ranks[row.status] ?? 9)) return 'known'
  const at = now.toISOString()
  const failed = state === 'failed'
  if (failed && carrier === 'whatsapp' && (await fallBack(tx, row, report.error ?? 'undelivered', now))) return 'noted'
  const arrived = state === 'delivered' || state === 'read'
  // What WhatsApp has accepted but not delivered may still have to go as SMS, with its real text.
  const keepsText = carrier === 'whatsapp' && !arrived
  const cost = costOf(await findSettings(tx), row, carrier)
  await unaudited(
    'ownRecord',
    sql`update messages set status = ${state}, error = ${failed ? (report.error ?? 'undelivered') : null}, carrier = ${carrier},
    "providerId" = coalesce("providerId", ${providerId}), ${addedCost(cost)}, "sentAt" = coalesce("sentAt", ${at}), "deliveredAt" = ${arrived ? sql`coalesce("deliveredAt", ${at})` : null},
    "readAt" = ${state === 'read' ? at : null}, ${keepsText ? sql`` : sql`"sealedBody" = null, link = null,`} version = version + 1, "updatedAt" = ${at} where id = ${row.id}`,
  ).execute(tx)
  // The provider has the message, so it is not sent again.
  await dequeue(tx, row.id)
  return 'noted'
}

// What providers of SMS report: received once or often, in any order, even before their answer to the sending itself.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Report } from '../core/gateways/messages.ts'
import { dequeue } from './sender/lease.ts'
import { unaudited } from '../core/commit/unaudited.ts'

type Received = 'noted' | 'known' | 'unknown'
/** How far each status is: a report moves a message ahead only. A message that did not arrive may arrive after all. */
const ranks: Partial<Record<Word<'messageStatus'>, number>> = { queued: 0, sending: 0, sent: 1, failed: 2, delivered: 3 }

async function findReported(tx: Scope, { providerId }: Report, reference: string | null): Promise<RowOf<'messages'> | undefined> {
  const id = /^[0-9a-f-]{36}/.exec(reference ?? '')?.[0]
  const found = id ? { id } : providerId ? await findBy(tx, 'messages', { providerId }) : undefined
  return found && findRow(tx, 'messages', found.id, { lock: true })
}

/** Whether it tells of the sending that the row stands for now, and not of an earlier one. */
async function isOfNow(tx: Scope, row: RowOf<'messages'>, { providerId }: Report, reference: string | null): Promise<boolean> {
  if (row.providerId !== null) return row.providerId === providerId || providerId === null
  if (row.error === 'unknown') return true
  const { rows } =
    await sql`select 1 from "messageQueue" where "messageId" = ${row.id} and reference = ${reference} and "begunAt" is not null`.execute(tx)
  return rows.length > 0
}

/** Notes a report. `reference`: what the address, or the report itself, says of the message. */
export async function receiveReport(
  tx: Scope,
  provider: Word<'smsProvider'>,
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
  await unaudited(
    'ownRecord',
    sql`update messages set status = ${state}, error = ${failed ? 'undelivered' : null}, carrier = ${provider},
    "providerId" = coalesce("providerId", ${providerId}), "sentAt" = coalesce("sentAt", ${at}), "deliveredAt" = ${state === 'delivered' ? at : null},
    "sealedBody" = null, link = null, version = version + 1, "updatedAt" = ${at} where id = ${row.id}`,
  ).execute(tx)
  // The provider has it: nobody sends it again.
  await dequeue(tx, row.id)
  return 'noted'
}

// Queues messages. A message without a way to send it stays in the outbox, readable for staff; all others wait for the senders.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { smsSize, smsText } from '../../src/schema/messages/smsParts.ts'
import { quietAround } from '../core/time/quietHours.ts'
import { findSettings } from '../core/time/workshop.ts'
import { completeRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { noteTried } from '../core/db/trial.ts'
import type { Senders, Message, MessageGateway } from '../core/gateways/messages.ts'
import { enqueue, type Queued } from './sender/lease.ts'
import { advertisable } from './consent.ts'
import { leadsOut } from './ways.ts'
import { insertUnaudited } from '../core/commit/unaudited.ts'

/** The messages whose event has no message yet. Without the locks two transactions could both find none. */
async function unsaid(tx: Scope, messages: readonly Message[]): Promise<Message[]> {
  const events = [...new Set(messages.flatMap(({ event }) => event ?? []))].toSorted()
  if (events.length === 0) return [...messages]
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || ' message ' || event, 0))
    from unnest(${events}::text[]) event`.execute(tx)
  const { rows } = await sql<{
    event: string
  }>`select event from messages where "deletedAt" is null and event = any(${events}::text[])`.execute(tx)
  const said = new Set(rows.map(({ event }) => event))
  return messages.filter(({ event }) => event === undefined || (!said.has(event) && said.add(event)))
}

/** The channel of each message: its own, else that of its kind's template. */
async function channelsOf(tx: Scope, messages: readonly Message[]) {
  const kinds = [...new Set(messages.flatMap(({ channel, kind }) => (channel ? [] : kind)))]
  const { rows } =
    kinds.length === 0
      ? { rows: [] }
      : await sql<Pick<RowOf<'messageTemplates'>, 'kind' | 'channel'>>`select kind, channel from "messageTemplates"
          where "deletedAt" is null and active and kind = any(${kinds}::text[])`.execute(tx)
  const details = new Map(rows.map(({ kind, channel }) => [kind, channel]))
  // Customers who switched on pushes get one besides the text; a one-time code is for the phone with the number, so it is not pushed.
  return ({ channel, kind, customerId }: Message): Word<'messageChannel'> =>
    channel ?? details.get(kind) ?? (customerId && kind !== 'otp' ? 'both' : 'sms')
}

/** The initial status and due time of new messages: kept in the outbox, sent, or queued. */
async function fatesOf(tx: Scope, senders: Senders, rows: readonly RowOf<'messages'>[], now: Date) {
  const settings = await findSettings(tx)
  const advertising = rows.filter(({ marketing }) => marketing)
  const agreeing = advertising.length > 0 ? await advertisable(tx, advertising) : new Set()
  return async (row: RowOf<'messages'>, withheld: Message['withheld']): Promise<Row> => {
    if (row.channel === 'none') return { status: 'withheld', error: 'noChannel' }
    if (row.marketing && !agreeing.has(row)) return { status: 'withheld', error: 'noConsent' }
    if (withheld) return { status: 'withheld', error: withheld }
    const due = row.dueAt && Date.parse(row.dueAt) > now.getTime() ? row.dueAt : now.toISOString()
    const dueAt = (row.marketing ? quietAround(settings, due)?.to : undefined) ?? due
    if (dueAt > now.toISOString()) return { status: 'queued', dueAt }
    const out = await leadsOut(tx, settings, senders, row)
    return out ? { status: 'queued' } : { status: 'sent', carrier: 'outbox', sentAt: now.toISOString() }
  }
}

/** The outbox with these senders. */
export function openMessages(senders: Senders): MessageGateway {
  async function queueAll(tx: Scope, messages: readonly Message[], now: Date): Promise<string[]> {
    const said = (text: string, { recipient }: Message) => (recipient.includes('@') ? text : smsText(text))
    const fresh = (await unsaid(tx, messages)).map((one) => ({
      ...one,
      body: said(one.body, one),
      ...(one.kept === undefined ? {} : { kept: said(one.kept, one) }),
    }))
    if (fresh.length === 0) return []
    const channelOf = await channelsOf(tx, fresh)
    const made = fresh.map((message) => {
      const { kept, link: _link, withheld: _withheld, writtenBy = null, ...given } = message
      const dates = { dueAt: message.dueAt?.toISOString() ?? null, expiresAt: message.expiresAt?.toISOString() ?? null }
      const marks = { marketing: message.marketing ?? false, kept: kept !== undefined, status: 'queued' }
      const desired = { ...given, ...dates, ...marks, channel: channelOf(message), body: kept ?? message.body }
      return { message, row: completeRow('messages', desired, writtenBy, now) }
    })
    const fateOf = await fatesOf(
      tx,
      senders,
      made.map(({ row }) => row),
      now,
    )
    const rows: RowOf<'messages'>[] = []
    const waiting: Queued[] = []
    for (const { message, row } of made) {
      const fate = await fateOf(row, message.withheld)
      const parts = message.recipient.includes('@') ? null : smsSize(message.body).parts
      // A text for the recipient only is stored encrypted, as long as it is needed.
      const waits = fate['status'] === 'queued'
      const hidden = waits ? { link: message.link ?? null, sealedBody: message.kept === undefined ? null : message.body } : {}
      rows.push({ ...row, ...fate, ...hidden, parts })
      if (waits) waiting.push({ ...row, reference: row.id, dueAt: (fate['dueAt'] as string | undefined) ?? now.toISOString() })
    }
    noteTried(() => rows.map((row) => ({ resource: 'messages', rowId: row.id, action: 'create', changes: {}, row: { ...row } })))
    await insertUnaudited(tx, 'ownRecord', 'messages', rows)
    await enqueue(tx, waiting)
    return rows.map(({ id }) => id)
  }
  return { queueAll, queue: async (tx, message, now) => (await queueAll(tx, [message], now))[0] }
}

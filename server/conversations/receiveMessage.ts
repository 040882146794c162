// What a person sent: stored once, in the conversation of their number.
import { sql } from 'kysely'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { commit } from '../core/commit/commit.ts'
import { customerActor } from '../core/commit/actor.ts'
import type { Services } from '../core/services.ts'
import type { Received } from '../core/gateways/messages.ts'
import { fetchSoon } from './fetchReceived.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

const shown = (body: string, kind: string): string => (body.trim() === '' ? kind : body.replace(/\s+/g, ' ').trim()).slice(0, 200)

/** Two messages of one number that come at once would otherwise both open a conversation, and one sent twice be stored twice. */
const alone = (tx: Scope, mobile: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || ' conversation ' || ${mobile}, 0))`.execute(tx)

/** The later of two times; a time that the provider's clock has ahead of ours counts as now. */
function later(one: string | null, other: Date, now: Date): string {
  const moment = new Date(Math.min(other.getTime(), now.getTime())).toISOString()
  return one !== null && one > moment ? one : moment
}

/** What is known of a mail besides: our message that it answers, its file as it was stored, and from where it was written. */
export type KnownBesides = Partial<Pick<RowOf<'receivedMessages'>, 'answersId' | 'file' | 'fileState' | 'sender'>>

/** Stores it; undefined when it is there already. Messages may come in any order and more than once. */
export async function receiveMessage(
  services: Services,
  tx: Scope,
  received: Received,
  channel: 'whatsapp' | 'sms' | 'email',
  besides: KnownBesides = {},
): Promise<RowOf<'receivedMessages'> | undefined> {
  const { from: mobile, providerId, kind, body } = received
  await alone(tx, mobile)
  if (await findBy(tx, 'receivedMessages', { providerId })) return undefined
  const now = services.now()
  const customer = await customerOfMobile(tx, mobile)
  const by = customerActor(customer?.id ?? null)
  const found = await findBy(tx, 'conversations', { mobile })
  const before = found && (await findRow(tx, 'conversations', found.id, { lock: true }))
  const moment = later(null, received.sentAt, now)
  // Only what comes by WhatsApp lets it take free words.
  const lastWhatsappAt =
    channel === 'whatsapp' ? later(before?.lastWhatsappAt ?? null, received.sentAt, now) : (before?.lastWhatsappAt ?? null)
  const isLast = !before || before.lastAt <= moment
  const changes = {
    lastWhatsappAt,
    unread: (before?.unread ?? 0) + 1,
    ...(isLast ? { lastBody: shown(body, services.texts('english', `enumerations.receivedKind.${kind}`)), lastAt: moment } : {}),
    customerId: customer?.id ?? null,
  }
  const name = customer ? customerName(customer) : received.name?.trim().slice(0, 200) || mobile
  const conversation = before
    ? await commit({ services, tx }, { resource: 'conversations', action: 'update', before, changes: { ...changes, name }, by })
    : await commit({ services, tx }, { resource: 'conversations', action: 'create', values: { ...changes, name, mobile }, by })
  const answered = received.answers ? await findBy(tx, 'messages', { providerId: received.answers }) : undefined
  const values = {
    ...{ conversationId: conversation.id, customerId: customer?.id ?? null, channel, kind, body, providerId },
    ...{
      sentAt: moment,
      answersId: answered?.recipient === mobile ? answered.id : null,
      button: received.button,
      fileState: received.file ? 'waiting' : null,
    },
    ...besides,
  }
  const row = await commit({ services, tx }, { resource: 'receivedMessages', action: 'create', values, by })
  if (received.file) await fetchSoon(services, tx, row.id, received.file)
  return row
}

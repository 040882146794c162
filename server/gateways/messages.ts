// Messages to people. Everything goes through the outbox table first; an adapter then carries it. Without a provider the outbox is the end of the way.
import { completeRow, insertRows, type Scope } from '../db/repository.ts'
import type { Word } from '../../src/schema/enumerations.ts'

/** One message to one person, already in that person's words. */
export interface Message {
  recipient: string
  kind: Word<'messageKind'>
  languageId: Word<'language'>
  body: string
  /** Who carries it; 'none' stays in the outbox for staff to act on. */
  channel?: Word<'channel'>
  /** What the outbox keeps instead of the body, where that is for the recipient's eyes alone. */
  kept?: string
}
/** Takes messages inside the transaction that is their reason, so that neither exists without the other. */
export interface MessageGateway {
  queue(tx: Scope, message: Message, now: Date): Promise<void>
}

/** The outbox alone: messages stay readable for staff and go nowhere. */
export const outboxGateway: MessageGateway = {
  async queue(tx, { kept, ...message }, now) {
    await insertRows(tx, 'messages', [
      completeRow('messages', { channel: 'sms', ...message, body: kept ?? message.body, status: 'sent' }, null, now),
    ])
  },
}

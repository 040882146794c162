// A person who writes "stop" gets no more advertising, by whichever way they wrote it, and the conversation says so.
import { customerActor } from '../core/commit/actor.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { giveConsent } from '../customers/index.ts'

// Those that operators know, and their Arabic; "cancel" is none of them, because it may mean a booking.
const words = ['stop', 'stopall', 'unsubscribe', 'optout', 'ايقاف', 'اوقف', 'توقف', 'قف', 'الغاء الاشتراك']

/** Whether the whole message is such a word, however it is written. */
function isStop(body: string): boolean {
  const plain = body
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.includes(plain)
}

/** Withdraws the consent to advertising of a customer who wrote a word of stopping, and answers by the same way. */
export async function stopAdvertising(services: Services, tx: Scope, received: RowOf<'receivedMessages'>): Promise<void> {
  if (!isStop(received.body ?? '') || !received.customerId) return
  const before = await findRow(tx, 'customers', received.customerId, { lock: true })
  if (!before) return
  const by = customerActor(before.id)
  // What was said of WhatsApp alone stands beside what was said of the others.
  const half = await giveConsent(services, tx, by, before, { purpose: 'marketing', granted: false })
  await giveConsent(services, tx, by, half, { purpose: 'marketing', granted: false, channel: 'whatsapp' })
  const address = received.channel === 'email' ? before.email : null
  const way = received.channel === 'email' && !address ? 'sms' : received.channel
  // The answer goes where the word came from.
  const conversation = await findRow(tx, 'conversations', received.conversationId)
  const recipient = address ?? before.mobile ?? conversation?.mobile
  if (!recipient) return
  await services.messages.queue(
    tx,
    {
      ...{ recipient, customerId: before.id, kind: 'conversationReply', languageId: before.languageId },
      ...{ channel: way, conversationId: received.conversationId, event: `stop:${received.id}` },
      ...{ resource: 'conversations', rowId: received.conversationId },
      body: services.texts(languageOf(before.languageId), 'messages.advertisingStopped'),
    },
    services.now(),
  )
}

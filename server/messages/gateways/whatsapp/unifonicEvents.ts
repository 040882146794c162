// What Unifonic's webhook brings, one event a call: https://docs.unifonic.com/docs/incoming-whatsapp-messages (what people write),
// https://docs.unifonic.com/docs/message-delivery-status (reports) and https://docs.unifonic.com/docs/webhooks (the daily limit).
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Word } from '../../../../src/schema/enumerations.ts'
import type { Events, Received, Report } from '../../../core/gateways/messages.ts'

const text = z.string()
const event = z.object({ messageId: text.min(1).max(200), eventType: text })
const option = z.object({ type: z.literal('option'), option: z.object({ text: text.nullish(), value: text.nullish() }) })
const message = z.object({
  messageId: text.min(1).max(200),
  parentMessageId: text.nullish(),
  sender: z.object({ contact: text.regex(/^\+\d{6,15}$/), name: text.nullish() }),
  content: z.object({ type: text, text: text.nullish(), attachments: z.array(z.unknown()).nullish() }),
  timestamp: z.iso.datetime(),
})

const states: Readonly<Record<string, Report['state']>> = {
  'message.sent_successfully_to_provider': 'sent',
  'message.sent': 'sent',
  'message.delivered': 'delivered',
  'message.read': 'read',
  'message.rejected': 'failed',
  'message.daily_limit_hit': 'failed',
}
/** Why it failed, where the event says it by its name; a rejection comes without a reason that is documented. */
const reasons: Readonly<Record<string, Word<'messageError'>>> = { 'message.daily_limit_hit': 'rejected' }
const kinds: readonly Received['kind'][] = ['text', 'image', 'document', 'audio', 'video', 'location']

function receivedOf({ messageId, parentMessageId, sender, content, timestamp }: z.output<typeof message>): Received {
  const pressed = (content.attachments ?? []).flatMap((one) => option.safeParse(one).data?.option ?? [])[0]
  const known = kinds.find((word) => word === content.type)
  return {
    ...{ providerId: messageId, from: sender.contact, name: sender.name ?? null, sentAt: new Date(timestamp) },
    kind: pressed ? 'button' : (known ?? 'other'),
    body: (content.text ?? pressed?.text ?? '').replaceAll('\0', '').slice(0, 4096),
    // What a button stands for may come with a bar behind it.
    button: pressed?.value?.split('|')[0]?.slice(0, 200) ?? null,
    answers: parentMessageId ?? null,
  }
}

/** The events of a webhook's body; what is not understood brings none. */
export function unifonicEvents(body: unknown): Events {
  const events: Events = { reports: [], received: [], templates: [] }
  const { data: one } = event.safeParse(body)
  const state = one && states[one.eventType]
  if (state) {
    const error = state === 'failed' ? (reasons[one.eventType] ?? 'undelivered') : undefined
    events.reports.push({ providerId: one.messageId, reference: null, state, ...(error ? { error } : {}) })
  }
  const { data: received } = message.safeParse(one?.eventType === 'message.received' ? body : undefined)
  if (received) events.received.push(receivedOf(received))
  return events
}

/** Whether the address that was called names the account's secret. Unifonic signs nothing. */
export function isUnifonicKey(secret: string, key: string): boolean {
  const [given, expected] = [key, secret].map((one) => createHash('sha256').update(one).digest())
  return secret !== '' && given !== undefined && expected !== undefined && timingSafeEqual(given, expected)
}

// What Meta's webhook brings: https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Events, Received, ReceivedFile } from '../../../core/gateways/messages.ts'
import { meaningOf } from './metaErrors.ts'
import { languageOfCode, reasonOf, stateOf } from './templateStates.ts'

const text = z.string()
const seconds = z.coerce.number().int().positive()
const status = z.object({
  id: text,
  status: text,
  biz_opaque_callback_data: text.nullish(),
  errors: z.array(z.object({ code: z.number() })).nullish(),
})
const captioned = z
  .object({
    ...{ id: text.nullish(), mime_type: text.nullish(), sha256: text.nullish() },
    ...{ caption: text.nullish(), filename: text.nullish() },
  })
  .nullish()
const message = z.object({
  id: text.min(1).max(200),
  from: text.regex(/^\d{6,15}$/),
  timestamp: seconds,
  type: text,
  text: z.object({ body: text }).nullish(),
  button: z.object({ payload: text.nullish(), text: text.nullish() }).nullish(),
  interactive: z.object({ button_reply: z.object({ id: text, title: text }).nullish() }).nullish(),
  image: captioned,
  document: captioned,
  audio: captioned,
  video: captioned,
  location: z.object({ latitude: z.number(), longitude: z.number(), name: text.nullish() }).nullish(),
  context: z.object({ id: text.nullish() }).nullish(),
})
const contact = z.object({ wa_id: text, profile: z.object({ name: text.nullish() }).nullish() })
const ofMessages = z.object({
  metadata: z.object({ phone_number_id: text }),
  contacts: z.array(z.unknown()).optional(),
  statuses: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
})
const ofTemplate = z.object({
  event: text,
  message_template_id: z.union([z.number(), text]).transform(String),
  message_template_name: text,
  message_template_language: text,
  reason: text.nullish(),
})
const payload = z.object({ entry: z.array(z.object({ changes: z.array(z.object({ field: text, value: z.unknown() })) })) })

const states = ['sent', 'delivered', 'read', 'failed'] as const
const kinds: readonly string[] = ['text', 'image', 'document', 'audio', 'video', 'location']

/** Each one that is understood; one that is not keeps none of the others away. */
const understood = <T>(schema: z.ZodType<T>, list: readonly unknown[] | undefined): T[] =>
  (list ?? []).flatMap((one) => schema.safeParse(one).data ?? [])

function fileOf({ image, document, audio, video }: z.output<typeof message>): { file?: ReceivedFile } {
  const given = image ?? document ?? audio ?? video
  if (!given?.id) return {}
  return {
    file: {
      id: given.id.slice(0, 200),
      name: given.filename?.slice(0, 200) ?? null,
      // Without what follows the type: audio/ogg; codecs=opus.
      mime: (given.mime_type ?? '').split(';')[0]?.trim().toLowerCase().slice(0, 80) ?? '',
      sha256: given.sha256?.slice(0, 100) ?? null,
    },
  }
}

function receivedOf(one: z.output<typeof message>, name: string | null): Received {
  const pressed = one.interactive?.button_reply
  const place = one.location
  const words =
    one.text?.body ??
    one.button?.text ??
    pressed?.title ??
    one.image?.caption ??
    one.document?.caption ??
    one.document?.filename ??
    one.video?.caption ??
    (place ? [place.name, `${place.latitude}, ${place.longitude}`].filter(Boolean).join(' ') : '')
  const kind = one.type === 'button' || pressed ? 'button' : kinds.includes(one.type) ? (one.type as Received['kind']) : 'other'
  return {
    ...{ providerId: one.id, from: `+${one.from}`, name, sentAt: new Date(one.timestamp * 1000), kind },
    ...fileOf(one),
    body: words.replaceAll('\0', '').slice(0, 4096),
    button: (one.button?.payload ?? pressed?.id ?? null)?.slice(0, 200) ?? null,
    answers: one.context?.id ?? null,
  }
}

function reportOf({ id, status: word, biz_opaque_callback_data: reference, errors }: z.output<typeof status>): Events['reports'] {
  const state = states.find((one) => one === word)
  if (!state) return []
  const error = state === 'failed' ? (meaningOf(errors?.[0]?.code ?? -1)?.code ?? 'undelivered') : undefined
  return [{ providerId: id, reference: reference ?? null, state, ...(error ? { error } : {}) }]
}

/** The events of a webhook's body, of the tenant's own number. */
export function metaEvents(body: unknown, number: string): Events {
  const events: Events = { reports: [], received: [], templates: [] }
  for (const { field, value } of (payload.safeParse(body).data?.entry ?? []).flatMap(({ changes }) => changes)) {
    if (field === 'message_template_status_update') {
      const { data } = ofTemplate.safeParse(value)
      if (!data) continue
      const language = languageOfCode(data.message_template_language)
      events.templates.push({
        name: data.message_template_name,
        language,
        providerId: data.message_template_id,
        state: stateOf(data.event),
        reason: reasonOf(data.reason),
      })
    }
    const { data } = ofMessages.safeParse(value)
    if (field !== 'messages' || data?.metadata.phone_number_id !== number) continue
    const names = new Map(understood(contact, data.contacts).map(({ wa_id: id, profile }) => [id, profile?.name ?? null]))
    events.reports.push(...understood(status, data.statuses).flatMap(reportOf))
    events.received.push(...understood(message, data.messages).map((one) => receivedOf(one, names.get(one.from) ?? null)))
  }
  return events
}

/** Whether a webhook's body was signed with the app's secret: X-Hub-Signature-256 is the HMAC of its bytes. */
export function isMetaSignature(secret: string, body: Buffer, header: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(header)
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

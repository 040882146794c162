// Webhooks as Meta sends them, with their signature.
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** An account of the simulator: the number, the account of templates, and where its app's webhooks go. */
export interface SimulatedAccount {
  number: string
  account: string
  token: string
  appSecret: string
  webhook: () => string
}
/** A message that it took. */
export interface SimulatedWhatsapp {
  id: string
  account: SimulatedAccount
  /** Digits without a plus. */
  to: string
  /** The words as the person reads them. */
  body: string
  template: string | null
  buttons: { id: string; title: string }[]
  reference: string | null
  file: SimulatedFile | null
  at: Date
}
/** A file that Meta keeps. */
export interface SimulatedFile {
  name: string
  mime: string
  bytes: Buffer
}
/** A state that a webhook reports. */
export type SimulatedState = 'sent' | 'delivered' | 'read' | 'failed'
/** What a person sends: words, a pressed button, or a picture or document. */
export interface Written {
  text?: string
  /** The pressed button, under a template (`payload`) or under free words (`reply`). */
  payload?: { id: string; title: string }
  reply?: { id: string; title: string }
  image?: { caption?: string }
  document?: { filename: string }
  /** A file that can be fetched by this id. */
  file?: SimulatedFile & { id: string; caption?: string }
  /** Meta's id of the message that it answers. */
  context?: string
  name?: string
  id?: string
  at?: Date
}
const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000))
/** An id as Meta makes them. */
export const newWamid = (): string => `wamid.${randomBytes(20).toString('base64url')}`

const around = ({ account, number }: SimulatedAccount, value: object): object => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: account,
      changes: [
        {
          field: 'messages',
          value: { messaging_product: 'whatsapp', metadata: { display_phone_number: number, phone_number_id: number }, ...value },
        },
      ],
    },
  ],
})

/** The event of a state of a sent message. */
export function statusEvent(
  account: SimulatedAccount,
  { id, to, reference }: { id: string; to: string; reference: string | null },
  state: SimulatedState,
  at: Date,
  code = 131026,
): object {
  const errors = state === 'failed' ? { errors: [{ code, title: 'Message undeliverable' }] } : {}
  const marks = reference === null ? {} : { biz_opaque_callback_data: reference }
  return around(account, { statuses: [{ id, status: state, timestamp: seconds(at), recipient_id: to, ...marks, ...errors }] })
}

function fileContent({ id, name, mime, bytes, caption }: NonNullable<Written['file']>): object {
  const type = ['image', 'audio', 'video'].find((one) => mime.startsWith(`${one}/`)) ?? 'document'
  // Meta writes the hash in base64 here, and in hexadecimal beside the address.
  const sha256 = createHash('sha256').update(bytes).digest('base64')
  const named = type === 'document' ? { filename: name } : {}
  return { type, [type]: { id, mime_type: mime, sha256, ...named, ...(caption ? { caption } : {}) } }
}

/** The event of a message that a person sends. */
export function messageEvent(account: SimulatedAccount, from: string, written: Written, now: Date): object {
  const { text, payload, reply, image, document, file, context, name = 'Sara', id = newWamid(), at = now } = written
  const content = payload
    ? { type: 'button', button: { payload: payload.id, text: payload.title } }
    : reply
      ? { type: 'interactive', interactive: { type: 'button_reply', button_reply: reply } }
      : image
        ? { type: 'image', image: { id: '1', mime_type: 'image/jpeg', ...image } }
        : document
          ? { type: 'document', document: { id: '2', mime_type: 'application/pdf', ...document } }
          : file
            ? fileContent(file)
            : { type: 'text', text: { body: text ?? '' } }
  const message = { from, id, timestamp: seconds(at), ...content, ...(context ? { context: { id: context } } : {}) }
  return around(account, { contacts: [{ wa_id: from, profile: { name } }], messages: [message] })
}

/** The event of a template that was approved or refused. */
export function templateEvent(
  { account }: SimulatedAccount,
  { id, name, language }: { id: string; name: string; language: string },
  event: 'APPROVED' | 'REJECTED',
  reason = 'NONE',
): object {
  const value = { event, message_template_id: Number(id), message_template_name: name, message_template_language: language, reason }
  return { object: 'whatsapp_business_account', entry: [{ id: account, changes: [{ field: 'message_template_status_update', value }] }] }
}

/** Posts an event, signed with the app's secret or another one; returns the answer's status. */
export async function deliver({ webhook, appSecret }: SimulatedAccount, event: object, secret = appSecret): Promise<number> {
  const body = JSON.stringify(event)
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  return (await fetch(webhook(), { method: 'POST', headers, body })).status
}

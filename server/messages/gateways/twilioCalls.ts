// What Twilio's SMS and WhatsApp share: sending, signatures, and what its calls bring.
// https://www.twilio.com/docs/messaging/api/message-resource
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ask, refuseStatus } from '../../core/gateways/ask.ts'
import { SendError, type Events, type ProviderCall, type Received } from '../../core/gateways/messages.ts'
import { later, never, type Meaning } from './meanings.ts'

/** The account's id and token. */
interface Account {
  account: string
  token: string
}
const made = z.object({ sid: z.string().min(1).max(64) })
const refusal = z.object({ code: z.number().optional(), message: z.string().optional() })

// https://www.twilio.com/docs/api/errors. What is not here is judged by the status of the answer.
const byCode: Readonly<Record<number, Meaning>> = {
  // The address cannot receive it, or its owner wants nothing more.
  21211: never('badAddress'),
  21214: never('badAddress'),
  21217: never('badAddress'),
  21408: never('badAddress'),
  21614: never('badAddress'),
  21610: never('noConsent'),
  63003: never('notOnWhatsapp'),
  63024: never('notOnWhatsapp'),
  63014: never('noConsent'),
  63033: never('noConsent'),
  63016: never('windowClosed'),
  // The content: unknown, wrong number of values, rejected, paused, disabled.
  21655: never('templateMissing'),
  21656: never('templateMissing'),
  63027: never('templateMissing'),
  63028: never('templateMissing'),
  63030: never('templateMissing'),
  63040: never('templateMissing'),
  63041: never('templateMissing'),
  63042: never('templateMissing'),
  // Against the rules of WhatsApp, or one of its experiments and limits of advertising.
  63005: never('rejected'),
  63013: never('rejected'),
  63021: never('rejected'),
  63032: never('rejected'),
  63049: never('rejected'),
  // Overloaded, or out of order.
  63012: later('unavailable'),
  63018: later('unavailable'),
  63023: later('unavailable'),
  // The sender's number or account.
  63001: later('badAccount'),
  63002: later('badAccount'),
  63007: later('badAccount'),
  63020: later('badAccount'),
  63022: later('badAccount'),
  63051: later('badAccount'),
}
/** The meaning of a code; undefined for one that is not known. */
const twilioMeaning = (code: number): Meaning | undefined => byCode[code]

/** The headers with which an account asks. */
export const twilioHeaders = ({ account, token }: Account) => ({
  accept: 'application/json',
  authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
})
/** The address of an account's messages. */
export const messagesOf = (url: string, { account }: Account): string =>
  `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`

/** Throws a SendError for an answer that is a refusal. */
export function refuseTwilio(status: number, body: unknown): void {
  const { code = 0, message = '' } = refusal.safeParse(body).data ?? {}
  const meaning = status >= 400 ? twilioMeaning(code) : undefined
  // Twilio's words may repeat the number, so only the code is kept.
  if (meaning) throw new SendError(meaning.hindrance, meaning.code, `${status} ${code}`)
  refuseStatus(status, code ? String(code) : message)
}

/** Creates a message and returns its id. */
export async function createMessage(
  url: string,
  account: Account,
  fields: Readonly<Record<string, string>>,
  timeout?: number,
): Promise<string> {
  const init = { method: 'POST', headers: twilioHeaders(account), body: new URLSearchParams(fields) }
  const { status, body } = await ask(messagesOf(url, account), init, timeout)
  refuseTwilio(status, body)
  const { success, data } = made.safeParse(body)
  if (!success) throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
  return data.sid
}

/** Whether a call was signed with the account's token: https://www.twilio.com/docs/usage/security */
export function isTwilioSignature(token: string, url: string, fields: Readonly<Record<string, string>>, signature: string): boolean {
  const signed =
    url +
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join('')
  const expected = createHmac('sha1', token).update(signed).digest()
  const given = Buffer.from(signature, 'base64')
  return token !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

const states = { sent: 'sent', delivered: 'delivered', read: 'read', undelivered: 'failed', failed: 'failed' } as const
const report = z.object({
  MessageSid: z.string(),
  MessageStatus: z.enum(['sent', 'delivered', 'read', 'undelivered', 'failed']),
  ErrorCode: z.coerce.number().optional(),
})
// https://www.twilio.com/docs/messaging/guides/webhook-request
const message = z.object({
  MessageSid: z.string().min(1).max(200),
  From: z.string(),
  Body: z.string().optional(),
  ProfileName: z.string().optional(),
  MediaContentType0: z.string().optional(),
  ButtonPayload: z.string().optional(),
  ButtonText: z.string().optional(),
  Latitude: z.string().optional(),
  Longitude: z.string().optional(),
  Label: z.string().optional(),
  OriginalRepliedMessageSid: z.string().optional(),
})
const mediaKinds = ['image', 'audio', 'video'] as const

function receivedOf(one: z.output<typeof message>, from: string, at: Date): Received {
  const { MediaContentType0: media, ButtonPayload: pressed, ButtonText: title, Latitude: latitude, Longitude: longitude } = one
  const place = latitude && longitude ? [one.Label, `${latitude}, ${longitude}`].filter(Boolean).join(' ') : ''
  const kind = pressed
    ? 'button'
    : media
      ? (mediaKinds.find((word) => media.startsWith(`${word}/`)) ?? 'document')
      : place
        ? 'location'
        : 'text'
  return {
    // Twilio does not say when it was written.
    ...{ providerId: one.MessageSid, from, name: one.ProfileName ?? null, sentAt: at, kind },
    body: (title || one.Body || place).replaceAll('\0', '').slice(0, 4096),
    button: pressed?.slice(0, 200) ?? null,
    answers: one.OriginalRepliedMessageSid ?? null,
  }
}

/**
 * What a call of Twilio brings; undefined when it was not signed with the token. `channel` stands before numbers of WhatsApp; `to`: the only
 * number whose messages are taken.
 */
export function twilioEvents(
  token: string,
  { url, bytes, header, reference, at }: ProviderCall,
  channel = '',
  to?: string,
): Events | undefined {
  const fields = Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
  if (!isTwilioSignature(token, url, fields, header('x-twilio-signature'))) return undefined
  const events: Events = { reports: [], received: [], templates: [] }
  if (fields['MessageStatus'] !== undefined) {
    const { data } = report.safeParse(fields)
    if (!data) return events
    const state = states[data.MessageStatus]
    const error = state === 'failed' ? (twilioMeaning(data.ErrorCode ?? 0)?.code ?? 'undelivered') : undefined
    events.reports.push({ providerId: data.MessageSid, reference, state, ...(error ? { error } : {}) })
    return events
  }
  const { data } = message.safeParse(fields)
  const from = data?.From.startsWith(channel) ? data.From.slice(channel.length) : ''
  if (data && /^\+\d{6,15}$/.test(from) && (to === undefined || fields['To'] === channel + to))
    events.received.push(receivedOf(data, from, at))
  return events
}

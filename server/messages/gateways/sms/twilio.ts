// Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ask, refuseStatus } from '../../../core/gateways/ask.ts'
import { SendError, type Report, type SmsAccount, type SmsSender } from '../../../core/gateways/messages.ts'

const made = z.object({ sid: z.string().min(1).max(64) })
const refusal = z.object({ code: z.number().optional(), message: z.string().optional() })
const listed = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string().nullish(), date_created: z.string(), direction: z.string().nullish() })),
})
/** Twilio's error codes for addresses that cannot receive SMS. */
const badAddresses = [21211, 21214, 21217, 21408, 21614]
const states: Readonly<Record<string, Report['state']>> = {
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}
/** Milliseconds by which two clocks may differ. */
const leeway = 60_000

const header = ({ account, token }: SmsAccount) => ({
  accept: 'application/json',
  authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
})

/** Whether a report was signed with the account's token: https://www.twilio.com/docs/usage/security */
export function isTwilioReport(token: string, url: string, fields: Readonly<Record<string, string>>, signature: string): boolean {
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

/** Twilio's SMS API at a base address. */
export function twilio(url: string, timeout?: number): SmsSender {
  const place = ({ account }: SmsAccount) => `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  return {
    send: async (account, { to, body, from, reportUrl }) => {
      const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
      const form = new URLSearchParams({ To: to, Body: body, [sender]: from, ...(reportUrl ? { StatusCallback: reportUrl } : {}) })
      const { status, body: came } = await ask(place(account), { method: 'POST', headers: header(account), body: form }, timeout)
      const { code = 0, message = '' } = refusal.safeParse(came).data ?? {}
      if (badAddresses.includes(code)) throw new SendError('never', 'badAddress', `${code} ${message}`)
      refuseStatus(status, `${code || ''} ${message}`)
      const { success, data } = made.safeParse(came)
      if (!success) throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
      return data.sid
    },
    // Twilio does not store our reference: finds a message with the same text to the same recipient, sent since then, that is not another
    // message of ours.
    find: async (account, { to, body }, since, others) => {
      const query = new URLSearchParams({ To: to, PageSize: '100' })
      const { status, body: came } = await ask(`${place(account)}?${query}`, { headers: header(account) }, timeout)
      refuseStatus(status, '')
      const { success, data } = listed.safeParse(came)
      if (!success) throw new SendError('later', 'unavailable', 'The answer was not understood.')
      const alike = data.messages
        .filter((one) => one.body === body && one.direction !== 'inbound' && Date.parse(one.date_created) >= since.getTime() - leeway)
        .map(({ sid }) => sid)
      const known = alike.length > 0 ? await others(alike) : []
      return alike.find((sid) => !known.includes(sid))
    },
    readReport: ({ MessageSid, MessageStatus = '' }) => {
      const state = states[MessageStatus]
      return MessageSid && state ? { providerId: MessageSid, reference: null, state } : undefined
    },
  }
}

// Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource
import { z } from 'zod'
import { ask, refuseStatus } from '../../../core/gateways/ask.ts'
import { SendError, type Report, type SmsSender } from '../../../core/gateways/messages.ts'
import { createMessage, messagesOf, twilioEvents, twilioHeaders } from '../twilioCalls.ts'

const listed = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string().nullish(), date_created: z.string(), direction: z.string().nullish() })),
})
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

/** Twilio's SMS API at a base address. */
export function twilio(url: string, timeout?: number): SmsSender {
  return {
    send: (account, { to, body, from, reportUrl }) => {
      const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
      return createMessage(
        url,
        account,
        { To: to, Body: body, [sender]: from, ...(reportUrl ? { StatusCallback: reportUrl } : {}) },
        timeout,
      )
    },
    // Twilio does not store our reference: finds a message with the same text to the same recipient, sent since then, that is not another
    // message of ours.
    find: async (account, { to, body }, since, others) => {
      const query = new URLSearchParams({ To: to, PageSize: '100' })
      const { status, body: came } = await ask(`${messagesOf(url, account)}?${query}`, { headers: twilioHeaders(account) }, timeout)
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
    receive: ({ token }, call) => twilioEvents(token, call),
  }
}

// Unifonic's REST API: https://docs.unifonic.com/reference/sms-api. Our reference is sent as CorrelationID.
import { z } from 'zod'
import { ask, refuseStatus } from '../../../core/gateways/ask.ts'
import { SendError, type Report, type SmsSender } from '../../../core/gateways/messages.ts'
import { dayMs } from '../../../../src/schema/core/time/dayLength.ts'

const number = z.union([z.string(), z.number()]).transform(String)
const yes = z.union([z.literal(true), z.literal('true')])
const made = z.object({ success: yes, data: z.object({ MessageID: number }) })
const refusal = z.object({ message: z.string().optional(), errorCode: z.string().optional() })
const details = z.object({
  success: yes,
  data: z.object({ messages: z.array(z.object({ MessageID: number, CorrelationID: z.string().nullish() })).nullish() }),
})
/** Unifonic's status codes: the sender is not this account's; the address cannot receive SMS. */
const badSender = 480
const badAddress = 482
/** The traffic type required by the Saudi regulator. */
const traffic = { service: '3', promotional: '5' }
const states: Readonly<Record<string, Report['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undeliverable: 'failed',
  undelivered: 'failed',
  rejected: 'failed',
  failed: 'failed',
  expired: 'failed',
}

/** Unifonic's SMS API at a base address. */
export function unifonic(url: string, timeout?: number): SmsSender {
  const post = (path: string, fields: Record<string, string>) =>
    ask(`${url}${path}`, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) }, timeout)
  return {
    send: async ({ token }, { to, body, from, reference, reportUrl, marketing }) => {
      const { status, body: came } = await post('/rest/SMS/messages', {
        AppSid: token,
        SenderID: from,
        Recipient: to.replace(/^\+/, ''),
        Body: body,
        CorrelationID: reference,
        MessageType: marketing ? traffic.promotional : traffic.service,
        responseType: 'JSON',
        async: 'false',
        // Unifonic reports only to https addresses.
        ...(reportUrl?.startsWith('https:') ? { statusCallback: reportUrl } : {}),
      })
      const { errorCode = '', message = '' } = refusal.safeParse(came).data ?? {}
      const words = `${errorCode} ${message}`.trim()
      if (status === badAddress || /\b(dest|recipient)/i.test(message)) throw new SendError('never', 'badAddress', words)
      if (status === badSender) throw new SendError('later', 'badAccount', words)
      refuseStatus(status, words)
      const { success, data } = made.safeParse(came)
      if (success) return data.data.MessageID
      if (words === '') throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
      throw new SendError('never', 'rejected', words)
    },
    find: async ({ token }, { reference, to }, since) => {
      const dateFrom = new Date(since.getTime() - dayMs).toISOString().slice(0, 10)
      const requested = { AppSid: token, CorrelationID: reference, Recipient: to.replace(/^\+/, ''), dateFrom, Limit: '10' }
      const { status, body: came } = await post('/rest/SMS/Messages/GetMessagesDetails', requested)
      refuseStatus(status, '')
      const { success, data } = details.safeParse(came)
      if (!success) throw new SendError('later', 'unavailable', 'The answer was not understood.')
      return data.data.messages?.find(({ CorrelationID }) => CorrelationID === reference)?.MessageID
    },
    readReport: (fields) => {
      // The console's webhook and that of a single message spell the field names differently.
      const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
      const state = states[(named['dlr'] ?? named['status'] ?? '').toLowerCase()]
      const [providerId = null, reference = null] = [named['messageid'], named['correlationid'] || undefined]
      return state && (providerId ?? reference) ? { providerId, reference, state } : undefined
    },
  }
}

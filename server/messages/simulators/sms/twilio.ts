import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Preferences, SimulatedSms } from './simulatedSms.ts'

const path = '/2010-04-01/Accounts/:sid/Messages.json'
const shown = ({ id, to, from, body, at }: SimulatedSms) => ({
  ...{ sid: id, to, from, body, direction: 'outbound-api', status: 'queued', num_segments: '1', error_code: null },
  date_created: at.toUTCString(),
})

/** Twilio's Messages resource: creating a message, and listing those to a number. */
export function registerTwilio(app: FastifyInstance, fixture: Preferences): void {
  const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
    reply.status(status).send({ code, message, status })
  const known = ({ headers, params }: FastifyRequest) => {
    const { sid } = params as { sid: string }
    const basic = (token: string) => `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
    return fixture.accounts.some(({ account, token }) => account === sid && headers.authorization === basic(token))
  }
  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    const fields = request.body as Record<string, string>
    if (fixture.whatsapp && fields['To']?.startsWith('whatsapp:'))
      return fixture.whatsapp.send(request.headers.authorization, fields, reply)
    if (fixture.fails(reply)) return reply
    if (!known(request)) return refuse(reply, 401, 20003, 'Authenticate')
    const { To = '', From = '', MessagingServiceSid, Body = '', StatusCallback } = fields
    if (!/^\+[1-9]\d{6,14}$/.test(To)) return refuse(reply, 400, 21211, `Invalid 'To' Phone Number: ${To}`)
    if (Body === '') return refuse(reply, 400, 21602, 'Message body is required.')
    const sms = {
      ...{ provider: 'twilio' as const, id: `SM${randomBytes(16).toString('hex')}`, to: To, from: MessagingServiceSid ?? From, body: Body },
      ...{ reference: null, reportUrl: StatusCallback ?? null },
    }
    const taken = await fixture.take(reply, sms)
    return taken ? reply.status(201).send(shown(taken)) : reply
  })
  app.get(path, { schema: { hide: true } }, (request, reply) => {
    if (fixture.fails(reply)) return reply
    if (!known(request)) return refuse(reply, 401, 20003, 'Authenticate')
    const { To, PageSize = '50' } = request.query as Record<string, string>
    const found = fixture.sent.filter(({ provider, to }) => provider === 'twilio' && (To === undefined || to === To)).reverse()
    return reply.send({ messages: found.slice(0, Number(PageSize)).map(shown) })
  })
}

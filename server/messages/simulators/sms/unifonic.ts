import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Preferences, SimulatedSms } from './simulatedSms.ts'

const moment = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '')
const detail = ({ id, reference, body, from, to, at }: SimulatedSms) => ({
  ...{ MessageID: Number(id), CorrelationID: reference ?? '', Status: 'Sent', MessageBody: body, DLR: '', SenderID: from, Recipient: to },
  DateCreated: moment(at),
})

/** Unifonic's calls for sending one message and for listing messages. */
export function registerUnifonic(app: FastifyInstance, fixture: Preferences): void {
  const refuse = (reply: FastifyReply, status: number, errorCode: string, message: string) =>
    reply.status(status).send({ success: false, message, errorCode, data: {} })
  const known = (token: string | undefined) => fixture.accounts.some((one) => one.token === token)
  let next = 42_000_348_806_924
  app.post('/rest/SMS/messages', { schema: { hide: true } }, async (request, reply) => {
    if (fixture.fails(reply)) return reply
    const { AppSid, SenderID = '', Recipient = '', Body = '', CorrelationID, statusCallback } = request.body as Record<string, string>
    if (!known(AppSid)) return refuse(reply, 401, 'ER-01', 'Authentication failed')
    if (Body === '') return refuse(reply, 449, 'ER-03', 'Message body is empty')
    if (!/^\d{8,15}$/.test(Recipient)) return refuse(reply, 482, 'ER-04', 'Invalid dest num')
    next += 1
    const sms = {
      ...{ provider: 'unifonic' as const, id: String(next), to: Recipient, from: SenderID, body: Body },
      ...{ reference: CorrelationID ?? null, reportUrl: statusCallback ?? null },
    }
    const taken = await fixture.take(reply, sms)
    if (!taken) return reply
    const data = { MessageID: Number(taken.id), CorrelationID: taken.reference, Status: 'Queued', NumberOfUnits: 1, Recipient }
    return reply.send({ success: 'true', message: '', errorCode: 'ER-00', data: { ...data, TimeCreated: moment(taken.at) } })
  })
  app.post('/rest/SMS/Messages/GetMessagesDetails', { schema: { hide: true } }, (request, reply) => {
    if (fixture.fails(reply)) return reply
    const { AppSid, CorrelationID, Recipient } = request.body as Record<string, string>
    if (!known(AppSid)) return refuse(reply, 401, 'ER-01', 'Authentication failed')
    const messages = fixture.sent
      .filter(({ provider, reference, to }) => provider === 'unifonic' && reference === CorrelationID && to === Recipient)
      .map(detail)
    return reply.send({ success: true, message: '', errorCode: 'ER-00', data: { messages, TotalTextMessages: messages.length } })
  })
}

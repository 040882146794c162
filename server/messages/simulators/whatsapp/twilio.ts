// A simulator of WhatsApp through Twilio: the sending of messages, which its simulator of SMS hands over, contents with their approval, and
// signed calls. Twilio reports to the address of each message, and no decision on words.
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { callAsTwilio } from '../twilioCall.ts'
import type { SimulatedAccount, Written } from './events.ts'
import { hasOuterGap, whatsappState, type Refusal, type Said, type WhatsappSimulator } from './state.ts'

/** Twilio's codes. */
const codes: Record<Refusal, number> = {
  ...{ notOnWhatsapp: 63024, windowClosed: 63016, templateMissing: 63040, wrongValues: 63028, tooManyButtons: 63021, busy: 63018 },
  ...{ fileUnknown: 63005 },
}
const channel = 'whatsapp:'
const hidden = { schema: { hide: true } }

interface Content {
  sid: string
  account: string
  friendly_name: string
  language: string
  body: string
  actions: { title: string; id: string }[]
}
interface NewContent {
  friendly_name?: string
  language?: string
  types?: Record<string, { body?: string; actions?: { title: string; id: string }[] }>
}
/** That of Twilio also takes what its simulator of SMS gets for numbers of WhatsApp. */
export interface TwilioWhatsappSimulator extends WhatsappSimulator {
  send(authorization: string | undefined, fields: Readonly<Record<string, string>>, reply: FastifyReply): FastifyReply
}

const filled = (words: string, variables: Readonly<Record<string, string>>): string =>
  words.replace(/\{\{(\d+)\}\}/g, (gap, place: string) => variables[place] ?? gap)

function messageFields({ account, number }: SimulatedAccount, from: string, written: Written): Record<string, string> {
  const { text, payload, reply, image, document, context, name = 'Sara', id = `SM${randomBytes(16).toString('hex')}` } = written
  const pressed = payload ?? reply
  const media = image ? 'image/jpeg' : document ? 'application/pdf' : undefined
  return {
    ...{
      MessageSid: id,
      SmsMessageSid: id,
      AccountSid: account,
      From: `${channel}+${from}`,
      To: channel + number,
      WaId: from,
      ProfileName: name,
    },
    ...{ Body: pressed?.title ?? text ?? image?.caption ?? document?.filename ?? '', NumMedia: media ? '1' : '0' },
    ...(media
      ? { MediaContentType0: media, MediaUrl0: `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages/${id}/Media/ME1` }
      : {}),
    ...(pressed ? { ButtonPayload: pressed.id, ButtonText: pressed.title, MessageType: 'button' } : {}),
    ...(context ? { OriginalRepliedMessageSid: context } : {}),
  }
}

/** `accounts`: those that may send. */
export function twilioWhatsappSimulator({
  accounts,
  now,
}: {
  accounts: readonly SimulatedAccount[]
  now: () => Date
}): TwilioWhatsappSimulator {
  const state = whatsappState(now)
  const contents: Content[] = []
  // Where each message's reports go.
  const reportUrls = new Map<string, string>()
  const refuse = (reply: FastifyReply, status: number, code: number) =>
    reply.status(status).send({ code, message: 'Simulated', status, more_info: `https://www.twilio.com/docs/errors/${code}` })
  const accountBy = (authorization: string | undefined) =>
    accounts.find(({ account, token }) => authorization === `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`)

  function saidBy({ Body = '', ContentSid, ContentVariables = '{}' }: Readonly<Record<string, string>>): Said {
    const content = contents.find(({ sid }) => sid === ContentSid)
    if (!content) return ContentSid ? { template: undefined, values: [], payloads: [] } : { body: Body, buttons: [] }
    const variables = JSON.parse(ContentVariables) as Record<string, string>
    const buttons = content.actions.map(({ title, id }) => ({ title, id: filled(id, variables) }))
    const template = state.templates.find(({ id }) => id === content.sid)
    if (!template) return { body: filled(content.body, variables), buttons }
    const gaps = new Set(content.body.match(/\{\{\d+\}\}/g)).size
    const values = Object.values(variables).slice(0, gaps)
    return { template, values, payloads: buttons.map(({ id }) => id) }
  }

  return {
    ...{ sent: state.sent, files: state.files, templates: state.templates, mood: state.mood, without: state.without },
    send: (authorization, fields, reply) => {
      const account = accountBy(authorization)
      if (!account) return refuse(reply, 401, 20003)
      if (state.fails()) return refuse(reply, 429, codes.busy)
      if (fields['From'] !== channel + account.number) return refuse(reply, 400, 63007)
      const to = (fields['To'] ?? '').slice(channel.length + 1)
      const content = state.read(account, to, saidBy(fields))
      if (typeof content === 'string') return refuse(reply, 400, codes[content])
      const id = `SM${randomBytes(16).toString('hex')}`
      if (fields['StatusCallback']) reportUrls.set(id, fields['StatusCallback'])
      if (!state.takes(reply, { id, account, to, reference: null, at: now(), ...content })) return reply
      return reply.status(201).send({ sid: id, status: 'queued', to: fields['To'], from: fields['From'], error_code: null })
    },
    report: ({ id, account, to }, word, secret) => {
      const url = reportUrls.get(id)
      if (!url) throw new Error('Nobody asked for reports.')
      const numbers = { To: `${channel}+${to}`, From: channel + account.number, AccountSid: account.account }
      const fields: Record<string, string> = { MessageSid: id, MessageStatus: word === 'failed' ? 'undelivered' : word, ...numbers }
      if (word === 'failed') fields['ErrorCode'] = String(codes.notOnWhatsapp)
      return callAsTwilio(url, secret ?? account.token, fields)
    },
    // Twilio calls nobody about it: who wants to know reads the states.
    decide: (name, language, event, reason = '') => {
      state.decided(name, language, event, reason)
      return Promise.resolve(200)
    },
    write: (account, from, written, secret) => {
      if (secret === undefined) state.wrote(account, from, written)
      return callAsTwilio(account.webhook(), secret ?? account.token, messageFields(account, from, written))
    },
    register: async (app) => {
      await app.register((inner, _options, done) => {
        state.slowDown(inner)
        inner.post('/v1/Content', hidden, (request, reply) => {
          const account = accountBy(request.headers.authorization)
          if (!account) return refuse(reply, 401, 20003)
          if (state.fails()) return refuse(reply, 429, 20429)
          const { friendly_name: name = '', language = '', types = {} } = request.body as NewContent
          const type = types['twilio/quick-reply'] ?? types['twilio/text']
          if (!type?.body) return refuse(reply, 400, 21620)
          const sid = `HX${randomBytes(16).toString('hex')}`
          const content = { sid, account: account.account, friendly_name: name, language, body: type.body, actions: type.actions ?? [] }
          contents.push(content)
          return reply.status(201).send({ ...content, types })
        })
        inner.post('/v1/Content/:sid/ApprovalRequests/whatsapp', hidden, (request, reply) => {
          const account = accountBy(request.headers.authorization)
          if (!account) return refuse(reply, 401, 20003)
          const content = contents.find(({ sid }) => sid === (request.params as { sid: string }).sid)
          const { name = '', category } = request.body as { name?: string; category?: string }
          if (!content || !/^[a-z0-9_]+$/.test(name) || hasOuterGap(content.body)) return refuse(reply, 400, 63021)
          const buttons = content.actions.map(({ title }) => ({ text: title }))
          const components = [{ type: 'BODY', text: content.body }, ...(buttons.length > 0 ? [{ type: 'BUTTONS', buttons }] : [])]
          const { sid: id, language } = content
          state.templates.push({ id, account: account.account, name, language, status: 'PENDING', rejected_reason: '', components })
          return reply.status(201).send({ name, category, status: 'received', rejection_reason: '', content_type: 'twilio/text' })
        })
        inner.get('/v1/ContentAndApprovals', hidden, (request, reply) => {
          const account = accountBy(request.headers.authorization)
          if (!account) return refuse(reply, 401, 20003)
          const { Page = '0' } = request.query as { Page?: string }
          const mine = contents.filter((one) => one.account === account.account)
          // Pages of one, so that following them is exercised.
          const place = Number(Page)
          const shown = mine.slice(place, place + 1).map(({ sid, friendly_name: name, language }) => {
            const known = state.templates.find(({ id }) => id === sid)
            const approval = known && { name: known.name, status: known.status.toLowerCase(), rejection_reason: known.rejected_reason }
            return { sid, friendly_name: name, language, approval_requests: approval ?? { status: 'unsubmitted' } }
          })
          const next = place + 1 < mine.length ? `https://content.twilio.com/v1/ContentAndApprovals?PageSize=1&Page=${place + 1}` : null
          return reply.send({ contents: shown, meta: { next_page_url: next, page: place } })
        })
        done()
      })
    },
  }
}

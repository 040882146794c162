// A simulator of Meta's Cloud API for demos and tests: it takes messages and templates, knows numbers without WhatsApp and the 24 hours, and
// reports with Meta's signature. A person answers on its page, or through `write`.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '../../../../src/schema/core/time/dayLength.ts'
import {
  deliver,
  messageEvent,
  newWamid,
  statusEvent,
  templateEvent,
  type SimulatedAccount,
  type SimulatedFile,
  type SimulatedState,
  type SimulatedWhatsapp,
  type Written,
} from './events.ts'
import { registerFiles } from './files.ts'
import { phonePage, type PhoneTexts } from './phonePage.ts'

interface SimulatedTemplate {
  id: string
  account: string
  name: string
  language: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  rejected_reason: string
  components: { type: string; text?: string; buttons?: { text: string }[] }[]
}
/** How it behaves; changed by tests. */
export interface WhatsappMood {
  /** Milliseconds before it takes a message, and again before it answers. */
  slow: number
  /** Number of next calls that fail, with Meta's code. */
  failing: number
  failWith: { status: number; code: number }
  /** Number of next messages that are taken but whose connection breaks before the answer. */
  mute: number
  /** Whether numbers without WhatsApp are refused at once; Meta ordinarily takes the message and reports later. */
  refusesAtOnce: boolean
}
/** A simulator to be registered below any path. */
export interface WhatsappSimulator {
  sent: SimulatedWhatsapp[]
  /** The files that it keeps, by id. */
  files: Map<string, SimulatedFile>
  templates: SimulatedTemplate[]
  mood: WhatsappMood
  /** Numbers without WhatsApp, as digits. */
  without: Set<string>
  /** Reports a state of a message; returns the answer's status. */
  report(message: SimulatedWhatsapp, state: SimulatedState, code?: number): Promise<number>
  /** Decides on a template and reports it. */
  decide(name: string, language: string, event: 'APPROVED' | 'REJECTED', reason?: string): Promise<number>
  /** A person with this number (digits) writes; `secret` signs in place of the app's own. */
  write(account: SimulatedAccount, from: string, written: Written, secret?: string): Promise<number>
  register(app: FastifyInstance): Promise<void>
}
interface Options {
  accounts: readonly SimulatedAccount[]
  now?: () => Date
  texts?: PhoneTexts
  /** In a demo what was taken is delivered, read and approved by itself. */
  lively?: boolean
}
interface Sending {
  to?: string
  type?: string
  text?: { body?: string }
  image?: { id?: string; caption?: string }
  document?: { id?: string; caption?: string; filename?: string }
  interactive?: { body?: { text?: string }; action?: { buttons?: { reply: { id: string; title: string } }[] } }
  template?: {
    name?: string
    language?: { code?: string }
    components?: { type: string; index?: string; parameters?: { text?: string; payload?: string }[] }[]
  }
  biz_opaque_callback_data?: string
}

/** `accounts`: those that may send. */
export function whatsappSimulator({ accounts, now = () => new Date(), texts, lively = false }: Options): WhatsappSimulator {
  const sent: SimulatedWhatsapp[] = []
  const files = new Map<string, SimulatedFile>()
  const written: { account: SimulatedAccount; from: string; body: string; at: Date }[] = []
  const templates: SimulatedTemplate[] = []
  const without = new Set<string>()
  const mood: WhatsappMood = { slow: 0, failing: 0, failWith: { status: 429, code: 130429 }, mute: 0, refusesAtOnce: false }
  let nextTemplate = 900_000_000_000

  const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
    reply.status(status).send({ error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'simulated' } })
  const fails = (reply: FastifyReply): boolean => {
    if (mood.failing === 0) return false
    mood.failing -= 1
    void refuse(reply, mood.failWith.status, mood.failWith.code, 'Simulated')
    return true
  }
  const isOpen = (account: SimulatedAccount, from: string) =>
    written.some((one) => one.account === account && one.from === from && one.at.getTime() > now().getTime() - dayMs)
  const accountOf = ({ headers }: FastifyRequest) => accounts.find(({ token }) => headers.authorization === `Bearer ${token}`)
  const report: WhatsappSimulator['report'] = (message, state, code) =>
    deliver(message.account, statusEvent(message.account, message, state, now(), code))
  const decide: WhatsappSimulator['decide'] = async (name, language, event, reason) => {
    const template = templates.find((one) => one.name === name && one.language === language)
    const account = accounts.find((one) => one.account === template?.account)
    if (!template || !account) throw new Error('No such template.')
    Object.assign(template, { status: event, rejected_reason: reason ?? 'NONE' })
    return deliver(account, templateEvent(account, template, event, reason))
  }
  const write: WhatsappSimulator['write'] = (account, from, given, secret) => {
    const body =
      given.text ??
      given.payload?.title ??
      given.reply?.title ??
      given.document?.filename ??
      given.image?.caption ??
      (given.file ? [given.file.name, given.file.caption].filter(Boolean).join('\n') : '')
    if (given.file) files.set(given.file.id, given.file)
    if (secret === undefined) written.push({ account, from, body, at: given.at ?? now() })
    return deliver(account, messageEvent(account, from, given, now()), secret)
  }
  // Reports come after the answer, as from Meta; one that is not taken is lost here.
  const soon = (work: () => Promise<unknown>) => void setTimeout(() => void work().catch(() => undefined), 300).unref()

  function contentOf(account: SimulatedAccount, to: string, { type, text, interactive, template, image, document }: Sending) {
    if (type === 'template') {
      const known = templates.find(
        (one) => one.account === account.account && one.name === template?.name && one.language === template.language?.code,
      )
      if (known?.status !== 'APPROVED') return { status: 404, code: 132001 }
      const values = template?.components?.find((one) => one.type === 'body')?.parameters?.map((one) => one.text ?? '') ?? []
      const words = known.components.find((one) => one.type === 'BODY')?.text ?? ''
      if (new Set(words.match(/\{\{\d+\}\}/g)).size !== values.length) return { status: 400, code: 132000 }
      const body = words.replace(/\{\{(\d+)\}\}/g, (_gap, place: string) => values[Number(place) - 1] ?? '')
      const titles = known.components.find((one) => one.type === 'BUTTONS')?.buttons ?? []
      const payloads = template?.components?.filter((one) => one.type === 'button') ?? []
      const payloadOf = (index: number) => payloads.find((one) => one.index === String(index))?.parameters?.[0]?.payload
      return {
        body,
        buttons: titles.map(({ text: title }, index) => ({ id: payloadOf(index) ?? title, title })),
        template: known.name,
        file: null,
      }
    }
    if (!isOpen(account, to)) return { status: 400, code: 131047 }
    const given = type === 'image' ? image : type === 'document' ? document : undefined
    const file = given ? files.get(given.id ?? '') : null
    if (file === undefined || (type === 'image' && !file?.mime.startsWith('image/'))) return { status: 400, code: 131053 }
    const buttons = interactive?.action?.buttons?.map(({ reply }) => reply) ?? []
    if (buttons.length > 3 || buttons.some(({ title }) => title.length > 20)) return { status: 400, code: 131009 }
    return { body: text?.body ?? interactive?.body?.text ?? given?.caption ?? '', buttons, template: null, file }
  }

  return {
    sent,
    files,
    templates,
    mood,
    without,
    report,
    decide,
    write,
    register: async (app) => {
      await app.register((inner, _options, done) => {
        const hidden = { schema: { hide: true } }
        registerFiles(inner, { files, accountOf, fails, refuse })
        inner.post('/:number/messages', hidden, async (request, reply) => {
          await pause(mood.slow)
          if (fails(reply)) return reply
          const account = accountOf(request)
          if (!account || account.number !== (request.params as { number: string }).number)
            return refuse(reply, 401, 190, 'Invalid OAuth access token')
          const sending = request.body as Sending
          const to = sending.to ?? ''
          if (!/^\d{6,15}$/.test(to)) return refuse(reply, 400, 131009, 'Parameter value is not valid')
          if (without.has(to) && mood.refusesAtOnce) return refuse(reply, 400, 131026, 'Message undeliverable')
          const content = contentOf(account, to, sending)
          if (content.code !== undefined) return refuse(reply, content.status, content.code, 'Refused')
          const message = { id: newWamid(), account, to, reference: sending.biz_opaque_callback_data ?? null, at: now(), ...content }
          sent.push(message)
          if (mood.mute > 0) {
            mood.mute -= 1
            reply.hijack()
            reply.raw.destroy()
            return reply
          }
          if (lively)
            soon(async () => {
              if (without.has(to)) return report(message, 'failed')
              await report(message, 'sent')
              return report(message, 'delivered')
            })
          await pause(mood.slow)
          return reply.send({ messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id: message.id }] })
        })
        inner.get('/:account/message_templates', hidden, (request, reply) => {
          if (fails(reply)) return reply
          const account = accountOf(request)
          if (!account || account.account !== (request.params as { account: string }).account)
            return refuse(reply, 401, 190, 'Invalid OAuth access token')
          return reply.send({ data: templates.filter((one) => one.account === account.account), paging: {} })
        })
        inner.post('/:account/message_templates', hidden, (request, reply) => {
          if (fails(reply)) return reply
          const account = accountOf(request)
          if (!account || account.account !== (request.params as { account: string }).account)
            return refuse(reply, 401, 190, 'Invalid OAuth access token')
          const { name = '', language = '', components = [] } = request.body as Partial<SimulatedTemplate>
          const words = components.find((one) => one.type === 'BODY')?.text ?? ''
          if (!/^[a-z0-9_]+$/.test(name) || words === '') return refuse(reply, 400, 100, 'Invalid parameter')
          // Meta refuses a gap at the beginning or the end.
          if (/^\{\{|\}\}$/.test(words.trim())) return refuse(reply, 400, 100, 'Variables can’t be at the start or end of the template.')
          if (templates.some((one) => one.account === account.account && one.name === name && one.language === language))
            return refuse(reply, 400, 100, 'Content in this language already exists')
          nextTemplate += 1
          const made = {
            id: String(nextTemplate),
            account: account.account,
            name,
            language,
            components,
            status: 'PENDING',
            rejected_reason: 'NONE',
          } as const
          templates.push({ ...made, components: [...components] })
          if (lively) soon(() => decide(name, language, 'APPROVED'))
          return reply.send({ id: made.id, status: 'PENDING', category: 'UTILITY' })
        })
        if (texts) phonePage(inner, { accounts, texts, sent, written, write, report })
        done()
      })
    },
  }
}

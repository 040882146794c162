// A simulator of Meta's Cloud API for demos and tests: it takes messages and templates, knows numbers without WhatsApp and the 24 hours, and
// reports with Meta's signature. A person answers on its page, or through `write`.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deliver, messageEvent, newWamid, statusEvent, templateEvent, type SimulatedAccount } from './events.ts'
import { registerFiles } from './files.ts'
import { phonePage, type PhoneTexts } from './phonePage.ts'
import { hasOuterGap, whatsappState, type Refusal, type Said, type SimulatedTemplate, type WhatsappSimulator } from './state.ts'

/** Meta's codes. */
const codes: Record<Refusal, number> = {
  ...{ notOnWhatsapp: 131026, windowClosed: 131047, templateMissing: 132001, wrongValues: 132000, tooManyButtons: 131009, busy: 130429 },
  ...{ fileUnknown: 131053 },
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
  const state = whatsappState(now)
  const { sent, files, templates, mood, without } = state
  let nextTemplate = 900_000_000_000

  const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
    reply.status(status).send({ error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'simulated' } })
  const fails = (reply: FastifyReply): boolean => {
    if (!state.fails()) return false
    void refuse(reply, 429, codes.busy, 'Simulated')
    return true
  }
  const accountOf = ({ headers }: FastifyRequest) => accounts.find(({ token }) => headers.authorization === `Bearer ${token}`)
  const report: WhatsappSimulator['report'] = (message, word, secret) =>
    deliver(message.account, statusEvent(message.account, message, word, now()), secret)
  const decide: WhatsappSimulator['decide'] = async (name, language, event, reason) => {
    const template = state.decided(name, language, event, reason ?? 'NONE')
    const account = accounts.find((one) => one.account === template.account)
    if (!account) throw new Error('No such template.')
    return deliver(account, templateEvent(account, template, event, reason))
  }
  const write: WhatsappSimulator['write'] = (account, from, given, secret) => {
    if (secret === undefined) state.wrote(account, from, given)
    return deliver(account, messageEvent(account, from, given, now()), secret)
  }
  // Reports come after the answer, as from Meta; one that is not taken is lost here.
  const soon = (work: () => Promise<unknown>) => void setTimeout(() => void work().catch(() => undefined), 300).unref()

  function saidBy(account: SimulatedAccount, { type, text, interactive, template, image, document }: Sending): Said {
    const given = type === 'image' ? image : type === 'document' ? document : undefined
    if (type !== 'template')
      return {
        body: text?.body ?? interactive?.body?.text ?? given?.caption ?? '',
        buttons: interactive?.action?.buttons?.map(({ reply }) => reply) ?? [],
        ...(given ? { file: { id: given.id ?? '', isPicture: type === 'image' } } : {}),
      }
    const pressed = template?.components?.filter((one) => one.type === 'button') ?? []
    return {
      template: templates.find(
        (one) => one.account === account.account && one.name === template?.name && one.language === template.language?.code,
      ),
      values: template?.components?.find((one) => one.type === 'body')?.parameters?.map((one) => one.text ?? '') ?? [],
      payloads: pressed.map((_one, index) => pressed.find((one) => one.index === String(index))?.parameters?.[0]?.payload),
    }
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
        state.slowDown(inner)
        registerFiles(inner, { files, accountOf, fails, refuse })
        inner.post('/:number/messages', hidden, (request, reply) => {
          if (fails(reply)) return reply
          const account = accountOf(request)
          if (!account || account.number !== (request.params as { number: string }).number)
            return refuse(reply, 401, 190, 'Invalid OAuth access token')
          const sending = request.body as Sending
          const to = sending.to ?? ''
          if (!/^\d{6,15}$/.test(to)) return refuse(reply, 400, 131009, 'Parameter value is not valid')
          const content = state.read(account, to, saidBy(account, sending))
          if (typeof content === 'string') return refuse(reply, content === 'templateMissing' ? 404 : 400, codes[content], 'Refused')
          const message = { id: newWamid(), account, to, reference: sending.biz_opaque_callback_data ?? null, at: now(), ...content }
          if (!state.takes(reply, message)) return reply
          if (lively)
            soon(async () => {
              if (without.has(to)) return report(message, 'failed')
              await report(message, 'sent')
              return report(message, 'delivered')
            })
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
          if (hasOuterGap(words)) return refuse(reply, 400, 100, 'Variables can’t be at the start or end of the template.')
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
        if (texts) phonePage(inner, { accounts, texts, sent, written: state.written, write, report })
        done()
      })
    },
  }
}

// A simulator of WhatsApp through Unifonic: the sending of messages, the list of templates, which people enter on its console (`enter`), and
// calls of the address that is set up there. It signs nothing, and its reports name no reference of ours.
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SimulatedAccount, SimulatedState, Written } from './events.ts'
import { hasOuterGap, whatsappState, type Said, type SimulatedTemplate, type WhatsappSimulator } from './state.ts'

const hidden = { schema: { hide: true } }
/** The names of its events. */
const eventTypes: Record<SimulatedState, string> = {
  ...{ sent: 'message.sent', delivered: 'message.delivered', read: 'message.read', failed: 'message.rejected' },
}
interface Sending {
  recipient?: { contact?: string; channel?: string }
  content?: {
    type?: string
    text?: string
    name?: string
    language?: { code?: string }
    components?: { type: string; parameters?: { text?: string; subType?: string; value?: string; index?: number }[] }[]
  }
}
/** Words as people enter them on its console. */
export interface EnteredTemplate {
  name: string
  language: string
  body: string
  buttons: readonly string[]
}
/** That of Unifonic also plays its console. */
export interface UnifonicWhatsappSimulator extends WhatsappSimulator {
  /** Enters words for approval. Throws where WhatsApp would refuse their form. */
  enter(account: SimulatedAccount, entered: EnteredTemplate): void
}

function contentOf({ text, payload, reply, image, document, file }: Written): object {
  // How files come is not documented where it could be read.
  if (image ?? document ?? file) throw new Error('This simulator sends no files.')
  const pressed = payload ?? reply
  if (!pressed) return { text: text ?? '', type: 'text' }
  const option = { text: pressed.title, value: `${pressed.id}|` }
  return { text: pressed.title, type: 'option', attachments: [{ type: 'option', option }] }
}

/** `accounts`: those that may send. */
export function unifonicWhatsappSimulator({
  accounts,
  now,
}: {
  accounts: readonly SimulatedAccount[]
  now: () => Date
}): UnifonicWhatsappSimulator {
  const state = whatsappState(now)
  const applicationId = randomUUID()
  const refuse = (reply: FastifyReply, status: number, words: object) => reply.status(status).send(words)
  const invalid = (reply: FastifyReply) => refuse(reply, 400, { message: 'Invalid request sent.', errors: {} })
  const accountOf = ({ headers }: FastifyRequest) =>
    accounts.find(({ account, token }) => headers['publicid'] === account && headers['secret'] === token)
  /** The account that may call now; undefined once the refusal is sent. */
  const callerOf = (request: FastifyRequest, reply: FastifyReply): SimulatedAccount | undefined => {
    if (state.fails()) return void refuse(reply, 500, { message: 'Sending messages is temporarily unavailable.' })
    const account = accountOf(request)
    if (account) return account
    const { publicid, secret } = request.headers
    if (publicid === undefined || secret === undefined) return void refuse(reply, 401, { message: 'Unauthorized' })
    return void refuse(reply, 403, { message: 'User is not authorized to access this resource with an explicit deny' })
  }
  /** Calls the address of an account, or one with another secret. */
  const call = async ({ webhook, appSecret }: SimulatedAccount, event: object, secret = appSecret): Promise<number> => {
    const [eventId, conversationId, receivedAt] = [randomUUID(), randomUUID(), now().toISOString()]
    const body = JSON.stringify({ eventId, applicationId, conversationId, receivedAt, ...event })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${webhook()}?key=${encodeURIComponent(secret)}`, { method: 'POST', headers, body })).status
  }

  function saidBy(account: SimulatedAccount, { type, text, name, language, components = [] }: NonNullable<Sending['content']>): Said {
    if (type !== 'template') return { body: text ?? '', buttons: [] }
    const of = (word: string) => components.find((one) => one.type === word)?.parameters ?? []
    const options = of('options').filter(({ subType }) => subType === 'quickReply')
    return {
      template: state.templates.find((one) => one.account === account.account && one.name === name && one.language === language?.code),
      values: of('body').map((one) => one.text ?? ''),
      payloads: options.map((_one, place) => options.find(({ index }) => index === place)?.value),
    }
  }

  return {
    ...{ sent: state.sent, files: state.files, templates: state.templates, mood: state.mood, without: state.without },
    enter: ({ account }, { name, language, body, buttons }) => {
      if (!/^[a-z0-9_]+$/.test(name) || hasOuterGap(body)) throw new Error('WhatsApp refuses such words.')
      const components: SimulatedTemplate['components'] = [{ type: 'BODY', text: body }]
      if (buttons.length > 0) components.push({ type: 'BUTTONS', buttons: buttons.map((text) => ({ text })) })
      state.templates.push({ id: randomUUID(), account, name, language, status: 'PENDING', rejected_reason: '', components })
    },
    report: (message, word, secret) =>
      call(
        message.account,
        {
          ...{ messageId: message.id, eventType: eventTypes[word] },
          ...{ recipient: { channel: 'whatsapp', contact: `+${message.to}` }, timestamp: now().toISOString() },
        },
        secret,
      ),
    // It calls nobody about words in a form that could be read: who wants to know reads the states.
    decide: (name, language, event, reason = '') => {
      state.decided(name, language, event, reason)
      return Promise.resolve(200)
    },
    write: (account, from, written, secret) => {
      const { context, name = 'Sara', id = randomUUID(), at = now() } = written
      const content = contentOf(written)
      if (secret === undefined) state.wrote(account, from, written)
      return call(
        account,
        {
          ...{ messageId: id, eventType: 'message.received', ...(context ? { parentMessageId: context } : {}) },
          ...{ sender: { channel: 'whatsapp', contact: `+${from}`, name }, content, timestamp: at.toISOString() },
        },
        secret,
      )
    },
    register: async (app) => {
      await app.register((inner, _options, done) => {
        state.slowDown(inner)
        inner.post('/v1/messages', hidden, (request, reply) => {
          const account = callerOf(request, reply)
          if (!account) return reply
          const { recipient, content } = request.body as Sending
          const to = /^\+(\d{6,15})$/.exec(recipient?.contact ?? '')?.[1]
          if (!to || recipient?.channel !== 'whatsapp' || !content) return invalid(reply)
          const said = state.read(account, to, saidBy(account, content))
          if (typeof said === 'string') return invalid(reply)
          const id = randomUUID()
          if (!state.takes(reply, { id, account, to, reference: null, at: now(), ...said })) return reply
          return reply.send({ message: 'Message successfully queued.', messageId: id, applicationId })
        })
        inner.get('/v1/whatsapp/message_templates', hidden, (request, reply) => {
          const account = callerOf(request, reply)
          if (!account) return reply
          const mine = state.templates.filter((one) => one.account === account.account)
          return reply.send(
            mine.map(({ id, name, language, status, components }) => ({ name, components, language, status, category: 'UTILITY', id })),
          )
        })
        done()
      })
    },
  }
}

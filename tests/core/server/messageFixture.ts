// Providers' stand-ins on ports of their own, a server that they can report to, and messages that are sent when the test says so.
import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe } from 'vitest'
import { openMessages } from '../../../server/messages/queueMessage.ts'
import { seal } from '../../../server/core/db/seal.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import { openSenders } from '../../../server/messages/gateways/senders.ts'
import type { Message } from '../../../server/core/gateways/messages.ts'
import { carry } from '../../../server/messages/sender/carry.ts'
import { carryDue } from '../../../server/messages/sender/sender.ts'
import { leaseDue } from '../../../server/messages/sender/lease.ts'
import { pushSimulator, type SimulatedBrowser } from '../../../server/messages/simulators/push/simulator.ts'
import { smsSimulator, type SmsSimulator } from '../../../server/messages/simulators/sms/simulator.ts'
import type { SimulatedAccount } from '../../../server/messages/simulators/whatsapp/events.ts'
import { whatsappSimulator } from '../../../server/messages/simulators/whatsapp/simulator.ts'
import type { WhatsappSimulator } from '../../../server/messages/simulators/whatsapp/state.ts'
import { twilioWhatsappSimulator } from '../../../server/messages/simulators/whatsapp/twilio.ts'
import { unifonicWhatsappSimulator } from '../../../server/messages/simulators/whatsapp/unifonic.ts'
import type { OutputOf } from '../../../src/schema/endpoints.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { eachServer, type Running } from './eachServer.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import type { TenantId } from './tenants.ts'

/** What Meta signs with, and what is in the address that Unifonic calls. */
export const webhookKey = 'a-secret-of-more-than-32-letters-0'

const accounts = [{ account: 'AC-noor', token: 'token-noor' }]

/** Runs the block once on each engine and with each provider of WhatsApp. */
export const eachProvider = (name: string, block: (running: () => Running, provider: Word<'whatsappProvider'>) => void): void =>
  eachServer(name, (running) => {
    describe.each(enumerations.whatsappProvider)('through %s', (provider) => {
      block(running, provider)
    })
  })

/** What a test of messages works with. */
export interface MessageFixture {
  sms: SmsSimulator
  whatsapp: WhatsappSimulator & { account: SimulatedAccount }
  mailbox: Mailbox
  /** Which provider a tenant has, or that it has none. */
  provider(name: 'twilio' | 'unifonic' | null, tenant?: TenantId): Promise<void>
  /** Whether a tenant has the account of WhatsApp. */
  openWhatsapp(on: boolean, tenant?: TenantId): Promise<void>
  /** Submits the present words of a kind; those that people enter at the provider are entered there as the page says. */
  submit(kind: Word<'messageKind'>, languageId: Word<'language'>): ReturnType<ReturnType<Running['admin']>['post']>
  /** A browser that nobody knows of yet. */
  browser(): SimulatedBrowser
  /** Queues a message in a transaction of its own. */
  queue(message: Partial<Message> & { recipient: string }, tenant?: TenantId): Promise<string | undefined>
  /** Carries what is due. */
  carry(): Promise<void>
  /** Takes up what is due, and dies right after the provider took it. */
  die(): Promise<void>
  /** The message as the table has it. */
  shown(id: string | undefined, tenant?: TenantId): Promise<Row>
  /** Lets time pass. */
  wait(seconds: number): void
  close(): Promise<void>
}

/** Starts them; no tenant has a provider of SMS yet, and mail goes to the mailbox. */
export async function openMessageFixture(running: Running, provider: Word<'whatsappProvider'> = 'meta'): Promise<MessageFixture> {
  const { services, app, clock } = running
  const standIn = Fastify()
  const whatsappAccount: SimulatedAccount = {
    ...{ number: provider === 'meta' ? '1061' : '+966110000061', account: '2061', token: 'whatsapp-token', appSecret: webhookKey },
    webhook: () => `${services.env.PUBLIC_URL}/api/messages/whatsapp/noor`,
  }
  const of = { accounts: [whatsappAccount], now: services.now }
  const byTwilio = twilioWhatsappSimulator(of)
  const byUnifonic = unifonicWhatsappSimulator(of)
  const whatsapp = { meta: whatsappSimulator(of), twilio: byTwilio, unifonic: byUnifonic }[provider]
  const sms = smsSimulator({ accounts, now: services.now, whatsapp: byTwilio })
  const push = pushSimulator()
  await sms.register(standIn)
  await whatsapp.register(standIn)
  push.register(standIn)
  const base = await standIn.listen({ port: 0, host: '127.0.0.1' })
  const mailbox = await openMailbox()
  // A second fixture of the same server finds it listening.
  const PUBLIC_URL = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  const places = {
    TWILIO_URL: base,
    TWILIO_CONTENT_URL: base,
    UNIFONIC_URL: base,
    UNIFONIC_WHATSAPP_URL: `${base}/v1`,
    WHATSAPP_URL: base,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'desk@noor.example',
    PUSH_HOSTS: ['127.0.0.1'],
  }
  services.env = { ...services.env, ...places, PUBLIC_URL }
  services.senders = openSenders(services.env, services.secrets)
  services.messages = openMessages(services.senders)
  const fail = (error: unknown) => {
    throw error
  }
  return {
    sms,
    whatsapp: {
      ...whatsapp,
      account: whatsappAccount,
      // Only Meta reports a decision, so the states are read.
      decide: async (...given) => {
        const status = await whatsapp.decide(...given)
        if (provider !== 'meta') await running.admin().post('/misc/whatsapp-templates/read', {})
        return status
      },
    },
    submit: async (kind, languageId) => {
      const answer = await running.admin().post('/misc/whatsapp-templates/submit', { kind, languageId })
      if (answer.status !== 200 || provider !== 'unifonic') return answer
      const { byHand, templates } = (await running.admin().get('/misc/whatsapp-templates')).body as OutputOf<'listWhatsappTemplates'>
      const one = templates.find((template) => template.name === answer.body.template.name)
      if (!byHand || !one) throw new Error('Nothing is to be entered.')
      byUnifonic.enter(whatsappAccount, { ...one.entry, name: one.name, language: languageId === '2' ? 'ar' : 'en' })
      return answer
    },
    mailbox,
    provider: (name, tenant = 'noor') =>
      services.engine.scoped(tenant, async (tx) => {
        const { account, token } = accounts[0] ?? { account: '', token: '' }
        await sql`update settings set "smsProvider" = ${name}, "smsSender" = 'Noor', "smsAccount" = ${account}, "smsToken" = ${seal(token)}`.execute(
          tx,
        )
      }),
    openWhatsapp: (on, tenant = 'noor') =>
      services.engine.scoped(tenant, async (tx) => {
        await sql`update settings set "whatsappProvider" = ${on ? provider : null}, "whatsappNumber" = ${whatsappAccount.number},
          "whatsappAccount" = ${whatsappAccount.account}, "whatsappToken" = ${seal(whatsappAccount.token)}, "whatsappAppSecret" = ${seal(whatsappAccount.appSecret)},
          "whatsappVerifyToken" = ${seal(provider === 'unifonic' ? webhookKey : 'verify-me')}, "whatsappFirst" = true`.execute(tx)
      }),
    browser: () => push.subscribe(base),
    queue: (message, tenant = 'noor') =>
      services.engine.scoped(tenant, (tx) =>
        services.messages.queue(
          tx,
          { kind: 'staffNotice', languageId: '1', body: 'Your car is ready.', channel: 'sms', ...message },
          services.now(),
        ),
      ),
    carry: () => carryDue(services, fail),
    die: async () => {
      const leased = await services.engine.asOwner((tx) => leaseDue(tx, { worker: crypto.randomUUID(), now: services.now(), limit: 10 }))
      const { engine } = services
      // Once the provider was called, this process never gets to the database again.
      let called = false
      const { twilio, unifonic } = services.senders.sms
      const dying = (one: typeof twilio): typeof twilio => ({
        ...one,
        send: (...given) => one.send(...given).finally(() => (called = true)),
      })
      const mail = services.senders.mail
      const { [provider]: bySender } = services.senders.whatsapp
      const senders = {
        ...services.senders,
        sms: { twilio: dying(twilio), unifonic: dying(unifonic) },
        whatsapp: {
          ...services.senders.whatsapp,
          [provider]: {
            ...bySender,
            send: (...given: Parameters<typeof bySender.send>) => bySender.send(...given).finally(() => (called = true)),
          },
        },
        mail: mail && { send: (letter: Parameters<typeof mail.send>[0]) => mail.send(letter).finally(() => (called = true)) },
      }
      const scoped: typeof engine.scoped = (tenant, work) =>
        called ? Promise.reject(new Error('This process is gone.')) : engine.scoped(tenant, work)
      const dead = { ...services, senders, engine: { ...engine, scoped } }
      await Promise.allSettled(leased.map((one) => carry(dead, one)))
    },
    shown: (id, tenant = 'noor') =>
      services.engine.scoped(tenant, async (tx) => {
        const { rows } = await sql<Row>`select * from messages where id = ${id}`.execute(tx)
        return rows[0] ?? {}
      }),
    wait: (seconds) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    close: async () => {
      await standIn.close()
      await mailbox.close()
    },
  }
}

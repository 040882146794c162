// Providers' stand-ins on ports of their own, a server that they can report to, and messages that are carried when the test says so.
import Fastify from 'fastify'
import { sql } from 'kysely'
import { openMessages } from '../../server/actions/messages/queueMessage.ts'
import { seal } from '../../server/db/seal.ts'
import type { Row } from '../../server/db/rows.ts'
import { openCarriers } from '../../server/gateways/messages/carriers.ts'
import type { Message } from '../../server/gateways/messages/messages.ts'
import { carry } from '../../server/jobs/messages/carry.ts'
import { carryDue } from '../../server/jobs/messages/carrier.ts'
import { lend } from '../../server/jobs/messages/lease.ts'
import { pushSimulator, type SimulatedBrowser } from '../../server/simulators/push/simulator.ts'
import { smsSimulator, type SmsSimulator } from '../../server/simulators/sms/simulator.ts'
import type { Running } from './eachHouse.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import type { TenantId } from './tenants.ts'

const accounts = [{ account: 'AC-noor', token: 'token-noor' }]

/** What a test of messages works with. */
export interface MessageDesk {
  sms: SmsSimulator
  mailbox: Mailbox
  /** Which provider a tenant has, or that it has none. */
  provider(name: 'twilio' | 'unifonic' | null, tenant?: TenantId): Promise<void>
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
export async function openMessageDesk(running: Running): Promise<MessageDesk> {
  const { house, app, clock } = running
  const standIn = Fastify()
  const sms = smsSimulator({ accounts, now: house.now })
  const push = pushSimulator()
  await sms.register(standIn)
  push.register(standIn)
  const base = await standIn.listen({ port: 0, host: '127.0.0.1' })
  const mailbox = await openMailbox()
  const PUBLIC_URL = await app.listen({ port: 0, host: '127.0.0.1' })
  const places = { TWILIO_URL: base, UNIFONIC_URL: base, SMTP_URL: mailbox.url, MAIL_FROM: 'desk@noor.example', PUSH_HOSTS: ['127.0.0.1'] }
  house.env = { ...house.env, ...places, PUBLIC_URL }
  house.carriers = openCarriers(house.env, house.secrets)
  house.messages = openMessages(house.carriers)
  const fail = (error: unknown) => {
    throw error
  }
  return {
    sms,
    mailbox,
    provider: (name, tenant = 'noor') =>
      house.engine.scoped(tenant, async (tx) => {
        const { account, token } = accounts[0] ?? { account: '', token: '' }
        await sql`update settings set "smsProvider" = ${name}, "smsSender" = 'Noor', "smsAccount" = ${account}, "smsToken" = ${seal(token)}`.execute(
          tx,
        )
      }),
    browser: () => push.subscribe(base),
    queue: (message, tenant = 'noor') =>
      house.engine.scoped(tenant, (tx) =>
        house.messages.queue(
          tx,
          { kind: 'staffNotice', languageId: '1', body: 'Your car is ready.', channel: 'sms', ...message },
          house.now(),
        ),
      ),
    carry: () => carryDue(house, fail),
    die: async () => {
      const lent = await house.engine.asOwner((tx) => lend(tx, { worker: crypto.randomUUID(), now: house.now(), most: 10 }))
      const { engine } = house
      // Once the provider was called, this process never gets to the database again.
      let called = false
      const { twilio, unifonic } = house.carriers.sms
      const dying = (one: typeof twilio): typeof twilio => ({
        ...one,
        send: (...given) => one.send(...given).finally(() => (called = true)),
      })
      const mail = house.carriers.mail
      const carriers = {
        ...house.carriers,
        sms: { twilio: dying(twilio), unifonic: dying(unifonic) },
        mail: mail && { send: (letter: Parameters<typeof mail.send>[0]) => mail.send(letter).finally(() => (called = true)) },
      }
      const scoped: typeof engine.scoped = (tenant, work) =>
        called ? Promise.reject(new Error('This process is gone.')) : engine.scoped(tenant, work)
      const dead = { ...house, carriers, engine: { ...engine, scoped } }
      await Promise.allSettled(lent.map((one) => carry(dead, one)))
    },
    shown: (id, tenant = 'noor') =>
      house.engine.scoped(tenant, async (tx) => {
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

// A simulator of SMS providers for tests, with Twilio's and Unifonic's documented HTTP APIs. It sends only reports, to the addresses given
// to it. It can be made slow, failing, or accepting messages without an answer.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { reportTo } from './reports.ts'
import type { Preferences, SimulatedSms } from './simulatedSms.ts'
import { registerTwilio } from './twilio.ts'
import { registerUnifonic } from './unifonic.ts'
import { callAsTwilio } from '../twilioCall.ts'
import type { TwilioWhatsappSimulator } from '../whatsapp/twilio.ts'

/** How it behaves; changed by tests. */
export interface SmsMood {
  /** Milliseconds before every answer to a sending. */
  slow: number
  /** Number of next calls that fail, and the status of those answers. */
  failing: number
  failWith: number
  /** Number of next messages that are accepted but whose connection breaks before the answer. */
  mute: number
}
/** A simulator to be registered below any path. */
export interface SmsSimulator {
  sent: SimulatedSms[]
  mood: SmsMood
  /** Sends a delivery report, each time it is called; returns the answer's status. */
  report(sms: SimulatedSms, state: 'sent' | 'delivered' | 'failed', consoleUrl?: string): Promise<number>
  /** A person with this number (E.164) sends an SMS to an account's number of Twilio; `token` signs in place of the account's own. */
  write(url: string, from: string, written: { body: string; id?: string; token?: string }): Promise<number>
  register(app: FastifyInstance): Promise<void>
}

/** `accounts`: those that may send. For Unifonic only the token is checked. */
export function smsSimulator(options: {
  accounts: Preferences['accounts']
  now?: () => Date
  whatsapp?: TwilioWhatsappSimulator
}): SmsSimulator {
  const { accounts } = options
  const now = options.now ?? (() => new Date())
  const sent: SimulatedSms[] = []
  const behaviour: SmsMood = { slow: 0, failing: 0, failWith: 503, mute: 0 }
  const fixture: Preferences = {
    accounts,
    sent,
    now,
    whatsapp: options.whatsapp,
    fails: (reply) => {
      if (behaviour.failing === 0) return false
      behaviour.failing -= 1
      void reply.status(behaviour.failWith).send({})
      return true
    },
    take: async (reply, sms) => {
      const taken = { ...sms, at: now() }
      sent.push(taken)
      if (behaviour.slow > 0) await pause(behaviour.slow)
      if (behaviour.mute === 0) return taken
      behaviour.mute -= 1
      reply.hijack()
      reply.raw.destroy()
      return undefined
    },
  }
  return {
    sent,
    mood: behaviour,
    write: (url, from, { body, id = `SM${randomBytes(16).toString('hex')}`, token = accounts[0]?.token ?? '' }) => {
      const numbers = { From: from, To: '+966110000000', AccountSid: accounts[0]?.account ?? '' }
      return callAsTwilio(url, token, { MessageSid: id, SmsMessageSid: id, Body: body, NumMedia: '0', ...numbers })
    },
    report: (sms, state, consoleUrl) => reportTo(accounts, sms, state, consoleUrl),
    register: async (app) => {
      await app.register((inner, _options, done) => {
        inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
          parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
        )
        registerTwilio(inner, fixture)
        registerUnifonic(inner, fixture)
        done()
      })
    },
  }
}

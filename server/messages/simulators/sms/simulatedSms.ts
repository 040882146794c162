// Shared by the SMS simulator and its routes: the accepted messages, and how calls behave.
import type { FastifyReply } from 'fastify'
import type { TwilioWhatsappSimulator } from '../whatsapp/twilio.ts'

/** An accepted message. */
export interface SimulatedSms {
  provider: 'twilio' | 'unifonic'
  id: string
  to: string
  from: string
  body: string
  /** The sender's own reference, if the protocol has one. */
  reference: string | null
  reportUrl: string | null
  at: Date
}
/** The parts that the routes share. */
export interface Preferences {
  accounts: readonly { account: string; token: string }[]
  sent: SimulatedSms[]
  now: () => Date
  /** Takes what is for a number of WhatsApp, where Twilio's WhatsApp is simulated too. */
  whatsapp: TwilioWhatsappSimulator | undefined
  /** Answers with the configured failure and returns true, if there is one. */
  fails(reply: FastifyReply): boolean
  /** Accepts a message; undefined when the connection is to break. */
  take(reply: FastifyReply, sms: Omit<SimulatedSms, 'at'>): Promise<SimulatedSms | undefined>
}

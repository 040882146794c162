// What the simulator of SMS and its families of routes hold in common: the messages that were taken, and how each call behaves.
import type { FastifyReply } from 'fastify'

/** A message that it took. */
export interface SimulatedSms {
  provider: 'twilio' | 'unifonic'
  id: string
  to: string
  from: string
  body: string
  /** The sender's own name of it, where the protocol has one. */
  reference: string | null
  reportUrl: string | null
  at: Date
}
/** What the families of routes share. */
export interface Preferences {
  accounts: readonly { account: string; token: string }[]
  sent: SimulatedSms[]
  now: () => Date
  /** Whether a call fails as it was told to: then it has answered. */
  fails(reply: FastifyReply): boolean
  /** Takes a message; undefined where the connection breaks. */
  take(reply: FastifyReply, sms: Omit<SimulatedSms, 'at'>): Promise<SimulatedSms | undefined>
}

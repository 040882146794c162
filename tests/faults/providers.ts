// Providers' simulators that survive the kills: in the test's own process, on separate ports.
import Fastify from 'fastify'
import { smsSimulator, type SmsSimulator } from '../../server/messages/simulators/sms/simulator.ts'
import { tamaraSimulator, type TamaraSimulator } from '../../server/payments/simulators/simulator.ts'
import { openMailbox, type Mailbox } from '../core/server/mailbox.ts'

/** The company's account with Tamara. */
export const tamaraAccount = { token: 'merchant-noor', noticeKey: 'notices-noor' }
/** Its account with the SMS provider. */
export const smsAccount = { account: 'AC-noor', token: 'token-noor' }
/** Milliseconds until a provider answers, so that some kills fall into that time. */
const slow = 40

/** The providers' simulators. */
export interface Providers {
  tamara: TamaraSimulator
  sms: SmsSimulator
  mailbox: Mailbox
  /** Environment variables that point the server to them. */
  env: Record<string, string>
  close(): Promise<void>
}

/** Starts the simulators. */
export async function openProviders(): Promise<Providers> {
  const [bank, sender] = [Fastify(), Fastify()]
  let base = ''
  const tamara = tamaraSimulator({ merchants: [tamaraAccount], baseUrl: () => base, texts: (_locale, key) => key })
  const sms = smsSimulator({ accounts: [smsAccount] })
  await tamara.register(bank)
  await sms.register(sender)
  tamara.mood.slow = slow
  sms.mood.slow = slow
  base = await bank.listen({ port: 0, host: '127.0.0.1' })
  const senderUrl = await sender.listen({ port: 0, host: '127.0.0.1' })
  const mailbox = await openMailbox()
  const places = {
    TAMARA_URL: base,
    TWILIO_URL: senderUrl,
    UNIFONIC_URL: senderUrl,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'desk@noor.example',
  }
  const close = async () => {
    await Promise.all([bank.close(), sender.close()])
    await mailbox.close()
  }
  return { tamara, sms, mailbox, env: places, close }
}

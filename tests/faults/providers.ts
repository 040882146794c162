// The providers that outlive the kills: in the test's own process, on ports of their own.
import Fastify from 'fastify'
import { smsSimulator, type SmsSimulator } from '../../server/messages/simulators/sms/simulator.ts'
import { tamaraSimulator, type TamaraSimulator } from '../../server/payments/simulators/simulator.ts'
import { openMailbox, type Mailbox } from '../core/server/mailbox.ts'

/** The company's account with Tamara. */
export const tamaraAccount = { token: 'merchant-noor', noticeKey: 'notices-noor' }
/** Its account with the SMS provider. */
export const smsAccount = { account: 'AC-noor', token: 'token-noor' }
/** Milliseconds that a provider takes, so that some kills fall into its answers. */
const slow = 40

/** The providers' simulators. */
export interface Providers {
  tamara: TamaraSimulator
  sms: SmsSimulator
  mailbox: Mailbox
  /** Variables that lead the server there. */
  env: Record<string, string>
  close(): Promise<void>
}

/** Opens them. */
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

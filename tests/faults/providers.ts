// The providers that outlive the kills: in the test's own process, on ports of their own.
import Fastify from 'fastify'
import { smsSimulator, type SmsSimulator } from '../../server/simulators/sms/simulator.ts'
import { tamaraSimulator, type TamaraSimulator } from '../../server/simulators/tamara/simulator.ts'
import { openMailbox, type Mailbox } from '../server/mailbox.ts'

/** The company's account with Tamara. */
export const tamaraAccount = { token: 'merchant-noor', noticeKey: 'notices-noor' }
/** Its account with whoever carries its SMS. */
export const smsAccount = { account: 'AC-noor', token: 'token-noor' }
/** Milliseconds that a provider takes, so that some kills fall into its answers. */
const slow = 40

/** What stands in for the world outside. */
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
  const [bank, carrier] = [Fastify(), Fastify()]
  let base = ''
  const tamara = tamaraSimulator({ merchants: [tamaraAccount], baseUrl: () => base, texts: (_locale, key) => key })
  const sms = smsSimulator({ accounts: [smsAccount] })
  await tamara.register(bank)
  await sms.register(carrier)
  tamara.mood.slow = slow
  sms.mood.slow = slow
  base = await bank.listen({ port: 0, host: '127.0.0.1' })
  const carrierUrl = await carrier.listen({ port: 0, host: '127.0.0.1' })
  const mailbox = await openMailbox()
  const places = {
    TAMARA_URL: base,
    TWILIO_URL: carrierUrl,
    UNIFONIC_URL: carrierUrl,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'desk@noor.example',
  }
  const close = async () => {
    await Promise.all([bank.close(), carrier.close()])
    await mailbox.close()
  }
  return { tamara, sms, mailbox, env: places, close }
}

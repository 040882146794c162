// Providers' simulators that survive the kills: in the test's own process, on separate ports.
import Fastify from 'fastify'
import { smsSimulator, type SmsSimulator } from '../../server/messages/simulators/sms/simulator.ts'
import { whatsappSimulator } from '../../server/messages/simulators/whatsapp/simulator.ts'
import type { WhatsappSimulator } from '../../server/messages/simulators/whatsapp/state.ts'
import { moyasarSimulator, type MoyasarSimulator } from '../../server/payments/simulators/moyasarSimulator.ts'
import { tamaraSimulator, type TamaraSimulator } from '../../server/payments/simulators/simulator.ts'
import { openMailbox, type Mailbox } from '../core/server/mailbox.ts'

/** The company's account with Tamara. */
export const tamaraAccount = { token: 'merchant-noor', noticeKey: 'notices-noor' }
/** Its account with Moyasar. */
export const moyasarAccount = { token: 'key-noor', noticeKey: 'webhook-noor' }
/** Its account with WhatsApp. */
export const whatsappAccount = { number: '1061', account: '2061', token: 'whatsapp-noor', appSecret: 'app-noor' }
/** Its account with the SMS provider. */
export const smsAccount = { account: 'AC-noor', token: 'token-noor' }
/** Milliseconds until a provider answers, so that some kills fall into that time. */
const slow = 40

/** The providers' simulators. */
export interface Providers {
  tamara: TamaraSimulator
  moyasar: MoyasarSimulator
  sms: SmsSimulator
  whatsapp: WhatsappSimulator
  mailbox: Mailbox
  /** Environment variables that point the server to them. */
  env: Record<string, string>
  close(): Promise<void>
}

/** Starts the simulators; those that report to an address of the account do so at `publicUrl`. */
export async function openProviders(publicUrl = ''): Promise<Providers> {
  const [bank, cards, sender, phones] = [Fastify(), Fastify(), Fastify(), Fastify()]
  let [base, cardsBase] = ['', '']
  const tamara = tamaraSimulator({ merchants: [tamaraAccount], baseUrl: () => base, texts: (_locale, key) => key })
  const webhook = (path: string) => () => `${publicUrl}/api/${path}/noor`
  const moyasar = moyasarSimulator({
    merchants: [{ ...moyasarAccount, webhook: webhook('webhooks/moyasar') }],
    baseUrl: () => cardsBase,
    texts: (_locale, key) => key,
  })
  const sms = smsSimulator({ accounts: [smsAccount] })
  const whatsapp = whatsappSimulator({ accounts: [{ ...whatsappAccount, webhook: webhook('messages/whatsapp') }], lively: true })
  await tamara.register(bank)
  await moyasar.register(cards)
  await sms.register(sender)
  await whatsapp.register(phones)
  for (const { mood } of [tamara, moyasar, sms, whatsapp]) mood.slow = slow
  base = await bank.listen({ port: 0, host: '127.0.0.1' })
  cardsBase = await cards.listen({ port: 0, host: '127.0.0.1' })
  const phonesUrl = await phones.listen({ port: 0, host: '127.0.0.1' })
  const senderUrl = await sender.listen({ port: 0, host: '127.0.0.1' })
  const mailbox = await openMailbox()
  const places = {
    TAMARA_URL: base,
    MOYASAR_URL: cardsBase,
    WHATSAPP_URL: phonesUrl,
    TWILIO_URL: senderUrl,
    UNIFONIC_URL: senderUrl,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'desk@noor.example',
  }
  const close = async () => {
    await Promise.all([bank, cards, sender, phones].map((one) => one.close()))
    await mailbox.close()
  }
  return { tamara, moyasar, sms, whatsapp, mailbox, env: places, close }
}

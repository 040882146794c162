// Delivery reports as the providers send them.
import { callAsTwilio } from '../twilioCall.ts'
import type { Preferences, SimulatedSms } from './simulatedSms.ts'

const words = {
  twilio: { sent: 'sent', delivered: 'delivered', failed: 'undelivered' },
  unifonic: { sent: 'Sent', delivered: 'Delivered', failed: 'Undeliverable' },
} as const

/** Reports to the message's own address, or to that of the account's console; returns the answer's status. */
export async function reportTo(
  accounts: Preferences['accounts'],
  sms: SimulatedSms,
  state: 'sent' | 'delivered' | 'failed',
  consoleUrl?: string,
): Promise<number> {
  const url = sms.reportUrl ?? consoleUrl
  if (!url) throw new Error('Nobody asked for reports.')
  if (sms.provider === 'unifonic') {
    const body = { MessageID: Number(sms.id), CorrelationID: sms.reference, Recipient: sms.to, DLR: words.unifonic[state] }
    return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status
  }
  const account = accounts[0]
  return callAsTwilio(url, account?.token ?? '', {
    MessageSid: sms.id,
    MessageStatus: words.twilio[state],
    To: sms.to,
    AccountSid: account?.account ?? '',
  })
}

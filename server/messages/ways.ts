// The ways by which a message can be sent, from the tenant's settings and the person's browsers at present.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { findSettings } from '../core/time/workshop.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { plainRow } from '../core/access/present.ts'
import { goesByWhatsapp, whatsappWayOf, type WhatsappWay } from './whatsapp/way.ts'
import type { Senders, SmsAccount } from '../core/gateways/messages.ts'

/** The values that determine the way. */
export type Addressed = Pick<RowOf<'messages'>, 'recipient' | 'kind' | 'channel' | 'customerId' | 'staffId' | 'marketing' | 'whatsappError'>
/** A tenant's SMS provider and its account. */
export interface SmsWay {
  provider: Word<'smsProvider'>
  account: SmsAccount
}
/** How a message's text can be sent: by WhatsApp first, by SMS or mail; and whether a push comes with it or first. */
export interface Ways {
  settings: RowOf<'settings'>
  whatsapp: WhatsappWay | undefined
  sms: SmsWay | undefined
  mail: boolean
  push: RowOf<'pushSubscriptions'>[]
}

/** Maximum number of browsers that one message is pushed to, the newest first. */
const maxBrowsers = 10

const senderOf = ({ smsMarketingSender, smsSender }: RowOf<'settings'>, marketing: boolean) =>
  (marketing ? smsMarketingSender : null) ?? smsSender

/** Whether a tenant has an SMS account, without decrypting it, since every booking checks this. */
export const hasSms = (settings: RowOf<'settings'>, marketing: boolean): boolean =>
  Boolean(settings.smsProvider && settings.smsToken && senderOf(settings, marketing))

/** The tenant's SMS account, decrypted; undefined when there is none. Must not leave the server. */
export function smsWayOf(sealed: RowOf<'settings'>, marketing: boolean): SmsWay | undefined {
  if (!hasSms(sealed, marketing)) return undefined
  const settings = plainRow('settings', sealed)
  const { smsProvider: provider, smsToken: token, smsAccount: account } = settings
  const sender = senderOf(settings, marketing)
  return provider && token && sender ? { provider, account: { sender, account: account ?? '', token } } : undefined
}

async function browsersOf(tx: Scope, { channel, customerId, staffId }: Addressed): Promise<RowOf<'pushSubscriptions'>[]> {
  if ((channel !== 'push' && channel !== 'both') || !(customerId ?? staffId)) return []
  const conditions = [sql`${sql.ref(customerId ? 'customerId' : 'staffId')} = ${customerId ?? staffId}`]
  const data = await readRows(tx, 'pushSubscriptions', { size: maxBrowsers, sort: 'createdAt', order: 'DESC', conditions })
  return data.map((one) => plainRow('pushSubscriptions', one))
}

/** The way for a message's text, if any. */
function textBy({ recipient, staffId, channel }: Addressed): 'mail' | 'sms' | null {
  // A push to staff is not replaced by mail, since the notification is in the bell anyway.
  if (staffId !== null && channel === 'push') return null
  return recipient.includes('@') ? 'mail' : 'sms'
}

/** The ways for a message; without any it stays in the outbox. */
export async function waysOf(tx: Scope, senders: Senders, message: Addressed): Promise<Ways> {
  const settings = await findSettings(tx)
  const by = textBy(message)
  const whatsapp = by === 'sms' && (await goesByWhatsapp(tx, settings, message)) ? whatsappWayOf(settings) : undefined
  const sms = by === 'sms' ? smsWayOf(settings, message.marketing) : undefined
  return { settings, whatsapp, sms, mail: by === 'mail' && senders.mail !== undefined, push: await browsersOf(tx, message) }
}

/** Whether there is any way. */
export async function leadsOut(tx: Scope, settings: RowOf<'settings'>, senders: Senders, message: Addressed): Promise<boolean> {
  const by = textBy(message)
  if (by === 'sms' ? hasSms(settings, message.marketing) : by === 'mail' && senders.mail) return true
  if (by === 'sms' && (await goesByWhatsapp(tx, settings, message))) return true
  return (await browsersOf(tx, message)).length > 0
}

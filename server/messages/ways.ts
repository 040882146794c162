// By which ways a message could leaves the server, as the tenant's settings and the person's browsers are now.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { findSettings } from '../core/time/workshop.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { plainRow } from '../core/access/present.ts'
import type { Senders, SmsAccount } from '../core/gateways/messages.ts'

/** What decides about the way. */
export type Addressed = Pick<RowOf<'messages'>, 'recipient' | 'channel' | 'customerId' | 'staffId' | 'marketing'>
/** The provider of a tenant, and what to call it with. */
export interface SmsWay {
  provider: Word<'smsProvider'>
  account: SmsAccount
}
/** How a message's text can go: by SMS or mail; and whether it is to be pushed too, or first. */
export interface Ways {
  settings: RowOf<'settings'>
  sms: SmsWay | undefined
  mail: boolean
  push: RowOf<'pushSubscriptions'>[]
}

/** Browsers that one message is pushed to, the newest. */
const maxBrowsers = 10

const senderOf = ({ smsMarketingSender, smsSender }: RowOf<'settings'>, marketing: boolean) =>
  (marketing ? smsMarketingSender : null) ?? smsSender

/** Whether a tenant has an account for SMS: told without opening what is sealed, since every booking asks. */
const hasSms = (settings: RowOf<'settings'>, marketing: boolean): boolean =>
  Boolean(settings.smsProvider && settings.smsToken && senderOf(settings, marketing))

/** The tenant's account for SMS, in clear; undefined while there is none. Never leaves the server. */
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

/** By what a message's text may go at all. */
function textBy({ recipient, staffId, channel }: Addressed): 'mail' | 'sms' | null {
  // A push to a colleague is not worth a mail: the bell has it anyway.
  if (staffId !== null && channel === 'push') return null
  return recipient.includes('@') ? 'mail' : 'sms'
}

/** The ways that are open to a message; none of them: the outbox is the end of it. */
export async function waysOf(tx: Scope, senders: Senders, message: Addressed): Promise<Ways> {
  const settings = await findSettings(tx)
  const by = textBy(message)
  const sms = by === 'sms' ? smsWayOf(settings, message.marketing) : undefined
  return { settings, sms, mail: by === 'mail' && senders.mail !== undefined, push: await browsersOf(tx, message) }
}

/** Whether any way is open. */
export async function leadsOut(tx: Scope, settings: RowOf<'settings'>, senders: Senders, message: Addressed): Promise<boolean> {
  const by = textBy(message)
  if (by === 'sms' ? hasSms(settings, message.marketing) : by === 'mail' && senders.mail) return true
  return (await browsersOf(tx, message)).length > 0
}

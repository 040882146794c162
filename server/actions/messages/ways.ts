// By which ways a message could leave the house, as the tenant's settings and the person's browsers are now.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findSettings } from '../../booking/workshop.ts'
import { listRows, type RowOf, type Scope } from '../../db/repository.ts'
import { plainRow } from '../../present.ts'
import type { Carriers, SmsAccount } from '../../gateways/messages/messages.ts'

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
const mostBrowsers = 10

/** The tenant's account for SMS, in clear; undefined while there is none. Never leaves the server. */
export function smsWayOf(sealed: RowOf<'settings'>, marketing: boolean): SmsWay | undefined {
  const settings = plainRow('settings', sealed)
  const { smsProvider: provider, smsToken: token, smsAccount: account } = settings
  const sender = (marketing ? settings.smsMarketingSender : null) ?? settings.smsSender
  return provider && token && sender ? { provider, account: { sender, account: account ?? '', token } } : undefined
}

async function browsersOf(tx: Scope, { channel, customerId, staffId }: Addressed): Promise<RowOf<'pushSubscriptions'>[]> {
  if ((channel !== 'push' && channel !== 'both') || !(customerId ?? staffId)) return []
  const conditions = [sql`${sql.ref(customerId ? 'customerId' : 'staffId')} = ${customerId ?? staffId}`]
  const { data } = await listRows(tx, 'pushSubscriptions', { page: 1, size: mostBrowsers, sort: 'createdAt', order: 'DESC', conditions })
  return data.map((one) => plainRow('pushSubscriptions', one))
}

/** How a message's text could go, as the settings are. */
function textWaysOf(settings: RowOf<'settings'>, carriers: Carriers, message: Addressed): Pick<Ways, 'sms' | 'mail'> {
  const isMail = message.recipient.includes('@')
  // A push to a colleague is not worth a mail: the bell has it anyway.
  const bellOnly = message.staffId !== null && message.channel === 'push'
  return {
    sms: isMail || bellOnly ? undefined : smsWayOf(settings, message.marketing),
    mail: isMail && !bellOnly && carriers.mail !== undefined,
  }
}

/** The ways that are open to a message; none of them: the outbox is the end of it. */
export async function waysOf(tx: Scope, carriers: Carriers, message: Addressed): Promise<Ways> {
  const settings = await findSettings(tx)
  return { settings, ...textWaysOf(settings, carriers, message), push: await browsersOf(tx, message) }
}

/** Whether any way is open. */
export async function leadsOut(tx: Scope, settings: RowOf<'settings'>, carriers: Carriers, message: Addressed): Promise<boolean> {
  const { sms, mail } = textWaysOf(settings, carriers, message)
  return sms !== undefined || mail || (await browsersOf(tx, message)).length > 0
}

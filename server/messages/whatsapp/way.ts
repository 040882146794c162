// Whether a message goes by WhatsApp, and what it then says: free words within 24 hours of the person's last message, else approved ones.
import { sql } from 'kysely'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import type { Consent } from '../../../src/schema/core/kinds.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { languages } from '../../../src/schema/core/limits.ts'
import { readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { plainRow } from '../../core/access/present.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import type { FilledTemplate, WhatsappAccount } from '../../core/gateways/messages.ts'
import { agreesToWhatsapp } from '../consent.ts'
import { fitTemplate } from './fitTemplate.ts'

/** A tenant's WhatsApp provider and its account. */
export interface WhatsappWay {
  provider: Word<'whatsappProvider'>
  account: WhatsappAccount
}
type Addressed = Pick<RowOf<'messages'>, 'recipient' | 'kind' | 'channel' | 'customerId' | 'marketing' | 'whatsappError'>

// A code proves that the SIM card is at hand, which WhatsApp on a computer does not; an answer goes where its writer sent it.
const elsewhere: readonly Word<'messageKind'>[] = ['otp', 'otpIssue', 'conversationReply']

/** Whether a tenant has a WhatsApp account, without decrypting it. */
const hasWhatsapp = ({ whatsappProvider, whatsappNumber, whatsappToken }: RowOf<'settings'>): boolean =>
  Boolean(whatsappProvider && whatsappNumber && whatsappToken)

/** The tenant's WhatsApp account, decrypted; undefined when there is none. Must not leave the server. */
export function whatsappWayOf(sealed: RowOf<'settings'>): WhatsappWay | undefined {
  if (!hasWhatsapp(sealed)) return undefined
  const {
    whatsappProvider: provider,
    whatsappNumber: number,
    whatsappAccount: account,
    whatsappToken: token,
    whatsappAppSecret: signsWith,
    whatsappVerifyToken: inAddress,
  } = plainRow('settings', sealed)
  if (!provider || !number || !token) return undefined
  const secret = provider === 'unifonic' ? inAddress : signsWith
  return { provider, account: { number, account: account ?? '', token, secret: secret ?? '' } }
}

/** Whether the message goes by WhatsApp first: it was sent there, or the settings say so and the customer agreed. */
export async function goesByWhatsapp(tx: Scope, settings: RowOf<'settings'>, message: Addressed): Promise<boolean> {
  const { recipient, kind, channel, customerId, marketing, whatsappError } = message
  if (!hasWhatsapp(settings) || whatsappError !== null || recipient.includes('@')) return false
  if (channel === 'whatsapp') return true
  if (!settings.whatsappFirst || !customerId || channel === 'none' || channel === 'email' || elsewhere.includes(kind)) return false
  const { rows } = await sql<{
    consents: Consent[] | null
  }>`select consents from customers where id = ${customerId} and "deletedAt" is null`.execute(tx)
  return agreesToWhatsapp(rows[0]?.consents ?? [], marketing)
}

/** Milliseconds for which WhatsApp takes free words after the person's last message. */
export const windowMs = dayMs
/** A message that is on its way when the time ends would be refused. */
const leeway = 60_000

/** Whether the person wrote by WhatsApp in the last 24 hours. */
async function isWindowOpen(tx: Scope, recipient: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from conversations where mobile = ${recipient} and "deletedAt" is null
    and "lastWhatsappAt" > ${new Date(now.getTime() - windowMs + leeway).toISOString()}`.execute(tx)
  return rows.length > 0
}

/** The approved words that make the text; undefined where there are none. */
async function templateFor(tx: Scope, { kind, languageId }: RowOf<'messages'>, text: string): Promise<FilledTemplate | undefined> {
  const approved = await readRows(tx, 'whatsappTemplates', {
    size: 1,
    filters: { kind: [kind], languageId: [languageId], state: ['approved'] },
  })
  for (const { name, body, providerId } of approved) {
    const values = fitTemplate(body, text)
    if (values) return { name, providerId, language: languages[languageOf(languageId)].code, values }
  }
  return undefined
}

/**
 * What WhatsApp is given: the text itself, or approved words; or why it would refuse it. `asTemplate`: approved words come first, because the
 * text itself could not have its buttons.
 */
export async function contentFor(
  tx: Scope,
  message: RowOf<'messages'>,
  now: Date,
  asTemplate: boolean,
): Promise<{ template: FilledTemplate | null } | { refused: Word<'messageError'> }> {
  const isOpen = await isWindowOpen(tx, message.recipient, now)
  if (isOpen && !asTemplate) return { template: null }
  const template = await templateFor(tx, message, message.sealedBody ?? message.body)
  if (isOpen) return { template: template ?? null }
  return template ? { template } : { refused: message.channel === 'whatsapp' ? 'windowClosed' : 'templateMissing' }
}

// The two short links in a campaign's message: the campaign's link and the opt-out. Each recipient has a code, a signature over customer
// and campaign.
import { createHmac } from 'node:crypto'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { updateUnaudited } from '../core/commit/unaudited.ts'
import { customerActor } from '../core/commit/actor.ts'

const codeBytes = 12
const hidden = '•'.repeat(8)
/** The paths of the links; tenant and code follow. */
export const linkPaths = { link: '/l', optOut: '/o' } as const

/** The code of a recipient: 96 bits of an HMAC. */
export const codeOf = (services: Services, tenantId: string, campaignId: string, customerId: string): string =>
  createHmac('sha256', services.secrets.campaignLinks)
    .update(`${tenantId} ${campaignId} ${customerId}`)
    .digest()
    .subarray(0, codeBytes)
    .toString('base64url')

/** Both URLs of a recipient, and the same with the code masked, for storage where others can read them. */
export function linksOf(services: Services, tenantId: string, code: string) {
  const address = (path: string, shown: string) => `${publicUrl(services)}${path}/${tenantId}/${shown}`
  const both = (shown: string) => ({ link: address(linkPaths.link, shown), optOut: address(linkPaths.optOut, shown) })
  return { open: both(code), hidden: both(services.env.DEMO ? code : hidden) }
}

/** The recipient of a code. Throws linkExpired (410) for every unknown code. */
export async function findRecipient(tx: Scope, code: string): Promise<RowOf<'campaignRecipients'>> {
  const recipient = await findBy(tx, 'campaignRecipients', { code })
  if (!recipient) throw new Problem('linkExpired')
  return recipient
}

const landing = (tenantId: string, language: LanguageWord, page: string, query: Record<string, string>): string =>
  `/${language}/home/${page}?${new URLSearchParams({ tenantId, ...query })}`

// Only the site that the tenant configured: otherwise anyone could use the link to redirect elsewhere.
function ownSite(settings: RowOf<'settings'>, side: 'en' | 'ar', query: Record<string, string>): string | undefined {
  const address = settings.redirectUrl?.[side]
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return undefined
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.toString()
}

/** Stores when a message's link was first followed, and returns its target. Throws linkExpired (410). */
export async function followLink(services: Services, tx: Scope, tenantId: string, code: string): Promise<string> {
  const recipient = await findRecipient(tx, code)
  const campaign = await findRow(tx, 'campaigns', recipient.campaignId, { deleted: true })
  if (!campaign) throw new Problem('linkExpired')
  if (!recipient.clickedAt) {
    const now = services.now()
    const by = customerActor(recipient.customerId)
    await updateUnaudited(tx, 'noEdit', 'campaignRecipients', recipient, { clickedAt: now.toISOString() }, by, now)
  }
  const language = languageOf(recipient.languageId)
  const query = { utm_source: 'campaign', utm_medium: campaign.channel, utm_campaign: campaign.id }
  const { target } = campaign
  const outside = target === 'redirect' ? ownSite(await findSettings(tx), languages[language].code, query) : undefined
  return outside ?? landing(tenantId, language, target === 'redirect' ? 'search' : target, query)
}

/** The opt-out's page, which asks for confirmation. Opening it withdraws nothing, since programs open links too. */
export const optOutPage = (tenantId: string, languageId: Word<'language'>, code: string): string =>
  landing(tenantId, languageOf(languageId), 'opt-out', { code })

// The two links in a campaign's message: the campaign's link and the opt-out. Each recipient has a code, a signature over customer and
// campaign; messages have short links to it.
import { createHmac } from 'node:crypto'
import type { Word } from '../../src/schema/enumerations.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import { shortenAll, type ShortLink } from '../core/access/shortLink.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { updateUnaudited } from '../core/commit/unaudited.ts'
import { customerActor } from '../core/commit/actor.ts'

const codeBytes = 12
/** The paths of the links; tenant and code follow. */
export const linkPaths = { link: '/l', optOut: '/o' } as const

/** The code of a recipient: 96 bits of an HMAC. */
export const codeOf = (services: Services, tenantId: string, campaignId: string, customerId: string): string =>
  createHmac('sha256', services.secrets.campaignLinks)
    .update(`${tenantId} ${campaignId} ${customerId}`)
    .digest()
    .subarray(0, codeBytes)
    .toString('base64url')

type Addresses = Record<keyof typeof linkPaths, string>
/** Days for which a message's links open. */
const linkDays = 90

/**
 * The short links of recipients' messages by their codes, in their order; and `hidden`, the same masked, for storage where others can read
 * them. They lead to the campaign's own paths, which know the recipient.
 */
export async function linksOf(services: Services, tx: Scope, tenantId: string, codes: readonly string[]) {
  const expiresAt = new Date(services.now().getTime() + linkDays * dayMs)
  const address = (path: string, code: string) => `${publicUrl(services)}${path}/${tenantId}/${code}`
  const short = async (path: string) =>
    shortenAll(
      services,
      tx,
      codes.map((code) => address(path, code)),
      expiresAt,
    )
  const [links, optOuts] = [await short(linkPaths.link), await short(linkPaths.optOut)]
  const both = (place: number, side: keyof ShortLink): Addresses => ({
    link: links[place]?.[side] ?? '',
    optOut: optOuts[place]?.[side] ?? '',
  })
  return codes.map((code, place) => ({ code, open: both(place, 'url'), hidden: both(place, 'hidden') }))
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

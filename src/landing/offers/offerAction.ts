// What one does about an offer: where its link leads, or the flow that fits.
import type { Content } from '../../schema/calls/landingContent.ts'
import { pages, type PageName } from '../routes.ts'
import { flagOf } from '../tiles.ts'

/** A place elsewhere, or a screen of the landing with what its address says. */
export type OfferAction = { href: string } | { page: PageName; told: Record<string, string> }
type Flags = Readonly<Record<string, boolean>>

const isOn = (flags: Flags, page: PageName): boolean => flags[flagOf(page) ?? ''] ?? true

/** The one action; undefined where there is none, or the tenant has switched it off. */
export function offerAction({ slug, kind, link }: Pick<Content, 'slug' | 'kind' | 'link'>, flags: Flags): OfferAction | undefined {
  if (link && /:|^\//.test(link)) return { href: link }
  const [word = '', told] = (link ?? '').split('?')
  const named = pages.find((page) => page === word)
  const page = named ?? (kind === 'banner' ? undefined : (['lead', 'book-service'] as const).find((one) => isOn(flags, one)))
  if (!page || !isOn(flags, page)) return undefined
  return { page, told: { ...Object.fromEntries(new URLSearchParams(told)), ...(page === 'lead' ? { offer: slug } : {}) } }
}

// The action of an offer: its link, or the flow that suits it.
import type { Content } from '../../schema/content/calls/landingContent.ts'
import { pages, type PageName } from '../core/routes.ts'
import { switchOf, type Switch } from '../../schema/core/pageSwitches.ts'

/** An outside address, or a page of the landing with its query. */
export type OfferAction = { href: string } | { page: PageName; details: Record<string, string> }
type Flags = Readonly<Partial<Record<Switch, boolean>>>

const isOn = (flags: Flags, page: PageName): boolean => {
  const flag = switchOf(page)
  return (flag && flags[flag]) ?? true
}

/** The action of an offer; undefined where there is none, or the tenant has switched it off. */
export function offerAction({ slug, kind, link }: Pick<Content, 'slug' | 'kind' | 'link'>, flags: Flags): OfferAction | undefined {
  if (link && /:|^\//.test(link)) return { href: link }
  const [word = '', linkParams] = (link ?? '').split('?')
  const named = pages.find((page) => page === word)
  const page = named ?? (kind === 'banner' ? undefined : (['lead', 'book-service'] as const).find((one) => isOn(flags, one)))
  if (!page || !isOn(flags, page)) return undefined
  return { page, details: { ...Object.fromEntries(new URLSearchParams(linkParams)), ...(page === 'lead' ? { offer: slug } : {}) } }
}

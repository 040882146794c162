// The maps of the landing for search engines. Source: sitemaps.org, protocol 0.9; the languages as Google asks for them.
import { languages } from '../../src/schema/core/limits.ts'
import { escaped } from '../core/http/html.ts'
import { addressOf, isListed, type DrawnPage } from './describePage.ts'

/** The path of the map of all tenants; with `?tenantId=` that of one. */
export const sitemapPath = '/sitemap.xml'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The map of all tenants: the addresses of their maps. */
export const sitemapIndex = (origin: string, tenantIds: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespaces}>${tenantIds
    .map((tenantId) => `<sitemap><loc>${escaped(`${origin}${sitemapPath}?${new URLSearchParams({ tenantId })}`)}</loc></sitemap>`)
    .join('')}</sitemapindex>`

/** The map of a tenant: its pages that are open, each with its languages. */
export function sitemapOf(origin: string, tenantId: string, pages: readonly DrawnPage[], isOpen: (page: string) => boolean): string {
  const listed = pages.filter(({ name }) => isListed(name) && isOpen(name))
  const entries = listed.map(({ language, name }) => {
    const others = listed.filter((one) => one.name === name)
    const alternates = others.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${languages[one.language].code}" href="${escaped(addressOf(origin, tenantId, one.language, name))}"/>`,
    )
    return `<url><loc>${escaped(addressOf(origin, tenantId, language, name))}</loc>${alternates.join('')}</url>`
  })
  return `${declaration}<urlset ${namespaces}>${entries.join('')}</urlset>`
}

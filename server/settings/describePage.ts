// What the server writes into a page of the landing, so that a search engine, a shared link and the first paint name the tenant.
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { switchOf } from '../../src/schema/core/pageSwitches.ts'
import type { LandingLocation } from '../../src/schema/masters/index.ts'
import type { Described } from '../core/http/described.ts'
import { escaped } from '../core/http/html.ts'
import type { LandingSettings } from './showSettings.ts'
import { homeIcon, pictureAddress, sharedPicture } from './pictureAddress.ts'

/** A page of the landing as the build has drawn it. */
export interface DrawnPage {
  language: LanguageWord
  /** Its route word. */
  name: string
  html: string
  title: string
  description: string
}
/** A tenant's settings with its id. */
export type TenantSettings = LandingSettings & { tenantId: string }

// What opens with a link of one's own, or shows one's own data, is found by nobody else.
const personal = new Set(['manage-service', 'manage-service-tamara', 'job', 'survey', 'opt-out', 'staff/login'])
/** Whether search engines may list the page. */
export const isListed = (name: string): boolean => !personal.has(name)

/** Whether a tenant offers the page. */
export function isOpen({ flags }: TenantSettings, name: string): boolean {
  const flag = switchOf(name)
  return flag === undefined || (flags[flag] ?? false)
}

const words = Object.keys(languages) as LanguageWord[]
const unescaped = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** A page from the HTML of the build; `path` is '<language>/<page>'. */
export function readDrawn(path: string, html: string): DrawnPage {
  const language = words.find((word) => path.startsWith(`${word}/`)) ?? 'english'
  return {
    language,
    name: path.slice(language.length + 1),
    html,
    title: unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    description: unescaped(/<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? ''),
  }
}

/** The public address of a tenant's page. */
export const addressOf = (
  origin: string,
  tenantId: string,
  language: LanguageWord,
  name: string,
  link: Record<string, string> = {},
): string => `${origin}/${language}/home/${name}?${new URLSearchParams({ tenantId, ...link })}`

const tag = (element: string, attributes: Record<string, string>) =>
  `<${element} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')}>`

const hoursOf = (hours: LandingLocation['hours']) =>
  Object.entries(hours).flatMap(([day, spans]) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.replace(/^./, (letter) => letter.toUpperCase())}`,
      opens: from,
      closes: to,
    })),
  )

/** A branch for search engines. Source: schema.org/AutoRepair. */
function branchOf(
  origin: string,
  { tenantId, name: dealer, supportNumber }: TenantSettings,
  { language }: DrawnPage,
  branch: LandingLocation,
) {
  const { code } = languages[language]
  const { id, name, city, address, phone, point, hours } = branch
  const url = addressOf(origin, tenantId, language, 'search')
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRepair',
    '@id': `${url}#${id}`,
    name: `${dealer[code]} · ${name[code]}`,
    url,
    image: origin + pictureAddress(sharedPicture, tenantId),
    telephone: phone ?? supportNumber,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address[code] }),
      ...(city && { addressLocality: city[code] }),
      addressCountry: 'SA',
    },
    ...(point && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } }),
    openingHoursSpecification: hoursOf(hours),
  }
}

/** The elements of the head; `origin` is the product's public one, `branches` those to name, `about` the one thing that the page is about. */
export function describePage(
  origin: string,
  settings: TenantSettings,
  page: DrawnPage,
  branches: readonly LandingLocation[],
  about?: Described,
): string {
  const { tenantId, name, tagline } = settings
  const { code } = languages[page.language]
  const here = addressOf(origin, tenantId, page.language, page.name, about?.link)
  const title = page.name === 'search' ? (tagline?.[code] ?? page.title) : page.title
  const drawn = { 'image:type': 'image/png', 'image:width': String(sharedPicture.width), 'image:height': String(sharedPicture.height) }
  const image = origin + (about?.picture ?? pictureAddress(sharedPicture, tenantId))
  const og = {
    type: about ? 'product' : 'website',
    site_name: name[code],
    title: `${title} · ${name[code]}`,
    description: page.description,
    url: here,
    locale: page.language === 'arabic' ? 'ar_SA' : 'en_GB',
    'locale:alternate': page.language === 'arabic' ? 'en_GB' : 'ar_SA',
    image,
    // A photo's own measures are not known here.
    ...(about?.picture ? {} : drawn),
    'image:alt': about?.title ?? name[code],
  }
  const links = isListed(page.name)
    ? [
        tag('link', { rel: 'canonical', href: here }),
        ...words.map((word) =>
          tag('link', {
            rel: 'alternate',
            hreflang: languages[word].code,
            href: addressOf(origin, tenantId, word, page.name, about?.link),
          }),
        ),
      ]
    : [tag('meta', { name: 'robots', content: 'noindex' })]
  const things = [
    ...branches.map((branch) => branchOf(origin, settings, page, branch)),
    ...(about ? [about.graph({ url: here, image })] : []),
  ]
  const graph = things.map((thing) => JSON.stringify(thing).replace(/</g, '\\u003c'))
  return [
    ...links,
    ...Object.entries(og).map(([property, content]) => tag('meta', { property: `og:${property}`, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('link', { rel: 'apple-touch-icon', href: pictureAddress(homeIcon, tenantId) }),
    ...graph.map((json) => `<script type="application/ld+json">${json}</script>`),
  ].join('')
}

/** The page with the tenant's mark, name and headline in the places that the build has marked for them, and with its name in the title. */
export function nameTenant(
  { language, html, title }: DrawnPage,
  { name, tagline, logo, logoImage, logoDarkImage }: TenantSettings,
): string {
  const { code } = languages[language]
  const dealer = escaped(name[code])
  const picture = (src: string, width?: string) => tag('img', { src, ...(width ? { width } : {}), height: '38', alt: '' })
  const own = logoImage && picture(logoImage) + picture(logoDarkImage ?? logoImage)
  const mark = own ?? (logo ? picture(`/assets/logos/${logo}.svg`, '38') : [...name[code]][0])
  const written: Record<string, string | undefined> = {
    name: dealer,
    headline: tagline ? escaped(tagline[code]) : undefined,
    mark,
  }
  return html
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)} · ${dealer}`)
    .replace(
      /(<[^>]+ data-tenant="(\w+)"[^>]*>)([^<]*)/g,
      (_all, start: string, which: string, drawn: string) =>
        (own && which === 'mark' ? start.replace('mark-letter', 'mark-own') : start) + (written[which] ?? drawn),
    )
}

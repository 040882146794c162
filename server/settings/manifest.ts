// The web app manifest of a tenant's pages: name, colours and icon. iPhones and iPads push only to pages on the home screen.
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import type { LandingSettings } from './showSettings.ts'

/** Its path; the query names tenant, language and side. */
export const manifestPath = '/manifest.webmanifest'
/** The page for the home screen. */
interface Requested {
  tenantId: string
  language: LanguageWord
  staff: boolean
}

const icon = { src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }

/** The link element of a page's head for its manifest. */
export function manifestLink({ tenantId, language, staff }: Requested): string {
  const query = new URLSearchParams({ tenantId, language, ...(staff ? { side: 'staff' } : {}) })
  return `<link rel="manifest" href="${manifestPath}?${query.toString().replaceAll('&', '&amp;')}">`
}

/** The manifest of a tenant. */
export function manifestOf({ name, primaryColour, logo }: LandingSettings, { tenantId, language, staff }: Requested) {
  const { code, direction } = languages[language]
  const home = `/${language}/home/search?${new URLSearchParams({ tenantId })}`
  return {
    // A separate app for each tenant and side.
    id: `/?${new URLSearchParams({ app: `${tenantId}-${staff ? 'staff' : 'landing'}` })}`,
    name: name[code],
    short_name: name[code],
    lang: code,
    dir: direction,
    start_url: staff ? '/home/dashboard' : home,
    scope: '/',
    display: 'standalone',
    theme_color: primaryColour,
    background_color: '#ffffff',
    icons: [...(logo?.endsWith('.svg') ? [{ ...icon, src: logo }] : []), icon],
  }
}

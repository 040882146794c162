// The web app manifest of a tenant's pages: name, colours and icon. iPhones and iPads push only to pages on the home screen.
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { tenantTokens } from '../../src/tokens/tokens.ts'
import { addressOf, isOpen, type DrawnPage, type TenantSettings } from './describePage.ts'
import { appIcons, maskableIcon, pictureAddress, type DrawnPicture } from './pictureAddress.ts'

/** Its path; the query names tenant, language and side. */
export const manifestPath = '/manifest.webmanifest'
/** The page for the home screen. */
interface Requested {
  tenantId: string
  language: LanguageWord
  staff: boolean
}

// What a long press on the icon offers, as far as the tenant has it switched on.
const shortcuts = ['book-service', 'manage-service']

/** The link element of a page's head for its manifest. */
export function manifestLink({ tenantId, language, staff }: Requested): string {
  const query = new URLSearchParams({ tenantId, language, ...(staff ? { side: 'staff' } : {}) })
  return `<link rel="manifest" href="${manifestPath}?${query.toString().replaceAll('&', '&amp;')}">`
}

/** The manifest of a tenant; `pages` are the landing's, of which the shortcuts have their names. */
export function manifestOf(settings: TenantSettings, { tenantId, language, staff }: Requested, pages: readonly DrawnPage[]) {
  const { name, primaryColour, secondaryColour } = settings
  const { code, direction } = languages[language]
  const addressIn = (page: string) => addressOf('', tenantId, language, page)
  const iconOf = (picture: DrawnPicture, purpose: 'any' | 'maskable') => ({
    src: pictureAddress(picture, tenantId),
    sizes: `${picture.width}x${picture.height}`,
    type: 'image/png',
    purpose,
  })
  return {
    // A separate app for each tenant and side.
    id: `/?${new URLSearchParams({ app: `${tenantId}-${staff ? 'staff' : 'landing'}` })}`,
    name: name[code],
    short_name: name[code],
    lang: code,
    dir: direction,
    start_url: staff ? '/home/dashboard' : addressIn('search'),
    scope: '/',
    display: 'standalone',
    theme_color: primaryColour,
    background_color: tenantTokens({ primary: primaryColour, secondary: secondaryColour, mode: 'light' })['--surface-0'],
    icons: [...appIcons.map((icon) => iconOf(icon, 'any')), iconOf(maskableIcon, 'maskable')],
    shortcuts: staff
      ? []
      : pages
          .filter((page) => page.language === language && shortcuts.includes(page.name) && isOpen(settings, page.name))
          .sort((one, other) => shortcuts.indexOf(one.name) - shortcuts.indexOf(other.name))
          .map(({ title, name: page }) => ({ name: title, url: addressIn(page) })),
  }
}

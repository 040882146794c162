// A tenant's manifest: what a browser needs to put its pages on a home screen, in the language of the page.
import { expect, it } from 'vitest'
import type { DrawnPage, TenantSettings } from '../../server/settings/describePage.ts'
import { manifestOf } from '../../server/settings/manifest.ts'

const pages = (['english', 'arabic'] as const).flatMap((language) =>
  ['search', 'manage-service', 'book-service'].map((name): DrawnPage => ({
    language,
    name,
    title: `${language} ${name}`,
    html: '',
    description: '',
  })),
)
const settings = {
  tenantId: 'noor',
  name: { en: 'Noor Motors', ar: 'نور للسيارات' },
  primaryColour: '#1a5fb4',
  secondaryColour: '#d1e8ff',
  flags: { BOOK_A_SERVICE: true, serviceBooking: true },
} as TenantSettings

it('names the tenant in the page’s language and direction, begins at its first page, and has the icons that browsers ask for', () => {
  const manifest = manifestOf(settings, { tenantId: 'noor', language: 'arabic', staff: false }, pages)
  expect(manifest).toMatchObject({
    name: 'نور للسيارات',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/arabic/home/search?tenantId=noor',
    scope: '/',
    display: 'standalone',
    theme_color: '#1a5fb4',
  })
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/)
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  expect(manifest.icons.every(({ src }) => src.endsWith('?tenantId=noor'))).toBe(true)
  expect(manifest.shortcuts).toEqual([
    { name: 'arabic book-service', url: '/arabic/home/book-service?tenantId=noor' },
    { name: 'arabic manage-service', url: '/arabic/home/manage-service?tenantId=noor' },
  ])
})

it('offers no shortcut to what the tenant has switched off', () => {
  const flags = { ...settings.flags, BOOK_A_SERVICE: false }
  const { shortcuts } = manifestOf({ ...settings, flags }, { tenantId: 'noor', language: 'english', staff: false }, pages)
  expect(shortcuts.map(({ url }) => url)).toEqual(['/english/home/manage-service?tenantId=noor'])
})

it('is another app for staff, and for another tenant', () => {
  const of = (tenantId: string, staff: boolean) => manifestOf(settings, { tenantId, language: 'english', staff }, pages)
  expect(new Set([of('noor', false).id, of('noor', true).id, of('najd', false).id]).size).toBe(3)
  expect(of('noor', true)).toMatchObject({ start_url: '/home/dashboard', shortcuts: [] })
})

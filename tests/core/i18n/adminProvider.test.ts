import { afterEach, expect, it, vi } from 'vitest'
import { createAdminI18n } from '../../../src/i18n/adminProvider.ts'
import { withReactAdmin } from '../../../src/i18n/reactAdminTexts.ts'

afterEach(() => vi.unstubAllGlobals())

it('speaks both languages from the text files, with the dual of Arabic, and the plural where react-admin names a resource', async () => {
  const files: Record<string, object> = {
    // As the build writes it.
    '/assets/i18n/english.json': withReactAdmin('english', { cars: 'Car |||| Cars' }),
    '/assets/i18n/arabic.json': {
      cars: 'سيارة |||| سيارات',
      six: 'صفر |||| واحد |||| اثنان |||| قليل |||| كثير |||| آخر',
      resources: { cars: { name: 'سيارات |||| سيارة |||| سيارتان |||| سيارات |||| سيارة |||| سيارة' } },
    },
  }
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(JSON.stringify(files[url]))))
  const provider = await createAdminI18n('english')
  expect([provider.getLocale(), provider.translate('cars', { smart_count: 2 }), provider.translate('ra.action.save')]).toEqual([
    'en',
    'Cars',
    'Save',
  ])
  await provider.changeLocale('ar')
  expect(provider.translate('cars', { smart_count: 1 })).toBe('سيارة')
  expect(provider.translate('cars', { smart_count: 2 })).toBe('سيارات')
  expect(provider.translate('six', { smart_count: 2 })).toBe('اثنان')
  expect(provider.translate('resources.cars.name', { smart_count: 2 })).toBe('سيارات')
})

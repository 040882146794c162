// A car's model in the reader's language, whichever way it was typed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '../../src/admin/core/client.ts'
import { modelIn, modelNames } from '../../src/admin/core/modelNames.ts'
import { loadModelNames } from '../../src/admin/masters/loadModelNames.ts'
import { rowTitle } from '../../src/admin/core/fields/rowTitle.ts'
import { formatFor } from '../../src/i18n/format.ts'
import { defaultRegion } from '../../src/schema/core/time/region.ts'

const names = [
  { en: 'Camry', ar: 'كامري' },
  { en: 'Land Cruiser', ar: 'لاندكروزر' },
]
const i18nIn = (code: 'en' | 'ar') => ({
  ...{ code, language: code === 'en' ? ('english' as const) : ('arabic' as const), ...defaultRegion },
  translate: (key: string) => key,
  format: formatFor('english'),
  models: modelNames.get(),
})

describe('the name of a model', () => {
  beforeEach(() => {
    vi.spyOn(client, 'call').mockResolvedValue({ names })
    return loadModelNames()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    modelNames.set(new Map())
  })

  it.each([
    ['Camry', 'en', 'Camry'],
    ['Camry', 'ar', 'كامري'],
    ['كامري', 'en', 'Camry'],
    [' land cruiser ', 'ar', 'لاندكروزر'],
    ['Landcruiser', 'ar', 'Landcruiser'],
    [null, 'ar', ''],
  ] as const)('%s is in %s %s', (typed, code, shown) => expect(modelIn(i18nIn(code), typed)).toBe(shown))

  it('is part of a car’s title', () => {
    expect(rowTitle('vehicles', { id: '1', plate: 'ABJ1234', model: 'camry' }, i18nIn('ar'))).toBe('ABJ 1234 كامري')
  })

  it('stays as it is where the names cannot be loaded', async () => {
    vi.mocked(client.call).mockRejectedValue(new Error('offline'))
    await expect(loadModelNames()).rejects.toThrow('offline')
    expect(modelIn(i18nIn('ar'), 'Camry')).toBe('كامري')
  })
})

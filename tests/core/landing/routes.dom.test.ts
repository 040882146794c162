import { expect, it } from 'vitest'
import { defaultPath, pages, pathOf, readRoute } from '../../../src/landing/core/routes.ts'
import { languageWords } from '../../../src/i18n/language.ts'

it('reads back every path it makes', () => {
  for (const language of languageWords) for (const page of pages) expect(readRoute(pathOf({ language, page }))).toEqual({ language, page })
})
it('takes a language alone, and its home, for the search page', () => {
  for (const path of ['/arabic', '/arabic/', '/arabic/home', '/arabic/home/'])
    expect(readRoute(path)).toEqual({ language: 'arabic', page: 'search' })
})
it.each(['/french/home/search', '/english/home/nowhere', '/english/search', '/english/home/search/more', '/constructor', '/'])(
  'does not know %s',
  (path) => {
    expect(readRoute(path)).toBeUndefined()
  },
)
it('sends unknown paths to the English search page', () => expect(defaultPath).toBe('/english/home/search'))

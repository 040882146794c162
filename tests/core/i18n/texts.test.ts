import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { schemaKeys } from './schemaTexts.ts'
import { flatten, formsOf, parametersOf, readTexts, type TextTree } from './textTree.ts'

const own = { english: readTexts('english'), arabic: readTexts('arabic') }
const reactAdmin = flatten(english as unknown as TextTree)
const sources = new Map([...reactAdmin, ...own.english])
// The link to English is written in English on an Arabic page.
const inTheOtherLanguage = ['app.otherLanguage']
// Codes, links, numbers: examples that are the same in both languages.
const isValue = (key: string) => /^messages\.placeholders\.\w+\.example$/.test(key)
const differing = (fits: (source: string, arabic: string) => boolean) =>
  [...sources].filter(([key, source]) => !fits(source, own.arabic.get(key) ?? '')).map(([key]) => key)

describe('the language files', () => {
  it.each(['english', 'arabic'] as const)('name everything the schema defines in %s', (word) => {
    expect(schemaKeys.filter((key) => !own[word].get(key)?.trim())).toEqual([])
  })

  it('hold the same keys in both languages, react-admin’s own included', () => {
    expect([...sources.keys()].filter((key) => !own.arabic.has(key))).toEqual([])
    expect([...own.arabic.keys()].filter((key) => !sources.has(key))).toEqual([])
  })

  it('take the same parameters in both languages', () => {
    expect(differing((source, arabic) => parametersOf(source).join() === parametersOf(arabic).join())).toEqual([])
  })

  it('give every counted text its two English and six Arabic forms', () => {
    expect(
      differing((source, arabic) => {
        const [sourceForms, arabicForms] = [formsOf(source).length, formsOf(arabic).length]
        return sourceForms === 1 ? arabicForms === 1 : sourceForms === 2 && arabicForms === 6
      }),
    ).toEqual([])
  })

  it('leave no Arabic text in Latin letters', () => {
    const bare = (text: string) => text.replace(/%\{\w+\}/g, '')
    const latin = [...own.arabic].filter(([, text]) => /[a-z]/i.test(bare(text)) && !/[\u0621-\u064a]/.test(text)).map(([key]) => key)
    expect(latin.filter((key) => !isValue(key))).toEqual(inTheOtherLanguage)
  })

  it('carry the specification’s sentences to the letter', () => {
    expect(own.english.get('errors.offline')).toBe('No Internet Connection')
    expect(own.english.get('errors.noCustomer')).toBe('Sorry, No customer found on CMS.')
    expect(own.english.get('errors.mobileNotMatched')).toBe('Mobile number not matched')
    expect(own.english.get('validation.minutesGap')).toBe("Your minutes - %{n} doesn't match your minutesGap - %{gap}")
  })
})

import { languages, type LanguageWord } from '../schema/core/limits.ts'

/** The languages' words as in routes and names of text files. */
export const languageWords = Object.keys(languages) as LanguageWord[]
/** Whether a word names a language. */
export const isLanguage = (word: string | undefined): word is LanguageWord => word !== undefined && Object.hasOwn(languages, word)
/** The language that a code ('en', 'ar') names; English for any other. */
export const languageOfCode = (code: string): LanguageWord => languageWords.find((word) => languages[word].code === code) ?? 'english'
/** The key of a language in bilingual values. */
export const codeOf = (word: LanguageWord): 'en' | 'ar' => languages[word].code
/** The id of a language in the API, a word of the enumeration `language`. */
export const idOf = (word: LanguageWord): '1' | '2' => (languages[word].id === 1 ? '1' : '2')

/** Sets the document's language and direction. */
export function speak(word: LanguageWord): void {
  const { code, direction } = languages[word]
  document.documentElement.lang = code
  document.documentElement.dir = direction
}

import { languages, type LanguageWord } from '../schema/core/limits.ts'

/** The words of the languages, as routes and text files spell them. */
export const languageWords = Object.keys(languages) as LanguageWord[]
/** Whether a word names a language. */
export const isLanguage = (word: string | undefined): word is LanguageWord => word !== undefined && Object.hasOwn(languages, word)
/** The language that a code ('en', 'ar') names; English for any other. */
export const languageOfCode = (code: string): LanguageWord => languageWords.find((word) => languages[word].code === code) ?? 'english'
/** The side that a language's bilingual values are under. */
export const codeOf = (word: LanguageWord): 'en' | 'ar' => languages[word].code
/** The id of a language on the wire, as a word of the `language` list. */
export const idOf = (word: LanguageWord): '1' | '2' => (languages[word].id === 1 ? '1' : '2')

/** Tells the document which language it is in and which way it runs. */
export function speak(word: LanguageWord): void {
  const { code, direction } = languages[word]
  document.documentElement.lang = code
  document.documentElement.dir = direction
}

import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'

/** The language of a language id (specification, section 9): '2' is Arabic, any other English. */
export const languageOf = (id: string): LanguageWord => (String(languages.arabic.id) === id ? 'arabic' : 'english')

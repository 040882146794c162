// The product's own texts, so that a test finds things as a person would, in either language.
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { createTranslate, type Translate } from '../../src/i18n/translate.ts'

/** Both languages. */
export const bothLanguages = ['english', 'arabic'] as const satisfies readonly LanguageWord[]

/**
 * Each language at one of the sizes, and so on one of the engines: for stories of what a page does. Stories of how it looks take every
 * language at every size.
 */
export const languagesAtSizes = [
  ['arabic', '@phone'],
  ['english', '@desktop'],
] as const satisfies readonly (readonly [LanguageWord, '@phone' | '@desktop'])[]

/** Texts by key in a language. */
export function textsIn(word: LanguageWord): Translate {
  return createTranslate(word, mergeTextFiles('src/schema', word))
}

// The product's own texts, so that a test finds things as a person would, in either language.
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { createTranslate, type Translate } from '../../src/i18n/translate.ts'

/** Both languages. */
export const bothLanguages = ['english', 'arabic'] as const satisfies readonly LanguageWord[]

/** The size, and so the engine, at which a language is walked in stories of what a page does. Stories of how it looks take every size. */
export const sizeOf = { english: '@desktop', arabic: '@phone' } as const satisfies Record<LanguageWord, string>

/** Each language with its size. */
export const languagesAtSizes = bothLanguages.map((word) => [word, sizeOf[word]] as const)

/** Texts by key in a language. */
export function textsIn(word: LanguageWord): Translate {
  return createTranslate(word, mergeTextFiles('src/schema', word))
}

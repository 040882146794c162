// The product's own texts, so that a test finds things as a person would, in either language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageWord } from '../../src/schema/limits.ts'
import { createTranslate, type Messages, type Translate } from '../../src/i18n/translate.ts'

/** Both languages. */
export const bothLanguages = ['english', 'arabic'] as const satisfies readonly LanguageWord[]

/** Texts by key in a language. */
export function textsIn(word: LanguageWord): Translate {
  const file = join(import.meta.dirname, `../../public/assets/i18n/${word}.json`)
  return createTranslate(word, JSON.parse(readFileSync(file, 'utf8')) as Messages)
}

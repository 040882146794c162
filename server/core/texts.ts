// The texts of both languages, read once, for messages that the server writes.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import type { TextKey } from '../../src/schema/textKey.ts'
import { readTextFile } from './texts/textFiles.ts'

/** Returns the text of a key in a language, with parameters filled in. */
export type Texts = (language: LanguageWord, key: TextKey, params?: Record<string, string | number>) => string

/** The folder of the texts: the built files beside the bundle, or the features' sources. Throws when there is neither. */
function textsFolder(): string {
  const places = ['../public/assets/i18n', '../src/schema', '../../src/schema'].map((place) => resolve(import.meta.dirname, place))
  const found = places.find((place) => existsSync(join(place, 'english.json')) || existsSync(join(place, 'core/texts.en.json')))
  if (!found) throw new Error('The language files are missing: build first.')
  return found
}

/**
 * Loads the texts of both languages from a folder (default `textsFolder`). The result returns a key itself when there is no text for it.
 */
export function loadTexts(folder: string = textsFolder()): Texts {
  const translators = new Map(
    (Object.keys(languages) as LanguageWord[]).map((language) => [language, createTranslate(language, readTextFile(folder, language))]),
  )
  return (language, key, params) => translators.get(language)?.(key, params) ?? key
}

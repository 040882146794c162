// The two language files, read once, for messages that the server itself writes.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages, type LanguageWord } from '../src/schema/limits.ts'
import { createTranslate, type Messages } from '../src/i18n/translate.ts'

/** A text by its key in a language; unknown keys come back as they are. */
export type Texts = (language: LanguageWord, key: string, params?: Record<string, string | number>) => string

/** The folder of the language files: from the sources, or from the bundle two folders down. Throws where there is none. */
export function textsFolder(): string {
  const places = ['../public/assets/i18n', '../../public/assets/i18n'].map((place) => resolve(import.meta.dirname, place))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('The language files are missing: build first.')
  return found
}

/** Loads the language files of a folder. */
export function loadTexts(folder: string): Texts {
  const translators = new Map(
    (Object.keys(languages) as LanguageWord[]).map((language) => {
      const messages = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Messages
      return [language, createTranslate(language, messages)]
    }),
  )
  return (language, key, params) => translators.get(language)?.(key, params) ?? key
}

// Merges the texts of all features into one file a language. Sources: src/schema/<feature>/texts.en.json and texts.ar.json.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '../../../src/i18n/translate.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'

const endings = { english: 'en', arabic: 'ar' } as const satisfies Record<LanguageWord, string>
const words = Object.keys(endings) as LanguageWord[]

/** Adds the texts of one file to those read before. Throws when a key has a text already. */
function addTexts(target: Messages, added: Messages, path: string): void {
  for (const [key, value] of Object.entries(added)) {
    const present = target[key]
    if (typeof value === 'object' && (present === undefined || typeof present === 'object')) {
      const section = present ?? {}
      target[key] = section
      addTexts(section, value, `${path}${key}.`)
    } else if (present === undefined) target[key] = value
    else throw new Error(`Two features have a text for ${path}${key}.`)
  }
}

/** All texts of a language from the features' sources (src/schema), by section. Throws when two features have a text for the same key. */
export function mergeTextFiles(sources: string, word: LanguageWord): Messages {
  const merged: Messages = {}
  for (const feature of readdirSync(sources).sort()) {
    const file = join(sources, feature, `texts.${endings[word]}.json`)
    if (existsSync(file)) addTexts(merged, JSON.parse(readFileSync(file, 'utf8')) as Messages, '')
  }
  return merged
}

/** Writes english.json and arabic.json into a folder, from the features' sources. Throws as `mergeTextFiles`. */
export function writeTextFiles(sources: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const word of words) writeFileSync(join(folder, `${word}.json`), JSON.stringify(mergeTextFiles(sources, word)))
}

/** The texts of a language from a folder of built files, or from the features' sources when the folder has none. */
export function readTextFile(folder: string, word: LanguageWord): Messages {
  const file = join(folder, `${word}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : mergeTextFiles(folder, word)
}

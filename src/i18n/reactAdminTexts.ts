// The texts of the staff's pages as the build writes them: ours, and in English react-admin's own where we have none. Not loaded by a page.
import english from 'ra-language-english'
import type { LanguageWord } from '../schema/core/limits.ts'
import type { Messages } from './translate.ts'

/** Merges two sets of texts by key; `over` wins. */
function merged(under: Messages, over: Messages): Messages {
  const result: Messages = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = result[key]
    result[key] = typeof value === 'object' && typeof below === 'object' ? merged(below, value) : value
  }
  return result
}

/** The texts of a language with react-admin's. In Arabic ours name all of them, as a test ensures. */
export const withReactAdmin = (word: LanguageWord, own: Messages): Messages => (word === 'english' ? merged(english as Messages, own) : own)

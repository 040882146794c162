// Texts by key, as Polyglot reads them (`%{name}`, forms parted by `||||`, `smart_count`), at a hundredth of its weight.
import type { LanguageWord } from '../schema/core/limits.ts'
import { pluralIndex } from './plural.ts'
import type { TextKey } from '../schema/textKey.ts'

/** The texts of a language, by section. */
export interface Messages {
  [key: string]: string | Messages
}
/** What a text needs filled in; `smart_count` chooses its form. */
type TextParams = Readonly<Record<string, string | number>>
/** A text by its key. */
export type Translate = (key: TextKey, params?: TextParams) => string

const separator = '||||'

/** The text under a dotted key, if there is one. Keys of enumerations may hold dots of their own ('Dr.'). */
function findText(messages: Messages, key: string): string | undefined {
  const direct = messages[key]
  if (typeof direct === 'string') return direct
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const section = messages[key.slice(0, dot)]
    const found = typeof section === 'object' ? findText(section, key.slice(dot + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** The form of a text for a count. A text with two forms only means one and any other, in every language. */
function formFor(text: string, word: LanguageWord, count: number): string {
  const forms = text.split(separator).map((form) => form.trim())
  const place = forms.length === 2 ? Number(count !== 1) : pluralIndex(word, count)
  return forms[place] ?? forms[forms.length - 1] ?? text
}

/** Makes the lookup for one language; a missing text reads as its key. */
export function createTranslate(word: LanguageWord, messages: Messages): Translate {
  return (key, params = {}) => {
    const text = findText(messages, key)
    if (text === undefined) return key
    const { smart_count: count } = params
    const chosen = text.includes(separator) ? formFor(text, word, Number(count ?? 1)) : text
    return chosen.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
  }
}

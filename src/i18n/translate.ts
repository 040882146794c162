// Texts by key in Polyglot's notation (`%{name}`, forms separated by `||||`, `smart_count`), at a hundredth of Polyglot's size.
import type { LanguageWord } from '../schema/core/limits.ts'
import { pluralIndex } from './plural.ts'
import type { TextKey } from '../schema/textKey.ts'

/** The texts of a language, by section. */
export interface Messages {
  [key: string]: string | Messages
}
/** Values for the placeholders of a text; `smart_count` selects the plural form. */
type TextParams = Readonly<Record<string, string | number>>
/** Returns the text of a key. */
export type Translate = (key: TextKey, params?: TextParams) => string

const separator = '||||'

/** The text of a dotted key; undefined where there is none. Keys of enumerations may contain dots ('Dr.'). */
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

/** The plural form of a text for a count. A text with two forms means one and other, in every language. */
function formFor(text: string, word: LanguageWord, count: number): string {
  const forms = text.split(separator).map((form) => form.trim())
  const place = forms.length === 2 ? Number(count !== 1) : pluralIndex(word, count)
  return forms[place] ?? forms[forms.length - 1] ?? text
}

/** Creates the translate function of a language; a missing text gives its key. */
export function createTranslate(word: LanguageWord, messages: Messages): Translate {
  return (key, params = {}) => {
    const text = findText(messages, key)
    if (text === undefined) return key
    const { smart_count: count } = params
    const chosen = text.includes(separator) ? formFor(text, word, Number(count ?? 1)) : text
    return chosen.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
  }
}

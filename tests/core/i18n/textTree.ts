// The language files as flat maps from key to text, and the parts of a text.
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'

/** Nested texts, as in the language files and ra-language-english. */
export interface TextTree {
  [key: string]: string | TextTree
}

/** The texts of a language file by their dotted keys. */
export function readTexts(word: 'english' | 'arabic'): Map<string, string> {
  return flatten(mergeTextFiles('src/schema', word))
}

/** A tree by dotted keys, in Polyglot's form. */
export function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

/** The names of a text's %{parameters}, each once, without the count that selects the plural form. */
export function parametersOf(text: string): string[] {
  const names = [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].filter((name) => name !== 'smart_count').sort()
}

/** The plural forms of a text; a plain text is its only form. */
export const formsOf = (text: string): string[] => text.split('||||').map((form) => form.trim())

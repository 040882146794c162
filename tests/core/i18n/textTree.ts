// The language files as flat maps from key to text, and what a text is made of.
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'

/** Nested texts, as the language files and ra-language-english hold them. */
export interface TextTree {
  [key: string]: string | TextTree
}

/** The texts of a language file by their dotted keys. */
export function readTexts(word: 'english' | 'arabic'): Map<string, string> {
  return flatten(mergeTextFiles('src/schema', word))
}

/** A tree by dotted keys, the way Polyglot reads it. */
export function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

/** The names of a text's %{parameters}, each once; the count that chooses the plural form is not one of them. */
export function parametersOf(text: string): string[] {
  const names = [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].filter((name) => name !== 'smart_count').sort()
}

/** The plural forms of a text; a plain text is its only form. */
export const formsOf = (text: string): string[] => text.split('||||').map((form) => form.trim())

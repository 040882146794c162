// What the texts of messages may contain: checked when a tenant writes its own, and filled in when a message is sent.
import { placeholdersOf } from '../messageKinds.ts'
import type { Word } from '../enumerations.ts'
import type { Problem } from '../core/problems.ts'

// A message that could hold one of these is useless without it.
const essential: readonly string[] = ['code', 'link', 'body', 'title', 'what', 'optOut']

/** The placeholders that the text of a kind must hold. */
export const neededPlaceholders = (kind: Word<'messageKind'>): readonly string[] =>
  // A campaign may have no link, but must have the way to opt out.
  placeholdersOf[kind].filter((name) => essential.includes(name) && (kind !== 'campaign' || name === 'optOut'))

/** Each name with the gap that stands for it in a text. */
export const placeholderGaps = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`]))

/** The text with the known placeholders replaced; unknown ones are left. */
export const fillPlaceholders = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The errors of a kind's text, by language: an unknown placeholder, or a needed one that is missing. */
export function problemsOfWords(kind: Word<'messageKind'>, body: Readonly<Record<string, string>>): Problem[] {
  const known = placeholdersOf[kind]
  return Object.entries(body).flatMap(([side, text]): Problem[] => {
    const path = `body.${side}`
    const missing = neededPlaceholders(kind).find((name) => !text.includes(`{${name}}`))
    if (missing) return [{ path, key: 'validation.placeholderMissing', params: { name: missing } }]
    const strange = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name))
    if (strange === undefined) return []
    return [{ path, key: 'validation.placeholder', params: { name: strange, known: known.map((one) => `{${one}}`).join(' ') } }]
  })
}

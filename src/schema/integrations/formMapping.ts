// Which field of a form outside of the product is what of a lead: a text with a line for each, `name in the form = column of the lead`.
import type { Problem } from '../core/problems.ts'

/** The columns of a lead that a form may fill. What a colleague decides about a lead is not among them. */
export const formColumns = [
  'name',
  'mobile',
  'email',
  'type',
  'department',
  'locationId',
  'makeId',
  'model',
  'message',
  'contactMethod',
  'preferredAt',
  'source',
  'utm',
  'tags',
] as const
/** Where else a field goes: below the lead's message, nowhere, or to what makes the same lead sent twice one lead. */
export const otherTargets = ['notes', 'none', 'outsideId'] as const
/** What a field of a form is. */
export type FormTarget = (typeof formColumns)[number] | (typeof otherTargets)[number]

const targets: readonly string[] = [...formColumns, ...otherTargets]
const isTarget = (word: string): word is FormTarget => targets.includes(word)
const linesOf = (given: unknown): string[] =>
  typeof given === 'string'
    ? given
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []
// A form's name may hold '=' itself.
const read = /^(.+?)\s*=\s*(\w+)$/

/** The mapping that a text says. Lines that say nothing are left out. */
export const mappingOf = (given: unknown): ReadonlyMap<string, FormTarget> =>
  new Map(
    linesOf(given).flatMap((line): [string, FormTarget][] => {
      const [, name = '', word = ''] = read.exec(line) ?? []
      return isTarget(word) ? [[name, word]] : []
    }),
  )

/** The text of a mapping. */
export const mappingText = (mapping: ReadonlyMap<string, FormTarget>): string =>
  [...mapping].map(([name, target]) => `${name} = ${target}`).join('\n')

/** What is wrong with the text of a mapping: its first line that says nothing. */
export function problemsOfMapping(given: unknown): Problem[] {
  const wrong = linesOf(given).find((line) => !isTarget(read.exec(line)?.[2] ?? ''))
  return wrong === undefined ? [] : [{ path: 'mapping', key: 'validation.formMapping', params: { line: wrong } }]
}

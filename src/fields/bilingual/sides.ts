import { languages } from '../../schema/core/limits.ts'

/** The two languages of a value, in the order in which they stand side by side. */
export const sides = Object.values(languages).map(({ code, id, direction }) => ({ code, id, direction }))
/** One of them. */
export type Side = (typeof sides)[number]

/** What a value holds of each language. */
export const sidesOf = (value: unknown): Partial<Record<Side['code'], string>> => (typeof value === 'object' && value !== null ? value : {})

/** The language that still lacks a text while the other has one. */
export function missingSide(value: Partial<Record<Side['code'], string | null>>): Side | undefined {
  const empty = sides.filter(({ code }) => (value[code] ?? '').trim() === '')
  return empty.length === 1 ? empty[0] : undefined
}

import { languages } from '../../schema/core/limits.ts'

/** The two languages of a value, in display order. */
export const sides = Object.values(languages).map(({ code, id, direction }) => ({ code, id, direction }))
/** One of these actions. */
export type Side = (typeof sides)[number]

/** The texts of a value by language. */
export const sidesOf = (value: unknown): Partial<Record<Side['code'], string>> => (typeof value === 'object' && value !== null ? value : {})

/** The language without a text while the other one has one; undefined otherwise. */
export function missingSide(value: Partial<Record<Side['code'], string | null>>): Side | undefined {
  const empty = sides.filter(({ code }) => (value[code] ?? '').trim() === '')
  return empty.length === 1 ? empty[0] : undefined
}

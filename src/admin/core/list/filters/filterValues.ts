import type { FilterValues } from '../../fields/parts.ts'

const sides = ['', 'From', 'To', 'Span', 'Has'] as const
const given = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Whether a field has a filter. */
export const isNarrowed = (name: string, values: FilterValues): boolean => sides.some((side) => given(values[`${name}${side}`]))

/** Whether a field is filtered by having a value or not. */
export const isHas = (name: string, values: FilterValues): boolean => given(values[`${name}Has`])

/** The filters with changes; empty ones are removed. */
export const withChange = (values: FilterValues, change: FilterValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => given(value)))

/** The filters without a field. */
export const without = (values: FilterValues, name: string): Record<string, unknown> =>
  withChange(values, Object.fromEntries(sides.map((side) => [`${name}${side}`, undefined])))

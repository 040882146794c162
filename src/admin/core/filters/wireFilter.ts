import { fieldsOf } from '../definition.ts'
import { daysOf, endOfDay, isSpan, startOfDay } from './days.ts'

const span = 'Span'

/** A list's filters as query parameters: spans counted from today ('last 7 days') become days. */
export function wireFilter(resource: string, filter: Readonly<Record<string, unknown>>, zone: string, now?: Date): Record<string, unknown> {
  const fields = fieldsOf(resource)
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
      if (!key.endsWith(span) || !isSpan(value)) return [[key, value]]
      const name = key.slice(0, -span.length)
      const [from, to] = daysOf(value, zone, now)
      const moments = fields[name]?.kind !== 'date'
      const ends: [string, string | undefined][] = [
        [`${name}From`, from && moments ? startOfDay(from, zone) : from],
        [`${name}To`, to && moments ? endOfDay(to, zone) : to],
      ]
      return ends.filter(([, day]) => day !== undefined)
    }),
  )
}

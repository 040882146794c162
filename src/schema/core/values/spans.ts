// Spans of days by name, counted from the present day, as saved filters hold them: `<field>Span`.
import { dayMs } from '../time/dayLength.ts'

/** First and last day, YYYY-MM-DD; an open end is undefined. */
export type DaySpan = [from: string | undefined, to: string | undefined]

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10)
const shifted = (today: string, days: number): string => isoDay(new Date(Date.parse(today) + days * dayMs))
const around =
  (first: number, last: number) =>
  (today: string): DaySpan => [shifted(today, first), shifted(today, last)]
// The week begins on Sunday.
const weekOf = (today: string): DaySpan => {
  const weekday = new Date(today).getUTCDay()
  return around(-weekday, 6 - weekday)(today)
}
const monthOf = (today: string, months = 0): DaySpan => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return [isoDay(new Date(Date.UTC(year, month - 1 + months, 1))), isoDay(new Date(Date.UTC(year, month + months, 0)))]
}

const spans = {
  today: around(0, 0),
  yesterday: around(-1, -1),
  tomorrow: around(1, 1),
  last7: around(-6, 0),
  next7: around(0, 6),
  week: weekOf,
  month: (today) => monthOf(today),
  lastMonth: (today) => monthOf(today, -1),
  past: (today) => [undefined, shifted(today, -1)],
  upcoming: (today) => [today, undefined],
  untilToday: (today) => [undefined, today],
} as const satisfies Record<string, (today: string) => DaySpan>

/** The name of a span. */
export type SpanWord = keyof typeof spans
/** Every name, in the order in which they are offered. */
export const spanWords = Object.keys(spans) as SpanWord[]
/** Whether a text is the name of a span. */
export const isSpan = (word: unknown): word is SpanWord => typeof word === 'string' && Object.hasOwn(spans, word)
/** First and last day (YYYY-MM-DD) of a span relative to `today`; undefined for an open end. */
export const spanDays = (word: SpanWord, today: string): DaySpan => spans[word](today)

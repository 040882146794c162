import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { formats } from '../../schema/limits.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The day of a moment in a zone; days stay as they are. */
export const daysFrom = (value: unknown, zone: string): string | undefined =>
  typeof value !== 'string' || value === '' ? undefined : value.length === 10 ? value : dayjs(value).tz(zone).format(formats.isoDate)
/** The first instant of a day in a zone. */
export const startOfDay = (day: string, zone: string): string => dayjs.tz(day, zone).toISOString()
/** The last instant of a day in a zone. */
export const endOfDay = (day: string, zone: string): string => dayjs.tz(day, zone).endOf('day').toISOString()

/** First and last day of a span; an open end is undefined. */
type Span = [from: string | undefined, to: string | undefined]
type Now = dayjs.Dayjs
const day = (moment: Now) => moment.format(formats.isoDate)
const around = (first: number, last: number) => (now: Now) => [day(now.add(first, 'day')), day(now.add(last, 'day'))] as Span
const monthOf = (now: Now): Span => [day(now.startOf('month')), day(now.endOf('month'))]
/** Spans of days by their word, counted from the present day; the week begins on Sunday. */
const spans = {
  today: around(0, 0),
  yesterday: around(-1, -1),
  tomorrow: around(1, 1),
  last7: around(-6, 0),
  next7: around(0, 6),
  week: (now) => around(-now.day(), 6 - now.day())(now),
  month: monthOf,
  lastMonth: (now) => monthOf(now.subtract(1, 'month')),
  past: (now) => [undefined, day(now.subtract(1, 'day'))],
  upcoming: (now) => [day(now), undefined],
} as const satisfies Record<string, (now: Now) => Span>
/** The word of a span, as addresses and saved views hold it. */
export type SpanWord = keyof typeof spans
/** Every word, in the order in which they are offered. */
export const spanWords = Object.keys(spans) as SpanWord[]
/** Whether a text is such a word. */
export const isSpan = (word: unknown): word is SpanWord => typeof word === 'string' && Object.hasOwn(spans, word)
/** The days that a span means today in a zone. */
export const daysOf = (word: SpanWord, zone: string, now: Date = new Date()): Span => spans[word](dayjs(now).tz(zone))

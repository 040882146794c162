import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { formats } from '../../../schema/core/limits.ts'
import { spanDays, type DaySpan, type SpanWord } from '../../../schema/core/values/spans.ts'

export { isSpan, spanWords, type SpanWord } from '../../../schema/core/values/spans.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The day of a moment in a zone; days stay as they are. */
export const daysFrom = (value: unknown, zone: string): string | undefined =>
  typeof value !== 'string' || value === '' ? undefined : value.length === 10 ? value : dayjs(value).tz(zone).format(formats.isoDate)
/** The first moment of a day in a zone. */
export const startOfDay = (day: string, zone: string): string => dayjs.tz(day, zone).toISOString()
/** The last moment of a day in a zone. */
export const endOfDay = (day: string, zone: string): string => dayjs.tz(day, zone).endOf('day').toISOString()

/** The days of a span, counted from today in a zone. */
export const daysOf = (word: SpanWord, zone: string, now: Date = new Date()): DaySpan =>
  spanDays(word, dayjs(now).tz(zone).format(formats.isoDate))

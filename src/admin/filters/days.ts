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

type Span = [from: string, to: string]
const around =
  (first: number, last: number) =>
  (zone: string): Span => {
    const now = dayjs().tz(zone)
    return [now.add(first, 'day').format(formats.isoDate), now.add(last, 'day').format(formats.isoDate)]
  }
/** Spans of days that people ask for most; the week begins on Sunday. */
export const presets: readonly { key: 'today' | 'tomorrow' | 'week' | 'month' | 'lastMonth'; span: (zone: string) => Span }[] = [
  { key: 'today', span: around(0, 0) },
  { key: 'tomorrow', span: around(1, 1) },
  {
    key: 'week',
    span: (zone) => {
      const now = dayjs().tz(zone)
      return around(-now.day(), 6 - now.day())(zone)
    },
  },
  {
    key: 'month',
    span: (zone) => {
      const now = dayjs().tz(zone)
      return [now.startOf('month').format(formats.isoDate), now.endOf('month').format(formats.isoDate)]
    },
  },
  { key: 'lastMonth', span: around(-30, 0) },
]

// Local days and minutes of the tenant, as the grid counts them.
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { formats } from '../../schema/limits.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Minutes of a whole day. */
export const dayMinutes = 1440
/** The day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: string, zone: string): string => dayjs(moment).tz(zone).format(formats.isoDate)
/** Minutes between the beginning of a day and a moment; negative before it, more than a day's after it. */
export const minuteIn = (day: string, moment: string, zone: string): number =>
  Math.round((Date.parse(moment) - dayjs.tz(day, zone).valueOf()) / 60_000)
/** The moment of a day's minute, ISO UTC. */
export const momentAt = (day: string, minute: number, zone: string): string =>
  new Date(dayjs.tz(day, zone).valueOf() + minute * 60_000).toISOString()
/** The minute of an HH:mm. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** HH:mm of a minute. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
/** The day so many days later. */
export const daysLater = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(formats.isoDate)
/** The Sunday of a day's week. */
export const weekStart = (day: string): string => daysLater(day, -dayjs.utc(day).day())
/** Moves a moment by minutes. */
export const later = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString()

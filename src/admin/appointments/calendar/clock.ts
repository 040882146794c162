// Local days and minutes of the tenant for the grid.
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { formats } from '../../../schema/core/limits.ts'
import { momentOf } from '../../../schema/core/time/zone.ts'

dayjs.extend(utc)

const midnight = (day: string, zone: string): number => Date.parse(momentOf(`${day} 00:00`, zone))
/** Minutes from the beginning of a day to a moment; negative before it, more than 1440 after it. */
export const minuteIn = (day: string, moment: string, zone: string): number =>
  Math.round((Date.parse(moment) - midnight(day, zone)) / 60_000)
/** The moment at a minute of a day, ISO in UTC. */
export const momentAt = (day: string, minute: number, zone: string): string => new Date(midnight(day, zone) + minute * 60_000).toISOString()
/** The minute of the day of an HH:mm. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** HH:mm of a minute. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
/** The day `days` days later. */
export const daysLater = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(formats.isoDate)
/** The Sunday of a day's week. */
export const weekStart = (day: string): string => daysLater(day, -dayjs.utc(day).day())
/** The moment shifted by minutes. */
export const later = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString()

// Converts between times and the tenant's local days and times. The zone is that of the present work's tenant (region.ts).
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { formatFor } from '../../../src/i18n/format.ts'
import { dayOf, localMoment as zoned, momentOf as zonedMoment, timeOf } from '../../../src/schema/core/time/zone.ts'
import { presentRegion } from './region.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { formats, type LanguageWord } from '../../../src/schema/core/limits.ts'

dayjs.extend(utc)

/** The local day (YYYY-MM-DD) of a time in the current tenant's zone. */
export const localDay = (moment: Date | string): string => dayOf(moment, presentRegion().timeZone)
/** The local time (HH:mm) of a time in the current tenant's zone. */
export const localTime = (moment: Date | string): string => timeOf(moment, presentRegion().timeZone)
/** A time as local DD/MM/YYYY hh:mm A (specification, section 9), with the language's am/pm marker. */
export const localText = (moment: Date | string, language: LanguageWord): string => formatFor(language, presentRegion()).dateTime(moment)
/** The time of day of a moment, as the language writes it. */
export const timeText = (moment: Date | string, language: LanguageWord): string => formatFor(language, presentRegion()).time(moment)
/** The time of a visit for its customer: 'Sat 28 Nov 10:30 AM'. A visit is never so far ahead that the year would matter. */
export function visitTime(moment: Date | string, language: LanguageWord): string {
  const format = formatFor(language, presentRegion())
  return `${format.weekday(moment)} ${format.shortDay(moment)} ${format.time(moment)}`
}
/** A time as local DD/MM/YYYY HH:mm, where the reader's language is not known. */
export const localMoment = (moment: Date | string): string =>
  dayjs.utc(zoned(moment, presentRegion().timeZone)).format(`${formats.date} ${formats.time}`)
/** The time (ISO UTC) of a day and HH:mm in the current tenant's zone. */
export const momentOf = (day: string, time: string): string => zonedMoment(`${day} ${time}`, presentRegion().timeZone)
/** The day a number of days later (YYYY-MM-DD). */
export const dayAfter = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(formats.isoDate)
/** The weekday of a day (YYYY-MM-DD). */
export const weekdayOf = (day: string): Word<'weekday'> => enumerations.weekday[dayjs.utc(day).day()] ?? 'sunday'
/** The time (ISO UTC) a number of minutes later. */
export const minutesAfter = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString()

// Minutes for which an offered start stays bookable, since people read the offers before they choose.
const offerHolds = 5
/** The first start (ISO UTC) that is offered at `now` to a person who must book `leadMinutes` minutes ahead. */
export const earliestOffered = (leadMinutes: number, now: string): string => minutesAfter(now, leadMinutes)
/** The first start (ISO UTC) that the person may still book: up to five minutes before the first one offered. */
export const earliestTaken = (leadMinutes: number, now: string): string => minutesAfter(now, Math.max(0, leadMinutes - offerHolds))

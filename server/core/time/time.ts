// The tenant's local days and times as moments and back. Saudi Arabia keeps UTC+3 all year; the zone is named all the same.
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { formatFor } from '../../../src/i18n/format.ts'
import { dayOf, localMoment as zoned, momentOf as zonedMoment, timeOf } from '../../../src/schema/core/zone.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { formats, type LanguageWord } from '../../../src/schema/core/limits.ts'

dayjs.extend(utc)

/** The zone of every tenant until settings name another. */
export const timeZone = 'Asia/Riyadh'

/** YYYY-MM-DD of a moment in the tenant's zone. */
export const localDay = (moment: Date | string): string => dayOf(moment, timeZone)
/** HH:mm of a moment in the tenant's zone. */
export const localTime = (moment: Date | string): string => timeOf(moment, timeZone)
/** DD/MM/YYYY hh:mm A of a moment in the tenant's zone, for messages: with the language's own halves of the day. */
export const localText = (moment: Date | string, language: LanguageWord): string => formatFor(language, timeZone).dateTime(moment)
/** DD/MM/YYYY HH:mm of a moment in the tenant's zone, where nobody knows who will read it. */
export const localMoment = (moment: Date | string): string => dayjs.utc(zoned(moment, timeZone)).format(`${formats.date} ${formats.time}`)
/** The moment, ISO UTC, of a local day and HH:mm. */
export const momentOf = (day: string, time: string): string => zonedMoment(`${day} ${time}`, timeZone)
/** The day so many days later. */
export const dayAfter = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(formats.isoDate)
/** The weekday's word; the week starts on Sunday. */
export const weekdayOf = (day: string): Word<'weekday'> => enumerations.weekday[dayjs.utc(day).day()] ?? 'sunday'
/** A moment so many minutes later, ISO UTC. */
export const minutesAfter = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString()

// People read what they are offered before they press.
const offerHolds = 5
/** The first start, ISO UTC, that is offered at a moment to anyone who may choose one so many minutes ahead. */
export const earliestOffered = (leadMinutes: number, now: string): string => minutesAfter(now, leadMinutes)
/** The first start, ISO UTC, that they may take: also one that was offered up to five minutes before. */
export const earliestTaken = (leadMinutes: number, now: string): string => minutesAfter(now, Math.max(0, leadMinutes - offerHolds))

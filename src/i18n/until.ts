// The time until a moment in words. Beside format.ts, because the landing's first page does without it.
import { languages, type LanguageWord } from '../schema/core/limits.ts'
import { daysBetween } from '../schema/core/time/dayLength.ts'
import { dayOf } from '../schema/core/time/zone.ts'
import { plain } from './format.ts'

/**
 * How long until a moment: 'in 3 hours' on the same local day of the zone (IANA), otherwise in calendar days: 'tomorrow', 'in 9 days'. A day
 * 'YYYY-MM-DD' is local.
 */
export function untilFor(word: LanguageWord, timeZone: string, moment: string, now = Date.now()): string {
  const distance = new Intl.RelativeTimeFormat(languages[word].locale, { numeric: 'auto' })
  const isDay = moment.length === 10
  const days = daysBetween(dayOf(now, timeZone), isDay ? moment : dayOf(moment, timeZone))
  if (days !== 0 || isDay) return plain(distance.format(days, 'day'))
  const minutes = Math.round((Date.parse(moment) - now) / 60_000)
  return plain(Math.abs(minutes) < 60 ? distance.format(minutes, 'minute') : distance.format(Math.round(minutes / 60), 'hour'))
}

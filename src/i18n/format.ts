// Dates, numbers and money as a language writes them: Gregorian days and Latin digits in both, in the tenant's zone.
import { languages, type LanguageWord } from '../schema/limits.ts'
import { defaultTimeZone } from './language.ts'

type Moment = string | number | Date
/** Writers of values for one language and zone. Days ('YYYY-MM-DD') are the tenant's own, moments are UTC. */
export interface Format {
  /** DD/MM/YYYY. */
  date(moment: Moment): string
  /** 'Sunday 22 November'. */
  longDay(day: Moment): string
  /** 'Sun'. */
  weekday(day: Moment): string
  /** 'November 2026'. */
  month(day: Moment): string
  /** '22 Nov'. */
  shortDay(day: Moment): string
  /** hh:mm A. */
  time(moment: Moment): string
  /** hh:mm A of an HH:mm that is local already. */
  clock(local: string): string
  dateTime(moment: Moment): string
  /** 'in 3 days', '5 minutes ago'. */
  relative(moment: Moment, now?: number): string
  /** Umm al-Qura date, a second line only. */
  hijri(moment: Moment): string
  number(value: number): string
  /** An amount in minor units. */
  money(minor: number, currency?: string): string
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]
// Marks that Intl puts around Arabic dates and amounts; ours stand in elements that know their direction.
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '')
const minorDigits = 2

function createFormat(word: LanguageWord, timeZone: string): Format {
  const { locale } = languages[word]
  const write = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    return (moment: Moment) => plain(format.format(new Date(moment)))
  }
  const time = write({ hour: '2-digit', minute: '2-digit', hour12: true })
  const digits = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  const date = (moment: Moment) => digits.format(new Date(moment))
  const number = new Intl.NumberFormat(locale)
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const hijri = new Intl.DateTimeFormat(`${languages[word].code}-SA-u-ca-islamic-umalqura-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  const upper = (text: string) => text.replace(/\b[ap]m\b/, (half) => half.toUpperCase())
  return {
    date,
    longDay: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: write({ weekday: 'short' }),
    month: write({ month: 'long', year: 'numeric' }),
    shortDay: write({ day: 'numeric', month: 'short' }),
    time: (moment) => upper(time(moment)),
    clock: (local) => upper(write({ hour: '2-digit', minute: '2-digit', hour12: true }, 'UTC')(`1970-01-01T${local}:00Z`)),
    dateTime: (moment) => `${date(moment)} ${upper(time(moment))}`,
    relative: (moment, now = Date.now()) => {
      const seconds = (new Date(moment).getTime() - now) / 1000
      const [unit, size] = steps.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1]
      return plain(ago.format(Math.round(seconds / size), unit))
    },
    hijri: (moment) => plain(hijri.format(new Date(moment))),
    number: (value) => plain(number.format(value)),
    money: (minor, currency = 'SAR') =>
      plain(
        new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: word === 'english' ? 'code' : 'symbol' }).format(
          minor / 10 ** minorDigits,
        ),
      ),
  }
}

const made = new Map<string, Format>()
/** The writers for a language and a zone, made once. */
export function formatFor(word: LanguageWord, timeZone: string = defaultTimeZone): Format {
  const known = made.get(`${word} ${timeZone}`)
  if (known) return known
  const format = createFormat(word, timeZone)
  made.set(`${word} ${timeZone}`, format)
  return format
}

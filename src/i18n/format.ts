// Formats dates, numbers and money by language: Gregorian days and Latin digits in both, in the tenant's zone and currency.
import { languages, type LanguageWord } from '../schema/core/limits.ts'
import { defaultRegion, minorDigits, minorUnits, type Region } from '../schema/core/time/region.ts'

type Moment = string | number | Date
/** Formatters of one language and region. Days ('YYYY-MM-DD') are local, moments are UTC. */
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
  /** hh:mm A of a local HH:mm. */
  clock(local: string): string
  dateTime(moment: Moment): string
  /** 'in 3 days', '5 minutes ago'. */
  relative(moment: Moment, now?: number): string
  /** The Umm al-Qura date; shown as a second line only. */
  hijri(moment: Moment): string
  number(value: number): string
  /** 'a, b and c'. */
  list(parts: readonly string[]): string
  /** An amount in minor units, with the currency: the tenant's without another one. */
  money(minor: number, currency?: string): string
  /** A sum in minor units of the tenant's currency, rounded to whole units. */
  wholeMoney(minor: number): string
  /** A currency as it stands beside an amount: the tenant's without another one. */
  currency(currency?: string): string
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
/** The text without the direction marks that Intl puts around Arabic dates and amounts; our elements set the direction themselves. */
export const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '')

/** Creates a formatter on first use: each costs milliseconds, and a page uses few of them. */
function late<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function createFormat(word: LanguageWord, { timeZone, currency: own }: Region): Format {
  const { locale, code } = languages[word]
  const write = (options: Intl.DateTimeFormatOptions, { zone = timeZone, place = locale }: { zone?: string; place?: string } = {}) => {
    const format = late(() => new Intl.DateTimeFormat(place, { ...options, timeZone: zone }))
    return (moment: Moment) => plain(format().format(new Date(moment)))
  }
  const hours: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' }
  // The kind of space before AM and PM differs between versions of Intl's data, and message lengths depend on it.
  const half = (text: string) => text.replace(/\b[ap]m\b/, (letters) => letters.toUpperCase()).replace(/\s/g, ' ')
  const time = write(hours)
  const clock = write(hours, { zone: 'UTC' })
  const date = write({ day: '2-digit', month: '2-digit', year: 'numeric' }, { place: 'en-GB' })
  const number = late(() => new Intl.NumberFormat(locale))
  const list = late(() => new Intl.ListFormat(locale))
  const ago = late(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const inCurrency = { style: 'currency', currency: own, currencyDisplay: word === 'english' ? 'code' : 'symbol' } as const
  // At most so many decimals, too: no currency has more of its own.
  const amount = late(() => new Intl.NumberFormat(locale, { ...inCurrency, minimumFractionDigits: minorDigits(own) }))
  const whole = late(() => new Intl.NumberFormat(locale, { ...inCurrency, maximumFractionDigits: 0 }))
  return {
    date,
    longDay: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: write({ weekday: 'short' }),
    month: write({ month: 'long', year: 'numeric' }),
    shortDay: write({ day: 'numeric', month: 'short' }),
    time: (moment) => half(time(moment)),
    clock: (local) => half(clock(`1970-01-01T${local}:00Z`)),
    dateTime: (moment) => `${date(moment)} ${half(time(moment))}`,
    relative: (moment, now = Date.now()) => {
      const seconds = (new Date(moment).getTime() - now) / 1000
      const [unit, size] = steps.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1]
      return plain(ago().format(Math.round(seconds / size), unit))
    },
    hijri: write({ day: 'numeric', month: 'long', year: 'numeric' }, { place: `${code}-SA-u-ca-islamic-umalqura-nu-latn` }),
    number: (value) => plain(number().format(value)),
    list: (parts) => list().format(parts),
    currency: (currency = own) =>
      currency === own
        ? plain(
            amount()
              .formatToParts(0)
              .find(({ type }) => type === 'currency')?.value ?? own,
          )
        : formatFor(word, { timeZone, currency }).currency(),
    wholeMoney: (minor) => plain(whole().format(minor / minorUnits(own))),
    money: (minor, currency = own) =>
      currency === own ? plain(amount().format(minor / minorUnits(own))) : formatFor(word, { timeZone, currency }).money(minor),
  }
}

const made = new Map<string, Format>()
/** The formatters of a language and a region, created once. */
export function formatFor(word: LanguageWord, region: Region = defaultRegion): Format {
  const key = `${word} ${region.timeZone} ${region.currency}`
  const format = made.get(key) ?? createFormat(word, region)
  made.set(key, format)
  return format
}

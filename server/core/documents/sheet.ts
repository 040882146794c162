// The formatting context of a document: one language with its direction, texts and formats, and the tenant's name and colour. No database
// access.
import type { Bilingual } from '../../../src/schema/core/values.ts'
import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Texts } from '../texts.ts'
import { formatFor } from '../../../src/i18n/format.ts'
import { minorDigits, minorUnits } from '../../../src/schema/core/time/region.ts'
import { timeOf } from '../../../src/schema/core/time/zone.ts'
import { regionOf } from '../time/region.ts'
import { namedKey, wordKey } from '../../../src/schema/core/dataKeys.ts'

/** The formatting context of a document. */
export interface Sheet {
  language: LanguageWord
  rtl: boolean
  tenantName: string
  colour: string
  /** Print time, ISO UTC. */
  printedAt: string
  t: (key: string, params?: Record<string, string | number>) => string
  say: (names: Bilingual) => string
  word: (list: 'bookingStatus' | 'transport', word: Word<'bookingStatus'> | Word<'transport'>) => string
  /** How the tenant's currency is written in a heading. */
  currency: string
  /** An amount in minor units, of the tenant's currency where none is named, without its currency. */
  amount: (minor: number, currency?: string) => string
  number: (value: number) => string
  dateTime: (moment: string) => string
  time: (moment: string) => string
  /** A day with its weekday and month in words. */
  longDay: (day: string) => string
}

const numbers = new Intl.NumberFormat('en')

// The currency in a heading: its code in English, its name in Arabic.
function signOf(currency: string, language: LanguageWord): string {
  if (language === 'english') return currency
  const parts = new Intl.NumberFormat(languages[language].locale, { style: 'currency', currency }).formatToParts(0)
  return (parts.find(({ type }) => type === 'currency')?.value ?? currency).replace(/[\u200e\u200f\u061c]/g, '').replace(/\.$/, '')
}
/** The formatting context of one tenant's documents in one language; `now` is the time of printing. */
export function sheetFor(
  texts: Texts,
  language: LanguageWord,
  settings: { name: Bilingual; primaryColour: string; timeZone: string; currencyCode: string },
  now: Date,
): Sheet {
  const { name, primaryColour } = settings
  const { code, direction, locale } = languages[language]
  const region = regionOf(settings)
  const { timeZone, currency: own } = region
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    language,
    rtl: direction === 'rtl',
    tenantName: name[code],
    colour: primaryColour,
    printedAt: now.toISOString(),
    t: (key, params) => texts(language, namedKey(key), params),
    say: (names) => names[code],
    word: (list, word) => texts(language, wordKey(list, word)),
    currency: signOf(own, language),
    amount: (minor, currency = own) => {
      const digits = minorDigits(currency)
      return (minor / minorUnits(currency)).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    },
    number: (value) => numbers.format(value),
    dateTime: (moment) => formatFor(language, region).dateTime(moment),
    time: (moment) => timeOf(moment, timeZone),
    longDay: (day) => days.format(new Date(`${day}T00:00:00Z`)).replace(/[\u200e\u200f\u061c]/g, ''),
  }
}

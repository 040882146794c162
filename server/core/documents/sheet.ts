// The formatting context of a document: one language with its direction, texts and formats, and the tenant's name and colour. No database
// access.
import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Texts } from '../texts.ts'
import { localDay, localText, localTime } from '../time/time.ts'
import { namedKey, wordKey } from '../../../src/schema/core/dataKeys.ts'

interface Names {
  en: string
  ar: string
}
/** The formatting context of a document. */
export interface Sheet {
  language: LanguageWord
  rtl: boolean
  /** The tenant's name. */
  services: string
  colour: string
  /** Print time, ISO UTC. */
  printedAt: string
  t: (key: string, params?: Record<string, string | number>) => string
  say: (names: Names) => string
  word: (list: 'bookingStatus' | 'transport', word: Word<'bookingStatus'> | Word<'transport'>) => string
  /** An amount in minor units, without its currency. */
  amount: (minor: number) => string
  number: (value: number) => string
  dateTime: (moment: string) => string
  time: (moment: string) => string
  /** A day with its weekday and month in words. */
  longDay: (day: string) => string
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const numbers = new Intl.NumberFormat('en')

/** The formatting context of one tenant's documents in one language. */
export function sheetFor(
  texts: Texts,
  language: LanguageWord,
  { name, primaryColour }: { name: Names; primaryColour: string },
  now: Date,
): Sheet {
  const { code, direction, locale } = languages[language]
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    language,
    rtl: direction === 'rtl',
    services: name[code],
    colour: primaryColour,
    printedAt: now.toISOString(),
    t: (key, params) => texts(language, namedKey(key), params),
    say: (names) => names[code],
    word: (list, word) => texts(language, wordKey(list, word)),
    amount: (minor) => amounts.format(minor / 100),
    number: (value) => numbers.format(value),
    dateTime: (moment) => localText(moment, language),
    time: localTime,
    longDay: (day) => days.format(new Date(`${localDay(`${day}T09:00:00Z`)}T00:00:00Z`)).replace(/[\u200e\u200f\u061c]/g, ''),
  }
}

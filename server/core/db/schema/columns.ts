// The storage of each field kind in SQL: column type, conversion of values, and its part of the search text.
import { sql, type RawBuilder } from 'kysely'
import type { AnyField, FieldKind } from '../../../../src/schema/core/field.ts'
import type { LanguageWord } from '../../../../src/schema/core/limits.ts'
import { plateParts } from '../../../../src/schema/core/values/plate.ts'
import { latinDigits } from '../../../../src/schema/core/values/digits.ts'

/** The collation of each language: ICU's, as PostgreSQL names it. `bootstrap.ts` creates them in the embedded engine. */
export const collations = { english: 'en-x-icu', arabic: 'ar-x-icu' } as const satisfies Record<LanguageWord, string>
/** Whether lists sort the field as text that people read, in the order of the reader's language: names, but no numbers, codes and words of lists. */
export const isReadText = ({ kind, secret }: Pick<AnyField, 'kind' | 'secret'>): boolean =>
  (kind === 'text' || kind === 'bilingual') && !secret

/** The column of a field kind. */
export interface ColumnKind {
  /** PostgreSQL's type name, as in information_schema.columns.udt_name. */
  type: 'text' | 'int4' | 'int8' | 'bool' | 'jsonb' | 'uuid' | 'date' | 'timestamptz'
  /** The text by which a person may search for the value; the value itself when absent. */
  searchText?: (value: unknown) => string
}

const json: ColumnKind = { type: 'jsonb' }
const words: ColumnKind = { type: 'text' }
const bothLanguages = (value: unknown): string => Object.values(value as Record<string, string>).join(' ')
const plateBothScripts = (value: unknown): string => {
  const { latin, arabic, digits } = plateParts(String(value))
  return `${latin}${digits} ${latin} ${digits} ${arabic}${digits} ${[...arabic].join(' ')}`
}
// People type a Saudi mobile as 05… as often as +9665….
const mobileBothWays = (value: unknown): string => `${String(value)} ${String(value).replace(/^\+966/, '0')}`

/** The column of every field kind. */
export const columnKinds = {
  text: words,
  longText: words,
  integer: { type: 'int4' },
  money: { type: 'int8' },
  yesNo: { type: 'bool' },
  choice: words,
  choices: json,
  ref: { type: 'uuid' },
  refs: json,
  mobile: { type: 'text', searchText: mobileBothWays },
  email: words,
  date: { type: 'date' },
  dateTime: { type: 'timestamptz' },
  bilingual: { type: 'jsonb', searchText: bothLanguages },
  plate: { type: 'text', searchText: plateBothScripts },
  vin: words,
  nationalId: words,
  password: words,
  address: json,
  place: json,
  area: json,
  colour: words,
  weeklyHours: json,
  serviceLines: json,
  totals: json,
  consents: json,
  changes: json,
  time: words,
  rating: { type: 'int4' },
  tags: { type: 'jsonb', searchText: (value) => (value as string[]).join(' ') },
  richText: { type: 'jsonb', searchText: bothLanguages },
  upload: { type: 'uuid' },
  uploads: json,
  periods: json,
  questions: json,
  contacts: json,
  drivers: json,
  json,
  audience: json,
  eventLog: json,
} as const satisfies Record<FieldKind, ColumnKind>

/** The most frequent filter of lists: large tables have an index for it, in the default order of their lists. */
export const usualFilter = 'status'

// Letters that are often confused, mapped to the one that the search compares; and characters that it ignores.
const twins: readonly [string, string][] = [
  ['أإآٱ', 'ا'],
  ['ة', 'ه'],
  ['ىی', 'ي'],
  ['ک', 'ك'],
]
const leftOut = `ـ\u0670${String.fromCodePoint(...Array.from({ length: 0x15 }, (_, place) => 0x064b + place))}`
const spellings: [RegExp, string][] = [...twins, [leftOut, '']].map(([letters = '', one = '']) => [new RegExp(`[${letters}]`, 'g'), one])

/** Text in the form that the search compares: lower case, Latin digits, NFKC, one spelling of Arabic letters that are often confused. */
export function searchable(text: string): string {
  const plain = latinDigits(text).toLowerCase().normalize('NFKC')
  return spellings.reduce((result, [from, to]) => result.replace(from, to), plain)
}

/** The same conversion in SQL, for columns outside of the search text. */
export function searchableSql(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
  const from = twins.map(([letters]) => letters).join('') + digits + leftOut
  const to = twins.map(([letters, one]) => one.repeat(letters.length)).join('') + latinDigits(digits)
  return sql`translate(lower(normalize(${text}, NFKC)), ${from}, ${to})`
}

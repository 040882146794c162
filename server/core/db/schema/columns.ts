// How each kind of field lives in SQL: its column type, how a value goes in and comes out, and what the free-text search reads of it.
import { sql, type RawBuilder } from 'kysely'
import type { FieldKind } from '../../../../src/schema/core/field.ts'
import { plateParts } from '../../../../src/schema/core/values/plate.ts'
import { latinDigits } from '../../../../src/schema/core/values/digits.ts'

/** A kind of field as a column. */
export interface ColumnKind {
  /** PostgreSQL's own name of the type, as information_schema.columns.udt_name has it. */
  type: 'text' | 'int4' | 'int8' | 'bool' | 'jsonb' | 'uuid' | 'date' | 'timestamptz'
  /** What a person might type to find the value; the value itself where absent. */
  searchText?: (value: unknown) => string
}

const json: ColumnKind = { type: 'jsonb' }
const words: ColumnKind = { type: 'text' }
const bothLanguages = (value: unknown): string => Object.values(value as Record<string, string>).join(' ')
const plateBothScripts = (value: unknown): string => {
  const { latin, arabic, digits } = plateParts(String(value))
  return `${latin}${digits} ${latin} ${digits} ${arabic}${digits} ${[...arabic].join(' ')}`
}
// A Saudi mobile is typed as 05… as often as +9665….
const mobileBothWays = (value: unknown): string => `${String(value)} ${String(value).replace(/^\+966/, '0')}`

/** Every kind's column. */
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
  json,
  audience: json,
  eventLog: json,
} as const satisfies Record<FieldKind, ColumnKind>

/** By what lists are narrowed more than by anything else: large tables have an index for it, in the order that their lists open in. */
export const usualFilter = 'status'

// Letters that people mix, by the one that the search compares; and what they leave out.
const twins: readonly [string, string][] = [
  ['أإآٱ', 'ا'],
  ['ة', 'ه'],
  ['ىی', 'ي'],
  ['ک', 'ك'],
]
const leftOut = `ـ\u0670${String.fromCodePoint(...Array.from({ length: 0x15 }, (_, place) => 0x064b + place))}`
const spellings: [RegExp, string][] = [...twins, [leftOut, '']].map(([letters = '', one = '']) => [new RegExp(`[${letters}]`, 'g'), one])

/** Text as the search compares it: lower case, Latin digits, one spelling of the Arabic letters that people mix. */
export function searchable(text: string): string {
  const plain = latinDigits(text).toLowerCase().normalize('NFKC')
  return spellings.reduce((result, [from, to]) => result.replace(from, to), plain)
}

/** The same reading in SQL, for what is not in the search text. */
export function searchableSql(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
  const from = twins.map(([letters]) => letters).join('') + digits + leftOut
  const to = twins.map(([letters, one]) => one.repeat(letters.length)).join('') + latinDigits(digits)
  return sql`translate(lower(normalize(${text}, NFKC)), ${from}, ${to})`
}

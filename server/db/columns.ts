// How each kind of field lives in SQL: its column type, how a value goes in and comes out, and what the free-text search reads of it.
import type { FieldKind } from '../../src/schema/field.ts'
import { plateParts } from '../../src/schema/plate.ts'
import { latinDigits } from '../../src/schema/digits.ts'

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
  colour: words,
  weeklyHours: json,
  serviceLines: json,
  totals: json,
  consents: json,
  changes: json,
} as const satisfies Record<FieldKind, ColumnKind>

const spellings: [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/[ىیي]/g, 'ي'],
  [/ک/g, 'ك'],
  [/[\u064b-\u065f\u0670ـ]/g, ''],
]

/** Text as the search compares it: lower case, Latin digits, one spelling of the Arabic letters that people mix. */
export function searchable(text: string): string {
  const plain = latinDigits(text).toLowerCase().normalize('NFKC')
  return spellings.reduce((result, [from, to]) => result.replace(from, to), plain)
}

// Writes the values of each field kind into cells of a table file, and reads them from there. A text that cannot be read is passed on
// unchanged, so that the field's own check reports the error.
import { dayIn, momentIn, numberIn, partsIn, timeIn } from './cellText.ts'
import { latinDigits } from './values/digits.ts'
import { enumerations, type EnumerationName } from '../enumerations.ts'
import type { AnyField, FieldKind, FieldKinds } from './field.ts'
import type { LanguageWord } from './limits.ts'
import { minorUnits, type Region } from './time/region.ts'
import { localMoment, zonedMoment } from './time/zone.ts'

/** The content of a cell. */
export type Cell = string | number | null
/** How a spreadsheet formats a cell: an amount has the decimals of the tenant's currency, a day is YYYY-MM-DD, a moment YYYY-MM-DD HH:mm in the tenant's zone. */
export type CellType = 'text' | 'number' | 'amount' | 'day' | 'moment'

/** What cells depend on besides the value: language, the tenant's region, texts, and names of rows. */
export interface CellI18n extends Region {
  language: LanguageWord
  text(key: string, language: LanguageWord): string
  /** The text that identifies a row in a file; its id where no other value does so uniquely. */
  nameOf(target: string, id: string): string
  /** The id of the row that a text names; undefined when none has the name. Throws CellProblem when several have. */
  idOf(target: string, text: string): string | undefined
}

/** An error in a cell that is being read; `key` is a text key ('validation.…'). */
export class CellProblem extends Error {
  constructor(readonly key: string) {
    super(key)
  }
}

interface Context<K extends FieldKind> {
  i18n: CellI18n
  config: FieldKinds[K]
  part: string
}
interface CellKind<K extends FieldKind> {
  type: CellType
  /** One column for each part of the value. Empty: the kind is never in a file. Absent: one column for the whole value. */
  parts?: readonly string[]
  write(value: unknown, context: Context<K>): Cell
  read(text: string, context: Context<K>): unknown
}

const partOf = (value: unknown, part: string): unknown => (value as Record<string, unknown> | null | undefined)?.[part] ?? null
const asCell = (value: unknown): Cell => (typeof value === 'number' || typeof value === 'string' ? value : null)
const orText = (text: string, value: unknown): unknown => value ?? text
interface Spoken {
  i18n: CellI18n
}
const toAmount = (value: unknown, { i18n }: Spoken): Cell => (typeof value === 'number' ? value / minorUnits(i18n.currency) : null)
const fromAmount = (text: string, { i18n }: Spoken): unknown => {
  const amount = numberIn(text, i18n.currency)
  if (amount === undefined) return text
  const minor = minorUnits(i18n.currency)
  const units = Math.round(amount * minor)
  return Math.abs(amount * minor - units) < 1e-6 ? units : text
}

const plain = { type: 'text', write: asCell, read: (text: string) => text } as const
const number = { type: 'number', write: asCell, read: (text: string) => orText(text, numberIn(text)) } as const
const oneText = { type: 'text', write: asCell } as const
// Spreadsheets turn a long number into 9.67E+11 and lose its digits.
const digits = {
  ...oneText,
  read: (text: string) => {
    if (/^\d([.,]\d+)?e\+\d+$/i.test(text)) throw new CellProblem('validation.shortenedNumber')
    return text
  },
} as const
// Sorted and without empty parts, so that the same value always gives the same text.
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== null && part !== undefined)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value
const asJson = {
  type: 'text',
  write: (value: unknown) => JSON.stringify(value, inOrder),
  read: (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new CellProblem('validation.json')
    }
  },
} as const
const listed = <K extends FieldKind>(
  write: (one: string, context: Context<K>) => string,
  read: (one: string, context: Context<K>) => unknown,
): CellKind<K> => ({
  type: 'text',
  write: (value, context) => (value as string[]).map((one) => write(one, context)).join('; '),
  read: (text, context) => partsIn(text).map((one) => read(one, context)),
})
const both = {
  type: 'text',
  parts: ['en', 'ar'],
  write: (value: unknown, { part }: { part: string }) => asCell(partOf(value, part)),
  read: (text: string) => text,
} as const

const folded = (text: string): string => latinDigits(text).trim().toLowerCase().replace(/\s+/g, ' ')
const spoken = new WeakMap<CellI18n['text'], Map<EnumerationName, Map<string, string[]>>>()
/** The words that a text can mean: the word itself, or its text in either language. */
function meantBy(enumeration: EnumerationName, { text: say }: CellI18n): Map<string, string[]> {
  const lists = spoken.get(say) ?? new Map<EnumerationName, Map<string, string[]>>()
  spoken.set(say, lists)
  const known = lists.get(enumeration)
  if (known) return known
  const meant = new Map<string, string[]>()
  for (const word of enumerations[enumeration])
    for (const language of ['english', 'arabic'] as const) {
      const said = folded(say(`enumerations.${enumeration}.${word}`, language))
      meant.set(said, [...new Set([...(meant.get(said) ?? []), word])])
    }
  for (const word of enumerations[enumeration]) meant.set(folded(word), [word])
  lists.set(enumeration, meant)
  return meant
}
function wordIn(text: string, { config, i18n }: Context<'choice' | 'choices'>): string {
  const words = meantBy(config.enumeration, i18n).get(folded(text)) ?? []
  if (words.length > 1) throw new CellProblem('validation.ambiguous')
  return words[0] ?? text
}
const answers: Record<string, boolean> = {
  yes: true,
  no: false,
  y: true,
  n: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
  نعم: true,
  لا: false,
}
const idIn = (text: string, { config, i18n }: Context<'ref' | 'refs'>): string => i18n.idOf(config.target, text) ?? text
const called = (id: string, { config, i18n }: Context<'ref' | 'refs'>): string => i18n.nameOf(config.target, id)
const degrees = ['lat', 'lng']

/** The cell functions of every kind. */
const cells: { [K in FieldKind]: CellKind<K> } = {
  text: plain,
  longText: plain,
  integer: number,
  money: { type: 'amount', write: toAmount, read: fromAmount },
  yesNo: {
    type: 'text',
    write: (value, { i18n }) => i18n.text(value === true ? 'admin.field.yes' : 'admin.field.no', i18n.language),
    read: (text, { i18n }) => {
      const said = folded(text)
      if (said === folded(i18n.text('admin.field.yes', i18n.language))) return true
      return orText(text, answers[said])
    },
  },
  choice: { ...oneText, read: (text, context) => wordIn(text, context) },
  choices: listed(String, wordIn),
  ref: { type: 'text', write: (value, context) => called(String(value), context), read: idIn },
  refs: listed(called, idIn),
  mobile: digits,
  email: plain,
  date: { type: 'day', write: asCell, read: (text) => orText(text, dayIn(text.replace(/[T ]0?0:00(:00)?$/, ''))) },
  dateTime: {
    type: 'moment',
    write: (value, { i18n }) => localMoment(String(value), i18n.timeZone),
    // With the zone's offset, so that an error names the minutes as they stand in the file.
    read: (text, { i18n }) => {
      const moment = momentIn(text, i18n.timeZone)
      return moment === undefined || Number.isNaN(Date.parse(moment)) ? text : zonedMoment(moment, i18n.timeZone)
    },
  },
  bilingual: both,
  plate: { ...oneText, write: (value) => String(value).replace(/(\p{L})(\d)/u, '$1 $2'), read: (text) => text },
  vin: plain,
  nationalId: digits,
  password: { ...plain, parts: [] },
  address: {
    type: 'text',
    parts: ['shortCode', 'buildingNo', 'street', 'district', 'cityId', 'postalCode', 'additionalNo', ...degrees],
    write: (value, { part, i18n }) => {
      const one = asCell(partOf(value, part))
      return part === 'cityId' && one !== null ? i18n.nameOf('cities', String(one)) : one
    },
    read: (text, { part, i18n }) => {
      if (part === 'cityId') return i18n.idOf('cities', text) ?? text
      return degrees.includes(part) ? orText(text, numberIn(text)) : text
    },
  },
  place: {
    type: 'number',
    parts: degrees,
    write: (value, { part }) => asCell(partOf(value, part)),
    read: (text) => orText(text, numberIn(text)),
  },
  area: asJson,
  colour: plain,
  weeklyHours: asJson,
  serviceLines: asJson,
  totals: {
    type: 'amount',
    parts: ['net', 'vat', 'gross'],
    write: (value, context) => toAmount(partOf(value, context.part), context),
    read: fromAmount,
  },
  consents: asJson,
  changes: asJson,
  time: { ...oneText, read: (text) => orText(text, timeIn(text)) },
  rating: number,
  tags: listed(String, (one) => one),
  richText: both,
  upload: plain,
  uploads: listed(String, (one) => one),
  periods: asJson,
  questions: asJson,
  contacts: asJson,
  drivers: asJson,
  json: asJson,
  audience: asJson,
  eventLog: asJson,
}

/** The parts of a field that have columns of their own; '' stands for the whole value; none for fields that are only written. */
export const partsOf = (one: AnyField): readonly string[] => (one.writeOnly ? [] : (cells[one.kind].parts ?? ['']))

/**
 * The cell for a stored value, or for a part of it; null for an empty value. Amounts are in whole units, times local to the region of
 * `i18n`.
 */
export function writeCell(one: AnyField, part: string, value: unknown, i18n: CellI18n): Cell {
  if (value === null || value === undefined) return null
  return (cells[one.kind] as CellKind<FieldKind>).write(value, { i18n, config: one.config, part })
}

/**
 * Parses a cell's text, which is not empty, into the stored value of a field or a part of it. Text that cannot be parsed is returned
 * unchanged, for the field's own check. Throws CellProblem for a name that several rows have.
 */
export function readCell(one: AnyField, part: string, text: string, i18n: CellI18n): unknown {
  return (cells[one.kind] as CellKind<FieldKind>).read(text, { i18n, config: one.config, part })
}

/** The resource whose rows are named in the cells of a field, or of a part of it; undefined when the cells contain no names of rows. */
export function namedBy(one: AnyField, part: string): string | undefined {
  if (one.kind === 'ref' || one.kind === 'refs') return (one.config as FieldKinds['ref']).target
  return one.kind === 'address' && part === 'cityId' ? 'cities' : undefined
}

/** How a spreadsheet formats the cells of a field. */
export const cellTypeOf = (one: AnyField, part: string): CellType => (degrees.includes(part) ? 'number' : cells[one.kind].type)

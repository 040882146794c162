// The columns of a resource's table files: one for each field or part of a field, with key and heading. Pure.
import { cellTypeOf, partsOf, type CellType } from '../../../src/schema/core/cells.ts'
import type { AnyField } from '../../../src/schema/core/field.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { fieldsOf } from '../db/rows.ts'
import type { Texts } from '../texts.ts'
import { fieldKey, namedKey } from '../../../src/schema/core/dataKeys.ts'

/** A column. */
export interface Column {
  /** 'mobile', 'name.en', 'id'. */
  key: string
  field: string
  part: string
  type: CellType
  /** Undefined for the columns of every row: id and times. */
  one: AnyField | undefined
}

/** The title and headings of a table; `keys` identify the columns independent of language. */
export interface TableHead {
  title: string
  headings: readonly string[]
  keys: readonly string[]
  types: readonly CellType[]
  /** Decimals of amounts: those of the tenant's currency. */
  decimals: number
  rightToLeft: boolean
}

const basics: readonly [string, CellType][] = [
  ['id', 'text'],
  ['createdAt', 'moment'],
  ['updatedAt', 'moment'],
]

/** Every column of a resource's table file, in the order of the fields; the row's id and times last. */
export function columnsOf(name: ResourceName): Column[] {
  const own = Object.entries(fieldsOf(name)).flatMap(([field, one]) =>
    partsOf(one).map((part) => ({ key: part ? `${field}.${part}` : field, field, part, type: cellTypeOf(one, part), one })),
  )
  return [...own, ...basics.map(([key, type]) => ({ key, field: key, part: '', type, one: undefined }))]
}

/** The columns of these fields in that order (default all), always with the id, which an import needs to find the row. */
export function chosenColumns(name: ResourceName, fields?: readonly string[]): Column[] {
  const all = columnsOf(name)
  if (!fields) return all
  return [...new Set([...fields.filter((field) => field !== 'id'), 'id'])].flatMap((field) => all.filter((one) => one.field === field))
}

const partTexts: Record<string, string> = {
  en: 'enumerations.language.1',
  ar: 'enumerations.language.2',
  lat: 'admin.field.lat',
  lng: 'admin.field.lng',
  net: 'admin.field.net',
  vat: 'admin.field.vat',
  gross: 'admin.field.gross',
}

/** A column's heading in a language: 'Mobile', 'Name (Arabic)'. */
export function headingOf(texts: Texts, language: LanguageWord, name: ResourceName, { field, part }: Column): string {
  const label = texts(language, fieldKey(name, field))
  return part ? `${label} (${texts(language, namedKey(partTexts[part] ?? `admin.address.${part}`))})` : label
}

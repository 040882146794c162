// Maps a file's columns to a resource's: by the keys in its hidden row, else by the heading in either language.
import { latinDigits } from '../../src/schema/core/values/digits.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { TransferColumn } from '../../src/schema/core/longWork/transfer.ts'
import { fieldsOf } from '../core/db/rows.ts'
import type { Texts } from '../core/texts.ts'
import { columnsOf, headingOf, type Column } from '../core/tables/exportColumns.ts'
import { keyFieldsOf } from './exportNames.ts'
import { fieldKey } from '../../src/schema/core/dataKeys.ts'

const folded = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .replace(/[\s_*\-()（）:.]+/g, ' ')
    .trim()

/** The importable columns: those of a form, and the id, which only identifies the row. */
export const importColumns = (name: ResourceName): Column[] =>
  columnsOf(name).filter(({ one, key }) => (one ? !one.readOnly : key === 'id'))

/** The same with labels, for a page. */
export function describedColumns(texts: Texts, language: LanguageWord, name: ResourceName): TransferColumn[] {
  return importColumns(name).map((column) => ({
    key: column.key,
    field: column.field,
    label: headingOf(texts, language, name, column),
    required: (column.one?.required || column.one?.compulsory || false) && column.one?.initial === undefined && !column.one?.derived,
  }))
}

/** The fields by which a file's rows can be matched with existing rows. */
export function keyChoices(texts: Texts, language: LanguageWord, name: ResourceName): { key: string; label: string }[] {
  return [...keyFieldsOf(name), 'id'].map((key) => ({ key, label: texts(language, fieldKey(name, key)) }))
}

/** The unique fields, used as keys and to detect duplicates. */
export const uniqueFields = (name: ResourceName): string[] =>
  Object.entries(fieldsOf(name))
    .filter(([, one]) => one.unique && !one.secret)
    .map(([field]) => field)

/** The column key for each heading; null when none fits or another column has it. */
export function matchColumns(
  texts: Texts,
  name: ResourceName,
  headings: readonly string[],
  keys: readonly string[] | undefined,
): (string | null)[] {
  const columns = importColumns(name)
  const known = new Map<string, string>()
  const load = (text: string, key: string) => {
    if (!known.has(folded(text))) known.set(folded(text), key)
  }
  for (const column of columns) {
    load(column.key, column.key)
    for (const language of ['english', 'arabic'] as const) load(headingOf(texts, language, name, column), column.key)
  }
  // A heading without a language means the language it is written in.
  for (const column of columns)
    if (column.part === 'en' || column.part === 'ar')
      load(texts(column.part === 'en' ? 'english' : 'arabic', fieldKey(name, column.field)), column.key)
  const taken = new Set<string>()
  return headings.map((heading, place) => {
    const key = keys ? (columns.find((one) => one.key === keys[place])?.key ?? null) : (known.get(folded(heading)) ?? null)
    if (key === null || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

/** Whether a row consists of column keys, as the hidden row of exported files does. */
export function isKeyRow(name: ResourceName, cells: readonly string[]): boolean {
  const keys = new Set(columnsOf(name).map(({ key }) => key))
  const given = cells.filter((cell) => cell !== '')
  return given.length > 0 && given.every((cell) => keys.has(cell))
}

// Which column of a file is which column of ours: told by the keys in its hidden row, else by its heading in either language.
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

/** The columns that a file may bring in: what a form could set, and the id, which only tells the row. */
export const importColumns = (name: ResourceName): Column[] =>
  columnsOf(name).filter(({ one, key }) => (one ? !one.readOnly : key === 'id'))

/** The same as a page shows them. */
export function describedColumns(texts: Texts, language: LanguageWord, name: ResourceName): TransferColumn[] {
  return importColumns(name).map((column) => ({
    key: column.key,
    field: column.field,
    label: headingOf(texts, language, name, column),
    required: (column.one?.required ?? false) && column.one?.initial === undefined && !column.one?.derived,
  }))
}

/** The fields that can tell which row of ours a row of a file is. */
export function keyChoices(texts: Texts, language: LanguageWord, name: ResourceName): { key: string; label: string }[] {
  return [...keyFieldsOf(name), 'id'].map((key) => ({ key, label: texts(language, fieldKey(name, key)) }))
}

/** The fields that tell one row from all others, which keys and doubles are looked for in. */
export const uniqueFields = (name: ResourceName): string[] =>
  Object.entries(fieldsOf(name))
    .filter(([, one]) => one.unique && !one.secret)
    .map(([field]) => field)

/** The key of our column for each heading; null where none fits or another column took it. */
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
  // A heading without the language of a bilingual field means the language it is written in.
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

/** Whether a row holds nothing but keys of our columns, as the hidden row of our own files does. */
export function isKeyRow(name: ResourceName, cells: readonly string[]): boolean {
  const keys = new Set(columnsOf(name).map(({ key }) => key))
  const given = cells.filter((cell) => cell !== '')
  return given.length > 0 && given.every((cell) => keys.has(cell))
}

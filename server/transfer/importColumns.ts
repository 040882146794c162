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
import { fullNames, headings, type Headings } from '../../src/schema/transfer/headings.ts'

// 'MobilePhone' of an interface is the label 'Mobile Phone'.
const folded = (text: string): string =>
  latinDigits(text)
    .replace(/[\u064b-\u065f\u0670ـ]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_*\-()（）:.]+/g, ' ')
    .trim()

/** The column of a whole name, where a resource holds it in two fields. */
export const fullName = 'fullName'
const nameParts = ['firstName', 'lastName'] as const
const splitsNames = (name: ResourceName): boolean => nameParts.every((field) => field in fieldsOf(name))
/** A whole name as its two fields: the first word, and what follows. */
export function splitName(text: string): Record<(typeof nameParts)[number], string> {
  const [firstName = '', ...others] = text.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** The importable columns: those of a form, a whole name, and the id, which only identifies the row. */
export const importColumns = (name: ResourceName): Column[] => [
  ...(splitsNames(name) ? [{ key: fullName, field: fullName, part: '', type: 'text', one: undefined } as const] : []),
  ...columnsOf(name).filter(({ one, key }) => (one ? !one.readOnly : key === 'id')),
]

/** The same with labels, for a page. */
export function describedColumns(texts: Texts, language: LanguageWord, name: ResourceName): TransferColumn[] {
  return importColumns(name).map((column) => ({
    key: column.key,
    field: column.field,
    label: column.key === fullName ? texts(language, 'admin.transfer.fullName') : headingOf(texts, language, name, column),
    ...(column.key === fullName ? { gives: [...nameParts] } : {}),
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

/** What names a column in a file, the surest first: its heading in either language, its key, what other systems call it. */
function namesOf(texts: Texts, name: ResourceName, { key, field, part, ...column }: Column): Headings {
  if (key === fullName) return [key, ...fullNames]
  const others = (headings[name] as Record<string, Headings | undefined> | undefined)?.[field] ?? []
  const own = (['english', 'arabic'] as const).map((language) => headingOf(texts, language, name, { key, field, part, ...column }))
  // A heading without a language means the language it is written in.
  const plain = part === 'en' || part === 'ar' ? [texts(part === 'en' ? 'english' : 'arabic', fieldKey(name, field))] : []
  return [...own, ...plain, key, ...(part === '' ? others : [])]
}

/**
 * The column key for each heading; null when none fits or another heading fits the column better. Columns that hold the parts of one text
 * have the same key. `keys`: the file's own row of keys. `holdsIds`: whether a column of the file may hold the ids of rows; those of another
 * system have another form.
 */
export function matchColumns(
  texts: Texts,
  name: ResourceName,
  given: readonly string[],
  keys: readonly string[] | undefined,
  holdsIds: (place: number) => boolean,
): (string | null)[] {
  const columns = importColumns(name)
  const matched: (string | null)[] = given.map(() => null)
  if (keys) {
    for (const { key } of columns) if (keys.includes(key)) matched[keys.indexOf(key)] = key
    return matched
  }
  const places = new Map<string, number>()
  for (const [place, heading] of given.entries()) if (!places.has(folded(heading))) places.set(folded(heading), place)
  const free = (names: string | readonly string[]): number[] =>
    [names]
      .flat()
      .flatMap((one) => places.get(folded(one)) ?? [])
      .filter((place) => matched[place] === null)
  // What one column is called comes before what another one may be called.
  const named = columns.map((column) => ({ key: column.key, names: namesOf(texts, name, column) }))
  for (let rank = 0; named.some(({ names }) => rank < names.length); rank += 1) {
    for (const { key, names } of named) {
      const one = names[rank]
      if (one === undefined || matched.includes(key)) continue
      for (const place of free(one)) if (key !== 'id' || holdsIds(place)) matched[place] = key
    }
  }
  // A whole name says no more than its parts.
  if (nameParts.every((part) => matched.includes(part))) matched.forEach((key, place) => key === fullName && (matched[place] = null))
  return matched
}

/** Whether a row consists of column keys, as the hidden row of exported files does. */
export function isKeyRow(name: ResourceName, cells: readonly string[]): boolean {
  const keys = new Set(columnsOf(name).map(({ key }) => key))
  const given = cells.filter((cell) => cell !== '')
  return given.length > 0 && given.every((cell) => keys.has(cell))
}

// The texts of a row's problems, with column names in the person's language.
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { Texts } from '../core/texts.ts'
import { columnsOf, headingOf } from '../core/tables/exportColumns.ts'
import type { RowProblem } from './importRead.ts'
import { fieldKey, namedKey } from '../../src/schema/core/dataKeys.ts'

/** The heading of the column with the reasons. */
export const reasonHeading = (texts: Texts, language: LanguageWord): string => texts(language, 'admin.transfer.reason')

/** The column and text of a problem. */
export function problemText(
  texts: Texts,
  language: LanguageWord,
  name: ResourceName,
  { column, key, params }: RowProblem,
): { column: string; message: string } {
  const columns = columnsOf(name)
  const found =
    columns.find((one) => one.key === column) ??
    columns.find((one) => column.startsWith(`${one.key}.`)) ??
    columns.find(({ field }) => field === column.split('.')[0])
  // The heading of the whole field when no part is named.
  const label = !found
    ? ''
    : found.part !== '' && found.key !== column
      ? texts(language, fieldKey(name, found.field))
      : headingOf(texts, language, name, found)
  return { column: label, message: texts(language, namedKey(key), params) }
}

/** All problems of a row in one cell. */
export const reasonOf = (texts: Texts, language: LanguageWord, name: ResourceName, problems: readonly RowProblem[]): string =>
  problems
    .map((one) => problemText(texts, language, name, one))
    .map(({ column, message }) => (column === '' ? message : `${column}: ${message}`))
    .join(' | ')

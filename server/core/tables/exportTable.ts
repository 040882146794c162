// A table file in either format.
import type { Cell } from '../../../src/schema/core/cells.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { TableFormat } from '../../../src/schema/core/longWork/tableFiles.ts'
import { minorDigits } from '../../../src/schema/core/time/region.ts'
import type { Texts } from '../texts.ts'
import { presentRegion } from '../time/region.ts'
import { headingOf, type Column, type TableHead } from './exportColumns.ts'
import { csvPieces } from './exportCsv.ts'
import { xlsxPieces } from './exportXlsx.ts'

/** The media type of each format. */
export const mimeOf: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const piecesOf = { csv: csvPieces, xlsx: xlsxPieces }

/** A table file in pieces, as its rows arrive in batches. */
export const tablePieces = (format: TableFormat, head: TableHead, batches: AsyncIterable<readonly Cell[][]>): AsyncIterable<Buffer> =>
  piecesOf[format](head, batches)

/** The title and headings of a resource's table in a language. */
export const headOf = (texts: Texts, language: LanguageWord, name: ResourceName, columns: readonly Column[]): TableHead => ({
  title: titleOf(texts, language, name),
  headings: columns.map((column) => headingOf(texts, language, name, column)),
  keys: columns.map(({ key }) => key),
  types: columns.map(({ type }) => type),
  decimals: minorDigits(presentRegion().currency),
  rightToLeft: language === 'arabic',
})

/** The plural title of a resource in a language. */
export const titleOf = (texts: Texts, language: LanguageWord, name: ResourceName): string =>
  texts(language, `resources.${name}.name`, { smart_count: 10 })

/** A file name with the date (UTC) and the format's extension: 'Customers 2026-11-22.csv'. */
export const fileName = (title: string, now: Date, format: TableFormat): string => `${title} ${now.toISOString().slice(0, 10)}.${format}`

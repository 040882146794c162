// The rows of a table file in either format, one after another, with pauses for other work.
import { setImmediate as othersFirst } from 'node:timers/promises'
import { transferLimits } from '../../../src/schema/core/longWork/tableFiles.ts'
import { badFile, type Noticed, type TableRow, type Writing } from './importBytes.ts'
import { csvRows } from './importCsv.ts'
import { xlsxRows } from './importXlsx.ts'

const breath = 12

/** The non-empty rows. Throws badInput (400) with a readable reason when the file cannot be read. */
export async function* tableRows(bytes: Buffer, writing: Writing, noticed?: Noticed): AsyncGenerator<TableRow> {
  const rows = writing.format === 'csv' ? csvRows(bytes, writing) : xlsxRows(bytes, noticed)
  let since = performance.now()
  let count = 0
  for await (const one of rows) {
    if (one.cells.length > transferLimits.columns) throw badFile('validation.fileColumns', { max: transferLimits.columns })
    if (one.cells.some((cell) => cell.trim() !== '')) {
      count += 1
      if (count > transferLimits.rows + 2) throw badFile('validation.fileRows', { max: transferLimits.rows })
      yield one
    }
    if (performance.now() - since > breath) {
      await othersFirst()
      since = performance.now()
    }
  }
}

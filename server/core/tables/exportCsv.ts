// CSV that Excel opens correctly: UTF-8 with a byte order mark, and no text that it would run as a formula.
import { stringify } from 'csv-stringify/sync'
import { guarded } from '../../../src/schema/core/cellText.ts'
import type { Cell } from '../../../src/schema/core/cells.ts'
import type { TableHead } from './exportColumns.ts'

/** The CSV file in pieces: UTF-8 with a byte order mark, amounts with all decimals of the currency, formulas guarded against execution. */
export async function* csvPieces(
  { headings, types, decimals }: TableHead,
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Buffer> {
  const text = (cell: Cell, place: number): string => {
    if (typeof cell === 'number') return types[place] === 'amount' ? cell.toFixed(decimals) : String(cell)
    return guarded(cell ?? '')
  }
  const lines = (rows: readonly (readonly Cell[])[]) =>
    Buffer.from(
      stringify(
        rows.map((row) => row.map(text)),
        { record_delimiter: 'windows' },
      ),
    )
  yield Buffer.from('\ufeff')
  yield lines([headings])
  for await (const rows of batches) if (rows.length > 0) yield lines(rows)
}

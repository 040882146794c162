// The failed rows of an import in their original format, each with its reason, for correction and another upload.
import { unguarded } from '../../src/schema/core/cellText.ts'
import type { Cell } from '../../src/schema/core/cells.ts'
import type { Services } from '../core/services.ts'
import { tablePieces, titleOf } from '../core/tables/exportTable.ts'
import type { TransferFile } from './importFiles.ts'
import { dataRows, type ImportInput } from './importData.ts'
import type { RowProblem } from './importRead.ts'
import { reasonHeading, reasonOf } from './importTexts.ts'

/** The file's bytes and name. */
export async function failedRowsFile(
  { texts }: Services,
  { name, plan, language }: ImportInput,
  file: TransferFile,
  bytes: Buffer,
  problems: ReadonlyMap<number, readonly RowProblem[]>,
): Promise<{ bytes: Buffer; details: { name: string; format: 'csv' | 'xlsx' } }> {
  const { headings, format } = file.details
  async function* failed(): AsyncGenerator<Cell[][]> {
    for await (const { row, cells } of dataRows(bytes, file)) {
      const reasons = problems.get(row)
      // The writer escapes formulas again, so the earlier escape is removed first.
      if (reasons) yield [[...headings.map((_, place) => unguarded(cells[place] ?? '')), reasonOf(texts, language, name, reasons)]]
    }
  }
  const head = {
    title: titleOf(texts, language, name),
    headings: [...headings, reasonHeading(texts, language)],
    keys: [...headings.map((_, place) => plan.mapping[place] ?? ''), ''],
    decimals: 0,
    types: [...headings, ''].map(() => 'text' as const),
    rightToLeft: language === 'arabic',
  }
  const parts: Buffer[] = []
  for await (const part of tablePieces(format, head, failed())) parts.push(part)
  const stem = file.details.name.replace(/\.(csv|xlsx|txt)$/i, '')
  return { bytes: Buffer.concat(parts), details: { name: `${stem} - ${texts(language, 'admin.transfer.failedName')}.${format}`, format } }
}

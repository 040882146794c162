// The rows of an uploaded file below its head, and what an import of them is asked to do.
import type { LanguageWord } from '../../src/schema/limits.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import type { ImportPlan } from '../../src/schema/transfer.ts'
import type { House } from '../house.ts'
import { readBytes, type TransferFile } from './importFiles.ts'
import { tableRows, type TableRow } from './importTable.ts'

/** What a job of this kind is asked. */
export interface ImportInput {
  name: ResourceName
  plan: ImportPlan
  dry: boolean
  language: LanguageWord
}
/** The rows of an uploaded file below its head, after row `from`. */
export async function* dataRows(bytes: Buffer, { details }: TransferFile, from = 0): AsyncGenerator<TableRow> {
  for await (const row of tableRows(bytes, details)) if (row.row > Math.max(from, details.lastHeadRow)) yield row
}

/** The first rows of a file. */
export async function firstRows(house: House, file: TransferFile, most: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of dataRows(await readBytes(house, file.storageKey), file)) {
    rows.push(row)
    if (rows.length === most) break
  }
  return rows
}

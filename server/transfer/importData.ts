// The data rows of an uploaded file, and the input of an import.
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { ImportPlan } from '../../src/schema/core/longWork/transfer.ts'
import type { Services } from '../core/services.ts'
import { readBytes, type TransferFile } from './importFiles.ts'
import type { TableRow } from '../core/tables/importBytes.ts'
import { tableRows } from '../core/tables/importTable.ts'

/** The input of an import job. */
export interface ImportInput {
  name: ResourceName
  plan: ImportPlan
  dry: boolean
  language: LanguageWord
}
/** The data rows of an uploaded file, after row `from`. */
export async function* dataRows(bytes: Buffer, { details }: TransferFile, from = 0): AsyncGenerator<TableRow> {
  for await (const row of tableRows(bytes, details)) if (row.row > Math.max(from, details.lastHeadRow)) yield row
}

/** The first rows of a file. */
export async function firstRows(services: Services, file: TransferFile, limit: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of dataRows(await readBytes(services, file.storageKey), file)) {
    rows.push(row)
    if (rows.length === limit) break
  }
  return rows
}

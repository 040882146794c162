// A new upload: read once completely, stored, and described.
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { UploadedFile } from '../../src/schema/core/longWork/transfer.ts'
import { transferLimits } from '../../src/schema/core/longWork/tableFiles.ts'
import type { Services } from '../core/services.ts'
import { mimeOf } from '../core/tables/exportTable.ts'
import { badFile, writingOf, type Noticed, type TableRow } from '../core/tables/importBytes.ts'
import { describedColumns, isKeyRow, keyChoices, matchColumns } from './importColumns.ts'
import { keepFile, type FileDetails } from './importFiles.ts'
import { tableRows } from '../core/tables/importTable.ts'
import { idValue } from '../../src/schema/core/values.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const samples = 3

interface Looked {
  details: FileDetails
  keys: string[] | undefined
  first: TableRow[]
  noticed: Noticed
}

async function lookThrough(bytes: Buffer, name: string, resource: ResourceName): Promise<Looked> {
  const writing = writingOf(bytes)
  const noticed: Noticed = { formulas: 0, otherSheets: 0, merged: [] }
  let head: TableRow | undefined
  let keyRow: TableRow | undefined
  let width = 0
  let rows = 0
  const first: TableRow[] = []
  for await (const one of tableRows(bytes, writing, noticed)) {
    if (!head) head = one
    else if (rows === 0 && !keyRow && isKeyRow(resource, one.cells)) keyRow = one
    else {
      rows += 1
      width = Math.max(width, one.cells.length)
      if (first.length < samples) first.push(one)
    }
  }
  if (!head) throw badFile('validation.fileEmpty')
  if (rows === 0) throw badFile('validation.fileNoRows')
  const headRow = head.row
  if (noticed.merged.some((range) => isAcross(range, headRow))) throw badFile('validation.fileMerged', { row: headRow })
  const headings = Array.from({ length: Math.max(width, head.cells.length) }, (_, place) => (head.cells[place] ?? '').trim().slice(0, 200))
  const details = { name, ...writing, headingRow: headRow, lastHeadRow: keyRow?.row ?? headRow, headings, rows }
  return { details, keys: keyRow?.cells, first, noticed }
}

/** Whether a merged range ('A1:C1') is in the row and wider than one column. */
function isAcross(range: string, row: number): boolean {
  const [, from = '', top = '', to = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  return from !== to && Number(top) <= row && row <= Number(bottom)
}

const repeated = (headings: readonly string[]): string[] => {
  const given = headings.map((one) => one.toLowerCase()).filter(Boolean)
  return [...new Set(headings.filter((one) => given.filter((other) => other === one.toLowerCase()).length > 1))]
}

/** Stores the file for its owner. Throws badInput (400) with a readable reason when it is no readable table. */
export async function receiveFile(
  services: Services,
  {
    tenantId,
    ownerId,
    resource,
    language,
    name,
    bytes,
  }: { tenantId: string; ownerId: string; resource: ResourceName; language: LanguageWord; name: string; bytes: Buffer },
): Promise<UploadedFile> {
  const { details, keys, first, noticed } = await lookThrough(bytes, name, resource)
  const fileId = await keepFile(services, tenantId, (work) => services.engine.scoped(tenantId, (tx) => work({ tx })), {
    ...{ ownerId, resource, details, bytes },
    mime: mimeOf[details.format],
  })
  const say = (key: string, params: Record<string, string | number> = {}) =>
    services.texts(language, namedKey(`admin.transfer.warning.${key}`), params)
  const twice = repeated(details.headings)
  const warnings = [
    ...(twice.length > 0 ? [say('repeated', { names: twice.join(', ') })] : []),
    ...(details.headings.includes('') ? [say('unnamed')] : []),
    ...(noticed.otherSheets > 0 ? [say('otherSheets')] : []),
    ...(noticed.formulas > 0 ? [say('formulas', { smart_count: noticed.formulas })] : []),
    ...(details.encoding === 'windows-1256' ? [say('encoding')] : []),
  ]
  return {
    fileId,
    name,
    format: details.format,
    encoding: details.encoding,
    delimiter: details.delimiter,
    rows: details.rows,
    headings: details.headings,
    samples: details.headings.map((_, place) => first.map(({ cells }) => (cells[place] ?? '').slice(0, 80))),
    mapping: matchColumns(services.texts, resource, details.headings, keys, (place) =>
      first.every(({ cells }) => !cells[place] || idValue.safeParse(cells[place].trim()).success),
    ),
    warnings,
    columns: describedColumns(services.texts, language, resource),
    keys: keyChoices(services.texts, language, resource),
  }
}

/** The bytes of a request. Throws tooLarge (413) above the limit for table files. */
export async function collectBytes(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of source) {
    size += part.length
    if (size > transferLimits.bytes) throw badFile('validation.fileTooLarge', { max: transferLimits.bytes / 1_000_000 })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

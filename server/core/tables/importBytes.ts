// Detects a table file's format, its encoding as written by Excel and older programs, and its column delimiter. Pure.
import { isUtf8 } from 'node:buffer'
import { Problem } from '../http/problem.ts'
import type { TableFormat } from '../../../src/schema/core/longWork/tableFiles.ts'

/** A badInput (400) problem with the file itself; `key` is the text key of its message at the field `file`. Returned, not thrown. */
export const badFile = (key: string, params: Record<string, string | number> = {}): Problem =>
  new Problem('badInput', { fields: { file: { key, params } } })

/** The format, encoding and delimiter of a file. */
export interface Writing {
  format: TableFormat
  encoding: string
  delimiter: string | null
}

/** A row of the file; `row` is its number as a spreadsheet shows it. */
export interface TableRow {
  row: number
  cells: string[]
}
/** What a reader finds besides the rows. */
export interface Noticed {
  /** Number of cells with formulas; their last shown value is used. */
  formulas: number
  /** Number of sheets that are not read. */
  otherSheets: number
  /** Merged cells in the first rows: 'A1:C1'. */
  merged: string[]
}

const startsWith = (bytes: Buffer, ...mark: number[]): boolean => mark.every((one, place) => bytes[place] === one)
const sampleLength = 64 * 1024

/** Decodes UTF-16 without a byte order mark, recognised by zeros in every second byte, as Latin letters, digits and commas have. */
function utf16Without(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, 2048)
  const zeros = (from: number) => sample.filter((one, place) => place % 2 === from && one === 0).length
  if (zeros(1) > sample.length / 8 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > sample.length / 8 && zeros(1) === 0) return 'utf-16be'
  return undefined
}

/** The encoding of a text; bytes that are no UTF are taken as Windows' Arabic code page. */
function encodingOf(bytes: Buffer): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const wide = utf16Without(bytes)
  if (wide) return wide
  if (bytes.subarray(0, sampleLength).includes(0)) throw badFile('validation.fileNoTable')
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256'
}

/** The decoded text, without a byte order mark. */
const textOf = (bytes: Buffer, encoding: string): string => new TextDecoder(encoding).decode(bytes)

/** The delimiter: the one in Excel's `sep=` line, else the most frequent one outside quotes in the first non-empty line. */
function delimiterOf(text: string): string {
  const [, said] = /^sep=(.)\r?\n/.exec(text) ?? []
  if (said) return said
  const line = text.split(/\r?\n/).find((one) => one.trim() !== '') ?? ''
  const bare = line.replace(/"[^"]*"/g, '')
  const [best = ','] = [',', ';', '\t', '|'].sort((one, other) => bare.split(other).length - bare.split(one).length)
  return best
}

/** Detects a file's format, encoding and delimiter. Throws badInput (400) with the reason when it is no table. */
export function writingOf(bytes: Buffer): Writing {
  if (bytes.length === 0) throw badFile('validation.fileEmpty')
  if (startsWith(bytes, 0x50, 0x4b)) return { format: 'xlsx', encoding: 'utf-8', delimiter: null }
  // The signature of the older Excel format, which Excel also uses for password-protected workbooks.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw badFile('validation.fileOldExcel')
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw badFile('validation.fileNoTable')
  const encoding = encodingOf(bytes)
  return { format: 'csv', encoding, delimiter: delimiterOf(textOf(bytes.subarray(0, sampleLength), encoding)) }
}

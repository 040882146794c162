// What the bytes of a table file are: its format, its encoding as Excel and older programs write it, and what parts its columns. Pure.
import { isUtf8 } from 'node:buffer'
import { Problem } from '../http/problem.ts'
import type { TableFormat } from '../../../src/schema/core/longWork/transfer.ts'

/** Refuses the file itself, in words. */
export const badFile = (key: string, params: Record<string, string | number> = {}): Problem =>
  new Problem('badInput', { fields: { file: { key, params } } })

/** How a file is written. */
export interface Writing {
  format: TableFormat
  encoding: string
  delimiter: string | null
}

/** A row as it stands in the file; `row` is how a spreadsheet numbers it. */
export interface TableRow {
  row: number
  cells: string[]
}
/** What a reader notices beside the rows. */
export interface Noticed {
  /** Cells that are formulas: what they showed last is taken. */
  formulas: number
  /** Sheets that are not read. */
  otherSheets: number
  /** Cells that were joined in one of the first rows: 'A1:C1'. */
  merged: string[]
}

const startsWith = (bytes: Buffer, ...mark: number[]): boolean => mark.every((one, place) => bytes[place] === one)
const sampleLength = 64 * 1024

/** Zeros at every second place are how UTF-16 writes Latin letters, digits and commas. */
function utf16Without(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, 2048)
  const zeros = (from: number) => sample.filter((one, place) => place % 2 === from && one === 0).length
  if (zeros(1) > sample.length / 8 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > sample.length / 8 && zeros(1) === 0) return 'utf-16be'
  return undefined
}

/** The encoding of a text; what is no UTF is the Arabic code page of Windows. */
function encodingOf(bytes: Buffer): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const wide = utf16Without(bytes)
  if (wide) return wide
  if (bytes.subarray(0, sampleLength).includes(0)) throw badFile('validation.fileNoTable')
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256'
}

/** The text of some bytes, without the mark that tells the encoding. */
const textOf = (bytes: Buffer, encoding: string): string => new TextDecoder(encoding).decode(bytes)

/** What parts the columns: what Excel's first line says, else what stands most often outside quotes in the first full line. */
function delimiterOf(text: string): string {
  const [, said] = /^sep=(.)\r?\n/.exec(text) ?? []
  if (said) return said
  const line = text.split(/\r?\n/).find((one) => one.trim() !== '') ?? ''
  const bare = line.replace(/"[^"]*"/g, '')
  const [best = ','] = [',', ';', '\t', '|'].sort((one, other) => bare.split(other).length - bare.split(one).length)
  return best
}

/** How the file is written. Throws a problem in words for what is no table. */
export function writingOf(bytes: Buffer): Writing {
  if (bytes.length === 0) throw badFile('validation.fileEmpty')
  if (startsWith(bytes, 0x50, 0x4b)) return { format: 'xlsx', encoding: 'utf-8', delimiter: null }
  // The older Excel format, which is also how Excel wraps a workbook with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw badFile('validation.fileOldExcel')
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw badFile('validation.fileNoTable')
  const encoding = encodingOf(bytes)
  return { format: 'csv', encoding, delimiter: delimiterOf(textOf(bytes.subarray(0, sampleLength), encoding)) }
}

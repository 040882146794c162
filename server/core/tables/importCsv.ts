// The records of a CSV file, decoded and parsed in pieces.
import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { badFile, type TableRow, type Writing } from './importBytes.ts'

const piece = 64 * 1024
const longestRecord = 1_000_000

async function* decoded(bytes: Buffer, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for (let start = 0; start < bytes.length; start += piece) {
    const text = decoder.decode(bytes.subarray(start, start + piece), { stream: true })
    yield start === 0 ? text.replace(/^sep=.\r?\n/, '') : text
    await othersFirst()
  }
  yield decoder.decode()
}

/**
 * Every record with its number; empty lines count, as in a spreadsheet. Throws badInput (400) for an endless record or unbalanced quotes.
 */
export async function* csvRows(bytes: Buffer, { encoding, delimiter }: Writing): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: delimiter ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: longestRecord,
  })
  const source = Readable.from(decoded(bytes, encoding))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1
      yield { row, cells }
    }
  } catch (error) {
    // An unclosed quote puts the rest of the file into one cell.
    if (error instanceof CsvError)
      throw badFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'validation.fileRecord' : 'validation.fileQuotes', { row: row + 1 })
    throw error
  } finally {
    source.destroy()
  }
}

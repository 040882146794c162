// The rows of a workbook's first visible sheet, parsed from its XML while it is unpacked. A file that would unpack to too much is refused
// before unpacking, and stopped when it exceeds the size it declared.
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { transferLimits } from '../../../src/schema/core/longWork/tableFiles.ts'
import { badFile, type Noticed, type TableRow } from './importBytes.ts'
import { Problem } from '../http/problem.ts'

const open = promisify<Buffer, { lazyEntries: boolean; validateEntrySizes: boolean }, ZipFile>(fromBuffer as never)
const maxEntries = 2_000
const maxBytes = 400_000_000
/** Maximum bytes of shared strings, which are held in memory. */
const maxSharedBytes = 120_000_000
/** Table XML compresses to a tenth or a twentieth of its size, a zip bomb to a thousandth. */
const maxRatio = 250
const smallEntry = 10_000_000

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw badFile('validation.fileBomb')
  const entries = new Map<string, Entry>()
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.replace(/^\//, ''), entry)
      zip.readEntry()
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return entries
}

type Tags = (tag: SaxesTagPlain, name: string) => void
interface Listener {
  open: Tags
  close?: (name: string) => void
  text?: (text: string) => void
}
const plainName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Parses one part of the workbook; yields after each piece of it. */
async function* parsed(zip: ZipFile, entry: Entry, listener: Listener): AsyncGenerator<void> {
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > maxBytes || (uncompressedSize > smallEntry && uncompressedSize / Math.max(1, compressedSize) > maxRatio))
    throw badFile('validation.fileBomb')
  const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip) as never)(entry)
  const parser = new SaxesParser()
  let failure: Error | undefined
  parser.on('error', (error) => (failure ??= error))
  parser.on('opentag', (tag) => listener.open(tag, plainName(tag.name)))
  parser.on('closetag', ({ name }) => listener.close?.(plainName(name)))
  if (listener.text) parser.on('text', listener.text)
  const decoder = new TextDecoder()
  for await (const piece of stream) {
    parser.write(decoder.decode(piece as Buffer, { stream: true }))
    if (failure) throw failure
    yield
  }
  parser.close()
  yield
}

async function all(pieces: AsyncGenerator<void>): Promise<void> {
  for (let next = await pieces.next(); !next.done;) next = await pieces.next()
}
const attribute = (tag: SaxesTagPlain, name: string): string | undefined => {
  const found = Object.entries(tag.attributes).find(([key]) => plainName(key) === name)
  return found?.[1]
}

const decodedText = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : text

// Number formats that show a date or a time: Excel's built-in ones by number, custom ones by their letters.
const dateFormats = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])
// Excel's own limit: a longer format can only be an attempt to keep this process busy.
const longestFormat = 255
const showsDate = (code: string): boolean => /[dmyhs]/i.test(code.slice(0, longestFormat).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** The text that a serial number shows: a day, a time of day, or both. */
function shownDate(serial: number, from1904: boolean): string {
  const days = serial + (from1904 ? 1462 : 0)
  const iso = new Date(Math.round((days - 25_569) * 1_440) * 60_000).toISOString()
  if (days < 1) return iso.slice(11, 16)
  return days % 1 === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)}`
}

/** The index of a cell's column by its letters: 'C5' is 2. */
function placeOf(reference: string): number {
  let place = 0
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    place = place * 26 + code
  }
  return place - 1
}

interface Workbook {
  zip: ZipFile
  sheet: Entry
  shared: string[]
  /** For each style, whether its numbers are dates. */
  dates: boolean[]
  from1904: boolean
  otherSheets: number
}

async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const zip = await open(bytes, { lazyEntries: true, validateEntrySizes: true })
  const entries = await entriesOf(zip)
  const book = entries.get('xl/workbook.xml')
  const relations = entries.get('xl/_rels/workbook.xml.rels')
  if (!book || !relations) throw badFile('validation.fileNoTable')
  const sheets: { id: string; hidden: boolean }[] = []
  const targets = new Map<string, string>()
  let from1904 = false
  await all(
    parsed(zip, book, {
      open: (tag, name) => {
        if (name === 'sheet') sheets.push({ id: attribute(tag, 'id') ?? '', hidden: (attribute(tag, 'state') ?? 'visible') !== 'visible' })
        if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(tag, 'date1904') ?? '')
      },
    }),
  )
  await all(
    parsed(zip, relations, {
      open: (tag, name) => {
        if (name === 'Relationship') targets.set(attribute(tag, 'Id') ?? '', attribute(tag, 'Target') ?? '')
      },
    }),
  )
  const first = sheets.find(({ hidden }) => !hidden) ?? sheets[0]
  const target = targets.get(first?.id ?? '') ?? ''
  const sheet = entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) throw badFile('validation.fileNoTable')
  const shared: string[] = []
  const texts = entries.get('xl/sharedStrings.xml')
  if (texts) await readShared(zip, texts, shared)
  const dates: boolean[] = []
  const look = entries.get('xl/styles.xml')
  if (look) await readStyles(zip, look, dates)
  return { zip, sheet, shared, dates, from1904, otherSheets: Math.max(0, sheets.filter(({ hidden }) => !hidden).length - 1) }
}

async function readShared(zip: ZipFile, entry: Entry, shared: string[]): Promise<void> {
  if (entry.uncompressedSize > maxSharedBytes) throw badFile('validation.fileBomb')
  let current = ''
  let inText = false
  let phonetic = false
  await all(
    parsed(zip, entry, {
      open: (_tag, name) => {
        if (name === 'si') current = ''
        else if (name === 'rPh') phonetic = true
        else if (name === 't') inText = !phonetic
      },
      text: (text) => {
        if (inText) current += text
      },
      close: (name) => {
        if (name === 'si') shared.push(decodedText(current))
        else if (name === 'rPh') phonetic = false
        else if (name === 't') inText = false
      },
    }),
  )
}

async function readStyles(zip: ZipFile, entry: Entry, dates: boolean[]): Promise<void> {
  const own = new Map<number, boolean>()
  let inCells = false
  await all(
    parsed(zip, entry, {
      open: (tag, name) => {
        if (name === 'numFmt') own.set(Number(attribute(tag, 'numFmtId')), showsDate(attribute(tag, 'formatCode') ?? ''))
        else if (name === 'cellXfs') inCells = true
        else if (name === 'xf' && inCells) {
          const format = Number(attribute(tag, 'numFmtId') ?? 0)
          dates.push(own.get(format) ?? dateFormats.has(format))
        }
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false
      },
    }),
  )
}

/** Every row of the sheet. Throws badInput (400) with a readable reason when the file is broken or unpacks to too much. */
export async function* xlsxRows(bytes: Buffer, noticed?: Noticed): AsyncGenerator<TableRow> {
  let zip: ZipFile | undefined
  try {
    const book = await openWorkbook(bytes)
    ;({ zip } = book)
    if (noticed) noticed.otherSheets = book.otherSheets
    yield* sheetRows(book, noticed)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw badFile('validation.fileBroken')
  } finally {
    zip?.close()
  }
}

async function* sheetRows({ zip, sheet, shared, dates, from1904 }: Workbook, noticed?: Noticed): AsyncGenerator<TableRow> {
  let rows: TableRow[] = []
  let current: TableRow = { row: 0, cells: [] }
  let cell = { place: 0, type: '', date: false }
  let text = ''
  let taking = false
  const value = (): string => {
    if (cell.type === 's') return shared[Number(text)] ?? ''
    if (cell.type === 'b') return text === '1' ? 'true' : 'false'
    if (cell.type === 'inlineStr' || cell.type === 'str') return decodedText(text)
    if (cell.type === 'e' || cell.type === 'd' || text === '') return text
    const number = Number(text)
    return cell.date ? shownDate(number, from1904) : String(Number(number.toPrecision(15)))
  }
  const listener: Listener = {
    open: (tag, name) => {
      const { attributes } = tag
      if (name === 'row') current = { row: Number(attributes['r'] ?? current.row + 1), cells: [] }
      else if (name === 'c') {
        const place = attributes['r'] ? placeOf(attributes['r']) : current.cells.length
        if (place > 20_000) throw badFile('validation.fileColumns', { max: transferLimits.columns })
        cell = { place, type: attributes['t'] ?? 'n', date: dates[Number(attributes['s'] ?? 0)] ?? false }
        text = ''
      } else if (name === 'v' || name === 't') taking = true
      else if (name === 'f' && noticed) noticed.formulas += 1
      else if (name === 'mergeCell' && noticed) noticed.merged.push(attributes['ref'] ?? '')
    },
    text: (piece) => {
      if (taking) text += piece
    },
    close: (name) => {
      if (name === 'v' || name === 't') taking = false
      else if (name === 'c' && text !== '') {
        while (current.cells.length < cell.place) current.cells.push('')
        current.cells[cell.place] = value()
      } else if (name === 'row') rows.push(current)
    },
  }
  const pieces = parsed(zip, sheet, listener)
  for (let next = await pieces.next(); !next.done;) {
    yield* rows
    rows = []
    next = await pieces.next()
  }
  yield* rows
}

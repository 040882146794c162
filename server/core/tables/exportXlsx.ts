// An Excel workbook with one sheet, written while its rows arrive: typed cells, a frozen heading, right to left in Arabic. The hidden
// second row holds the columns' keys, so that the file can be imported in any language.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell, CellType } from '../../../src/schema/core/cells.ts'
import type { TableHead } from './exportColumns.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Excel's maximum number of characters in a cell. */
const longestCell = 32_767

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Excel writes characters that XML does not allow as _x0000_, so a text that looks like such an escape must be escaped too.
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (one) => `_x${one.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replace(/[&<>"]/g, (one) => escapes[one] ?? one)

// Indexes into cellXfs below.
const styles = { heading: 1, text: 2, number: 3, amount: 4, day: 5, moment: 6, quoted: 7 } as const
const stylesXml = (
  decimals: number,
) => `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.${'0'.repeat(decimals)}"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FF10324F"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDCEBFA"/></patternFill></fill></fills>
<borders count="2"><border/><border><bottom style="thin"><color rgb="FF8FB4D6"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="8"><xf/><xf fontId="1" fillId="2" borderId="1" applyFont="1" applyFill="1" applyBorder="1"/>${[
  'numFmtId="49" applyNumberFormat="1"',
  '',
  'numFmtId="166" applyNumberFormat="1"',
  'numFmtId="164" applyNumberFormat="1"',
  'numFmtId="165" applyNumberFormat="1"',
  'numFmtId="49" applyNumberFormat="1" quotePrefix="1"',
]
  .map((one) => `<xf ${one}/>`)
  .join('')}</cellXfs></styleSheet>`

/** The letters of a column by its index: 0 is A, 26 is AA. */
const lettersOf = (place: number): string =>
  (place >= 26 ? lettersOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

// Excel's serial numbers count days from 30 December 1899, in local time.
const serial = (local: string): number =>
  Date.parse(`${local.replace(' ', 'T')}${local.length > 10 ? ':00Z' : 'T00:00:00Z'}`) / dayMs + 25_569

function cellXml(cell: Cell, type: CellType, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}" s="${type === 'amount' ? styles.amount : styles.number}"><v>${cell}</v></c>`
  const moment = type === 'day' || type === 'moment' ? serial(cell) : Number.NaN
  if (moment > 60) return `<c r="${at}" s="${styles[type as 'day']}"><v>${moment}</v></c>`
  const style = /^[=+\-@\t\r']/.test(cell) ? styles.quoted : styles.text
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, longestCell))}</t></is></c>`
}

async function* sheetPieces(
  { headings, keys, types, rightToLeft }: TableHead,
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Buffer> {
  const columns = types
    .map(
      (type, place) =>
        `<col min="${place + 1}" max="${place + 1}" width="${Math.min(40, Math.max(12, (headings[place] ?? '').length + 4))}" style="${styles[type]}" customWidth="1"/>`,
    )
    .join('')
  const row = (number: number, content: string, more = '') => `<row r="${number}"${more}>${content}</row>`
  const strings = (texts: readonly string[], number: number, style: number) =>
    texts
      .map((text, place) => `<c r="${lettersOf(place)}${number}" s="${style}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`)
      .join('')
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns}</cols><sheetData>${row(1, strings(headings, 1, styles.heading))}${row(2, strings(keys, 2, styles.text), ' hidden="1"')}`,
  )
  let number = 2
  for await (const rows of batches) {
    const text = rows.map((cells) => {
      number += 1
      return row(number, cells.map((cell, place) => cellXml(cell, types[place] ?? 'text', `${lettersOf(place)}${number}`)).join(''))
    })
    if (text.length > 0) yield Buffer.from(text.join(''))
  }
  yield Buffer.from('</sheetData></worksheet>')
}

/** The XLSX workbook in pieces, without holding all rows in memory. */
export function xlsxPieces(head: TableHead, batches: AsyncIterable<readonly Cell[][]>): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  const name = escaped(head.title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))
  const files: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${documents}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documents}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${documents}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(head.decimals),
  }
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path)
  const sheet = Readable.from(sheetPieces(head, batches), { objectMode: false, highWaterMark: 256 * 1024 })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 })
  zip.end()
  const stream = zip.outputStream as Readable
  // An error while reading rows must not leave a file that looks complete.
  zip.on('error', (error: Error) => stream.destroy(error))
  return stream
}

// A small table as CSV, made in the browser; what comes by the row from the server is written there.

// A cell that begins like a formula is run by spreadsheets: an apostrophe keeps it text.
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The table as text, with a mark that tells spreadsheets the encoding. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** The same as a file. */
export const tableFile = (rows: readonly (readonly string[])[]): Blob => new Blob([tableText(rows)], { type: 'text/csv;charset=utf-8' })

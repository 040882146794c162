// A small table as CSV, made in the browser; larger ones are made by the server.

// Spreadsheets run a cell that begins like a formula: an apostrophe keeps it text. Source: OWASP, CSV injection.
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The table as text, with a byte order mark for the encoding. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** The same as a file. */
export const tableFile = (rows: readonly (readonly string[])[]): Blob => new Blob([tableText(rows)], { type: 'text/csv;charset=utf-8' })

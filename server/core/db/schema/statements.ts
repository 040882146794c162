// Splits an SQL file into statements without comments. Quotes and dollar quotes, which may contain semicolons, are recognised.

const pieces = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|[^-/'"$;]+|./gs

/** Splits SQL into its statements, in order, each on one line with single spaces, without comments and semicolon. */
export function statementsOf(text: string): string[] {
  const statements = ['']
  for (const [piece] of text.matchAll(pieces)) {
    if (piece === ';') statements.push('')
    else if (!piece.startsWith('--') && !piece.startsWith('/*')) statements[statements.length - 1] += piece
  }
  return statements.map((one) => one.trim()).filter((one) => one !== '')
}

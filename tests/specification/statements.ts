// The sentences of the owner's specification (specification.md beside this file, verbatim), numbered within each section. A test proves a
// sentence by starting its title, or that of its describe, with the sentence's number: '§5.9 a typed minute off the gap is refused'.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A sentence of the specification. */
export interface Statement {
  /** '§5.9': the section and the place of the sentence in it. */
  id: string
  text: string
}

const heading = /^#+ /
const tableRule = /^\|[-| ]+\|$/
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The sentences of a line: list items and paragraphs end in full stops. An abbreviation or a path does not end one. */
const sentencesOf = (line: string) =>
  line
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .split(/(?<=[a-z)'\]0-9]\.) (?=[A-Z])/)
    .map((sentence) => sentence.trim())

/** Reads the sentences of a specification's Markdown. A table's row is one sentence; its header is none. */
export function statementsIn(markdown: string): Statement[] {
  const statements: Statement[] = []
  let section = ''
  let count = 0
  const lines = markdown.split('\n')
  lines.forEach((line, at) => {
    const [, number] = /^## (\d+)\. /.exec(line) ?? []
    if (number) {
      section = number
      count = 0
    }
    if (!section || heading.test(line) || line.trim() === '' || tableRule.test(line) || tableRule.test(lines[at + 1] ?? '')) return
    const texts = line.startsWith('|') ? [cellsOf(line).join(' – ')] : sentencesOf(line)
    for (const text of texts) statements.push({ id: `§${section}.${(count += 1)}`, text })
  })
  return statements
}

/** The sentences of the owner's specification. */
export const statements = statementsIn(readFileSync(join(import.meta.dirname, 'specification.md'), 'utf8'))

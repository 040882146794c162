// docs/specification.md: each sentence of the specification, the tests that prove it, their results, and the screens and calls concerned.
import type { Proof } from './proofs.ts'
import type { Statement } from './statements.ts'

/** A sentence that leaves something open states no behaviour. */
export const saysNothing = ({ text }: Statement): boolean => /^[^:]*(?:: | are )not shown\.$/.test(text)

/** The sentences that no test proves. */
export const unproven = (statements: readonly Statement[], proofs: readonly Proof[]): Statement[] =>
  statements.filter((statement) => !saysNothing(statement) && !proofs.some(({ ids }) => ids.includes(statement.id)))

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;')
const lines = (texts: readonly string[]) => texts.map(cell).join('<br>')
const placesOf = ({ places }: Proof) => (places.length > 0 ? ` (${places.join(', ')})` : '')

function row(statement: Statement, proofs: readonly Proof[]): string {
  const mine = proofs.filter(({ ids }) => ids.includes(statement.id))
  if (mine.length === 0) return `| ${statement.id} | ${cell(statement.text)} | ${saysNothing(statement) ? '–' : 'none'} | | |`
  const titles = lines(mine.map(({ title }) => title))
  const results = lines(mine.map((proof) => `${proof.passed ? 'passed' : 'failed'}${placesOf(proof)}`))
  const concerned = [...new Set(mine.flatMap((proof) => proof.concerned))].sort()
  return `| ${statement.id} | ${cell(statement.text)} | ${titles} | ${results} | ${lines(concerned)} |`
}

/** The document, in Markdown. */
export function tableOf(statements: readonly Statement[], proofs: readonly Proof[]): string {
  const sections = [...new Set(statements.map(({ id }) => id.split('.')[0]))]
  return [
    '# The specification and its tests',
    '',
    `Written by the test run: every sentence of [the specification](../tests/specification/specification.md), the tests whose titles start with its number, their results, and the screens and calls that they met. ${statements.length} sentences; those that leave something open have no test.`,
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      '| | Sentence | Tests | Result | Screens and calls |',
      '|---|---|---|---|---|',
      ...statements.filter(({ id }) => id.startsWith(`${section}.`)).map((statement) => row(statement, proofs)),
    ]),
    '',
  ].join('\n')
}

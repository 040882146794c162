// After a run of the tests and the stories: writes docs/specification.md from their reports, and fails where a sentence has no test or one
// that failed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProofs } from './proofs.ts'
import { statements } from './statements.ts'
import { tableOf, unproven } from './table.ts'

const root = join(import.meta.dirname, '../..')
const report = (name: string) => JSON.parse(readFileSync(join(root, `test-results/${name}.json`), 'utf8')) as never
const proofs = readProofs(report('tests'), report('stories'))
const file = join(root, 'docs/specification.md')
const table = tableOf(statements, proofs)
if (readFileSync(file, 'utf8') !== table) writeFileSync(file, table)
const without = unproven(statements, proofs)
const failed = proofs.filter(({ passed }) => !passed)
for (const { id, text } of without) console.log(`✗ ${id} has no test: ${text}`)
for (const { ids, title } of failed) console.log(`✗ ${ids.join(' ')} ${title}`)
console.log(`${proofs.length} tests prove ${statements.length - without.length} of ${statements.length} sentences.`)
process.exitCode = without.length + failed.length > 0 ? 1 : 0

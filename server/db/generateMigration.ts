// `npm run migration -- <name>`: writes the migration that brings the tables to the schema; says so when nothing is to do. What can be
// done while older code works is written so: indexes of tables that are there in a file of their own, outside a transaction.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { difference } from './difference.ts'
import { openEngine } from './engine.ts'
import { expandingProblems } from './expanding.ts'
import { migrate } from './migrate.ts'
import { migrationsDir } from './migrationFiles.ts'

const engine = await openEngine({ dataDir: ':memory:', log: () => undefined })
await migrate(engine)
const statements = await engine.asOwner((tx) => difference(tx))
await engine.close()

const made = statements.flatMap((one) => /^CREATE TABLE ("\w+")/.exec(one)?.[1] ?? [])
const tableOf = (statement: string) => /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX "\w+" ON) ("\w+")/.exec(statement)?.[1] ?? ''
const isLarge = (statement: string) => !made.includes(tableOf(statement))
const indexes = statements.filter((one) => /^CREATE (UNIQUE )?INDEX/.test(one) && isLarge(one))
const others = statements.filter((one) => !indexes.includes(one))

const folder = migrationsDir()
const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0))
const name = process.argv[2] ?? 'schema'
const files = [
  // Of a column that is new nothing has to be looked through.
  { name, text: others.map((one) => (/ADD CONSTRAINT/.test(one) && isLarge(one) ? one.replace(/;$/, ' NOT VALID;') : one)) },
  {
    name: `${name}_indexes`,
    text: indexes.length > 0 ? ['-- alone', ...indexes.map((one) => one.replace('INDEX', 'INDEX CONCURRENTLY IF NOT EXISTS'))] : [],
  },
].filter(({ text }) => text.length > 0)

if (files.length === 0) console.log('The tables are as the schema asks.')
for (const [place, one] of files.entries()) {
  const file = join(folder, `${String(last + 1 + place).padStart(4, '0')}_${one.name}.sql`)
  const text = `${one.text.join('\n\n')}\n`
  writeFileSync(file, text)
  console.log(`${one.text.length} statements in ${file}: read them before you commit.`)
  for (const problem of expandingProblems(text)) console.log(`  Older code does not get along with this: ${problem}`)
}

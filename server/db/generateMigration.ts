// `npm run migration -- <name>`: writes the migration that brings the tables to the schema; says so when nothing is to do.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { difference } from './difference.ts'
import { openEngine } from './engine.ts'
import { migrate, migrationsDir } from './migrate.ts'

const engine = await openEngine({ dataDir: ':memory:', log: () => undefined })
await migrate(engine)
const statements = await engine.asOwner((tx) => difference(tx))
await engine.close()
if (statements.length === 0) console.log('The tables are as the schema asks.')
else {
  const folder = migrationsDir()
  const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0))
  const number = String(last + 1).padStart(4, '0')
  const file = join(folder, `${number}_${process.argv[2] ?? 'schema'}.sql`)
  writeFileSync(file, `${statements.join('\n\n')}\n`)
  console.log(`${statements.length} statements in ${file}: read them before you commit.`)
}

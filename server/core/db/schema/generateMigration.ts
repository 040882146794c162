// `npm run migration -- <name>`: writes the migrations that bring the tables to the schema, compatible with running older code where
// possible. `npm run migration -- --check` writes nothing, compares the database that DATABASE_URL names (else one with every migration)
// with the schema, prints the differences, and exits with 1 when there is one.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison, Difference } from './compare.ts'
import { draftMigrations } from './migrationDrafts.ts'
import { compareWith } from './difference.ts'
import { openEngine } from '../openEngine.ts'
import { expandingProblems } from './expanding.ts'
import { migrate } from '../migrate.ts'
import { migrationsDir } from '../migrationFiles.ts'

const onlyCheck = process.argv.includes('--check')
const databaseUrl = onlyCheck ? process.env['DATABASE_URL'] : undefined

async function comparison(): Promise<Comparison> {
  const engine = await openEngine({ databaseUrl, dataDir: ':memory:', log: () => undefined })
  try {
    if (databaseUrl === undefined) await migrate(engine)
    return await engine.asOwner((tx) => compareWith(tx))
  } finally {
    await engine.close()
  }
}

const short = (text: string) => (text.includes('\n') || text.length > 200 ? `${text.replaceAll(/\s+/g, ' ').slice(0, 200)} …` : text)
function lineOf({ what, state, present = '', wanted = '' }: Difference): string {
  if (state === 'different') return `  ${what}: is ${short(present)}, asked for is ${short(wanted)}`
  return state === 'missing' ? `  ${what}: is missing (${short(wanted)})` : `  ${what}: is there, and not asked for (${short(present)})`
}

const { differences, steps } = await comparison()
if (differences.length === 0) console.log('The tables are as the schema asks.')
else {
  console.log(`${differences.length} things are not as the schema asks:`)
  for (const one of differences) console.log(lineOf(one))
}
if (onlyCheck) process.exitCode = differences.length === 0 ? 0 : 1
else {
  const folder = migrationsDir()
  const last = readdirSync(folder).sort().at(-1) ?? ''
  const drafts = draftMigrations(steps, process.argv[2] ?? 'schema', last)
  for (const [at, { file, text }] of drafts.entries()) {
    writeFileSync(join(folder, file), text)
    console.log(`Written: ${join(folder, file)}. Read it before you commit.`)
    for (const problem of expandingProblems(text, drafts[at - 1]?.text))
      console.log(`  Older code does not get along with this: ${problem}`)
  }
  if (differences.length > 0 && steps.length === 0) {
    console.log('None of it has a statement that would settle it: write the migration by hand.')
    process.exitCode = 1
  }
}

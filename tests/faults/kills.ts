// `npm run kills`: kills the server at random moments while it is busy, and checks that nothing is lost, half done or sent twice. KILLS
// (100 for each engine, divided among the kinds), ENGINE (embedded, postgres; default both), KINDS (of runRounds.ts, comma-separated;
// default all), SEED (of an earlier run, to repeat its choices).
import { providePostgres } from '../provide/postgres.ts'
import { kinds, type RoundKind } from './runRounds.ts'
import type { RoundOptions } from './rounds/roundSetup.ts'
import { bundleServer } from './server.ts'

const engines = (process.env.ENGINE ? [process.env.ENGINE] : ['embedded', 'postgres']) as RoundOptions['engine'][]
const chosen = (process.env.KINDS?.split(',') ?? Object.keys(kinds)) as RoundKind[]
const kills = Math.ceil(Number(process.env.KILLS ?? 100) / chosen.length)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000))
const shown = 40

const postgres = engines.includes('postgres') ? await providePostgres() : undefined
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
const file = await bundleServer()

let failed = false
for (const engine of engines) {
  for (const kind of chosen) {
    const begun = performance.now()
    console.log(`${engine}, ${kind}: ${kills} kills, seed ${seed}`)
    const { wrong, counts } = await kinds[kind]({ engine, kills, seed, file, log: (line) => console.log(`    ${line}`) })
    const details = Object.entries(counts).map(([what, count]) => `${what} ${count}`)
    console.log(`  ${details.join(', ')}; ${Math.round((performance.now() - begun) / 1000)} s`)
    for (const line of wrong.slice(0, shown)) console.error(`  WRONG ${line}`)
    if (wrong.length > shown) console.error(`  … and ${wrong.length - shown} more`)
    if (wrong.length > 0) failed = true
  }
}
await postgres?.stop()
if (failed) {
  console.error(`Not everything agrees. To repeat it: SEED=${seed} npm run kills`)
  process.exitCode = 1
} else console.log('Nothing lost, nothing halved, nothing sent twice.')

// `npm run fuzz`: sends generated requests, valid and invalid ones, to every call of the server. RUNS (500 valid and 500 invalid ones a
// call), SEED, ENGINE (embedded, postgres), CALLS (a regular expression over the calls' names).
import { providePostgres } from '../provide/postgres.ts'
import { familyOf, runFuzz, type FuzzOptions } from './runFuzz.ts'

const engine = (process.env.ENGINE ?? 'embedded') as FuzzOptions['engine']
const runs = Number(process.env.RUNS ?? 500)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000))
const only = process.env.CALLS ? new RegExp(process.env.CALLS) : undefined

const postgres = engine === 'postgres' ? await providePostgres() : undefined
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
console.log(`${engine}: ${runs} right and ${runs} wrong requests for each call, seed ${seed}`)
const started = Date.now()
const { routes, wrong } = await runFuzz({ engine, runs, seed, ...(only ? { only } : {}), log: (line) => console.log(`  ${line}`) })
await postgres?.stop()

const families = new Map<string, typeof routes>()
for (const one of routes) families.set(familyOf(one.name), [...(families.get(familyOf(one.name)) ?? []), one])
console.table(
  [...families].map(([family, ones]) => {
    const sum = (of: (one: (typeof ones)[number]) => number) => ones.reduce((total, one) => total + of(one), 0)
    const [right, refused] = [sum(({ valid }) => valid), sum(({ invalid }) => invalid)]
    return {
      family,
      calls: ones.length,
      right,
      done: sum(({ done }) => done),
      wrong: refused,
      'fewest right': Math.min(...ones.map(({ valid }) => valid)),
      'fewest wrong': Math.min(...ones.map(({ invalid }) => invalid)),
    }
  }),
)
const sent = routes.reduce((total, { valid, invalid }) => total + valid + invalid, 0)
console.log(`${routes.length} calls, ${sent} requests in ${Math.round((Date.now() - started) / 1000)} s`)
if (wrong.length > 0) {
  for (const line of wrong) console.error(`WRONG ${line}`)
  console.error(`${wrong.length} answers were not as promised. To repeat one: SEED=${seed} CALLS='^name$' npm run fuzz`)
  process.exitCode = 1
} else console.log('Every answer was as promised.')

// `npm run failover`: kills the primary of two PostgreSQL servers at random moments while clients write, promotes its synchronous standby,
// and checks that no acknowledged write is lost or done twice and that the server answers again by itself. KILLS (25), SEED (of an earlier
// run, to repeat its moments). Ends with 1 when something is wrong.
import { serverPrograms } from '../provide/cluster.ts'
import { runFailover } from './runFailover.ts'
import { bundleServer } from './server.ts'

const kills = Number(process.env.KILLS ?? 25)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000))
const programs = serverPrograms()
if (!programs) throw new Error('The rehearsal needs the programs of a PostgreSQL server on this machine.')

console.log(`${kills} kills, seed ${seed}`)
const { wrong, acknowledged, lost, twice, refused, unanswered, seconds } = await runFailover({
  ...{ programs, kills, seed, file: await bundleServer() },
  log: (line) => console.log(`  ${line}`),
})
const sorted = [...seconds].sort((one, other) => one - other)
const median = sorted[Math.floor(sorted.length / 2)] ?? 0
console.log(`acknowledged ${acknowledged}, lost ${lost}, twice ${twice}; 503 ${refused}, without an answer ${unanswered}`)
console.log(`answered again after ${median.toFixed(2)} s (median), ${(sorted.at(-1) ?? 0).toFixed(2)} s (longest)`)
for (const line of wrong.slice(0, 40)) console.error(`  WRONG ${line}`)
if (wrong.length > 0) {
  console.error(`To repeat it: SEED=${seed} npm run failover`)
  process.exitCode = 1
}

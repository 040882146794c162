// `npm run bench:start`: from the start of the process to its first page, on the embedded engine with existing demo data. Needs a build.
// Prints each start and the median; asserts nothing. BENCH_ROUNDS: the number of starts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './served.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'wakeel-start-'))
const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' }
try {
  const first = await serve(env)
  console.log(`Node ${process.version}: ${(first.firstPageAfter / 1000).toFixed(2)} s the very first time, with the demo's data to be made`)
  await first.stop()
  const starts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await serve(env)
    starts.push(one.firstPageAfter / 1000)
    console.log(`${(one.firstPageAfter / 1000).toFixed(2)} s to the first page, ${one.resident()} MB resident`)
    await one.stop()
  }
  console.log(`median ${(starts.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0).toFixed(2)} s`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

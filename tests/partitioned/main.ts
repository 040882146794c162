// `npm run test:partitioned`: the server's tests and the load bench on PostgreSQL, with every table of tenants partitioned by hash of the
// tenant; and which statements read more than one partition. Ends with 1 when a test fails, when a statement outside reviewed.ts reads
// several, or when the bench fails. Needs a build. FILES: paths of tests, instead of all; BENCH=0 leaves the bench out.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { providePostgres } from '../provide/postgres.ts'
import { summarize } from './summary.ts'
import type { Recorded } from './statements.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/partitioned')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const { url, stop } = await providePostgres()
async function run(program: string, args: string[], more: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url, TEST_PARTITIONED: folder, ...more },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

try {
  const files = process.env.FILES?.split(' ') ?? []
  const projects = ['--project', 'processes', '--project', 'server']
  const tests = await run('vitest', [
    'run',
    ...files,
    ...projects,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(folder, 'tests.json')}`,
  ])
  const recorded = readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Recorded)
  const { lines, unreviewed } = summarize(recorded)
  const bench =
    process.env.BENCH === '0' ||
    (await run('tsx', ['tests/bench/load.ts'], { BENCH_SIZES: process.env.BENCH_SIZES ?? '10000', BENCH_CONNECTIONS: '1,16' }))
  const report = JSON.parse(readFileSync(join(folder, 'tests.json'), 'utf8')) as { numPassedTests: number; numFailedTests: number }
  console.log(`Tests on partitioned tables: ${report.numPassedTests} passed, ${report.numFailedTests} failed`)
  for (const line of lines) console.log(line)
  for (const line of unreviewed) console.error(`NOT REVIEWED ${line}`)
  process.exitCode = tests && bench && recorded.length > 0 && unreviewed.length === 0 ? 0 : 1
} finally {
  await stop()
}

// `npm test`: everything, from a fresh clone. Checks, build, sizes, then all tests on both database engines and in a real browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { installIfNeeded, run } from './install.mjs'

const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const started = Date.now()
const heading = (text) => console.log(`\n── ${text} (${((Date.now() - started) / 1000).toFixed(0)} s)`)

/** Runs on with what the machine lacks provided: a PostgreSQL and a browser. */
const provided = (program, args) =>
  spawnSync(bin('tsx'), ['tests/provide/main.ts', program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0' },
  }).status

if (process.argv[2] === 'provided') {
  const reports = { vitest: join(root, 'test-results/vitest.json'), playwright: join(root, 'test-results/playwright.json') }
  heading('Unit, page and server tests')
  const unit = spawnSync(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.vitest}`], {
    cwd: root,
    stdio: 'inherit',
  }).status
  heading('End to end in Chromium')
  const pages = spawnSync(bin('playwright'), ['test'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
  }).status
  const vitest = JSON.parse(readFileSync(reports.vitest, 'utf8'))
  const { stats } = JSON.parse(readFileSync(reports.playwright, 'utf8'))
  const passed = vitest.numPassedTests + stats.expected
  const failed = vitest.numFailedTests + stats.unexpected + stats.flaky
  const skipped = vitest.numPendingTests + vitest.numTodoTests + stats.skipped
  heading('Done')
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(unit || pages || (failed ? 1 : 0) || (passed ? 0 : 1))
}

installIfNeeded()
heading('Checks')
run(process.execPath, ['scripts/check.mjs'])
heading('Build')
run(process.execPath, ['scripts/build.mjs'])
heading('Sizes')
run(process.execPath, ['scripts/sizes.mjs'])
process.exit(provided(process.execPath, ['scripts/test.mjs', 'provided']) ?? 1)

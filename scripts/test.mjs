// `npm test`: everything, from a fresh clone. Build and sizes; then all tests on both database engines and in a real browser, with the
// checks beside them.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { installIfNeeded, run } from './install.mjs'

const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const started = Date.now()
const heading = (text) => console.log(`\n── ${text} (${((Date.now() - started) / 1000).toFixed(0)} s)`)

/** Runs a program with a PostgreSQL and a browser, which are provided when the machine has none. Resolves to its exit code. */
async function provided(program, args) {
  const running = spawn(bin('tsx'), ['tests/provide/main.ts', program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0' },
  })
  const [status] = await once(running, 'exit')
  return status ?? 1
}

/** Starts a program whose output is printed once it has ended, beside others. */
function beside(name, program, args) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (written += part))
  return once(child, 'exit').then(([status]) => ({ name, status, written }))
}

/** The page of a failed browser test, as Playwright stored it: its end, with dialogs and notifications, and the last action. */
const pageOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .map(({ name, path, body }) => {
      if (name === 'presses') return body ? Buffer.from(body, 'base64').toString() : ''
      return name === 'error-context' && path ? (/```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : ''
    })
    .map((details) => details && `\n${details.slice(-6_000)}`)
    .join('')

/** The browser tests of a Playwright report that failed or passed only on retry, each with its page. */
const brokenStories = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => `${spec.tests[0]?.projectName} ${spec.file}:${spec.line} ${spec.title}${pageOf(spec)}`),
    ...brokenStories(inner),
  ])

/** The names of failed tests, and of files that could not be loaded, in a vitest report. */
const brokenTests = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} ${test.fullName}\n    ${(test.failureMessages[0] ?? '').split('\n').slice(0, 3).join(' ').slice(0, 500)}`)
    return failed.length === 0 && status === 'failed' ? [file] : failed
  })

if (process.argv[2] === 'provided') {
  const walkReport = join(root, 'test-results/playwright.json')
  const vitestReport = join(root, 'test-results/vitest.json')
  heading('Unit, page and server tests')
  const unit = spawnSync(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`], {
    cwd: root,
    stdio: 'inherit',
  }).status
  heading('End to end in Chromium, at both sizes')
  const walked = spawnSync(bin('playwright'), ['test'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_REPORT: walkReport },
  }).status
  const vitest = JSON.parse(readFileSync(vitestReport, 'utf8'))
  const { stats, suites } = JSON.parse(readFileSync(walkReport, 'utf8'))
  const passed = vitest.numPassedTests + stats.expected
  const failed = vitest.numFailedTests + stats.unexpected + stats.flaky
  const skipped = vitest.numPendingTests + vitest.numTodoTests + stats.skipped
  heading('Done')
  // Repeated at the end, because above they are among thousands of lines.
  for (const name of [...brokenTests(vitest.testResults), ...brokenStories(suites)]) console.log(`✗ ${name}`)
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(unit || (walked || failed || !passed ? 1 : 0))
}

installIfNeeded()
if (process.argv.includes('--changed')) {
  run(process.execPath, ['scripts/changed.mjs'])
  process.exit(0)
}
heading('Build')
run(process.execPath, ['scripts/build.mjs'])
heading('Sizes')
run(process.execPath, ['scripts/sizes.mjs'])
const checks = beside('Checks', process.execPath, ['scripts/check.mjs'])
const audit = beside('Known holes in packages', process.execPath, ['scripts/audit.mjs'])
const tested = await provided(process.execPath, ['scripts/test.mjs', 'provided'])
const others = await Promise.all([checks, audit])
for (const { name, written } of others) {
  heading(name)
  console.log(written)
}
const failing = others.filter(({ status }) => status !== 0).map(({ name }) => name)
for (const name of failing) console.log(`✗ ${name}`)
process.exit(tested || (failing.length > 0 ? 1 : 0))

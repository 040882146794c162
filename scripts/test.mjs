// `npm test`: everything, from a fresh clone. Checks, build, sizes, then all tests on both database engines and in a real browser.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { auditPackages } from './audit.mjs'
import { installIfNeeded, run } from './install.mjs'

const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const started = Date.now()
const heading = (text) => console.log(`\n── ${text} (${((Date.now() - started) / 1000).toFixed(0)} s)`)

/** Runs a program with a PostgreSQL and a browser, which are provided when the machine has none. */
const provided = (program, args) =>
  spawnSync(bin('tsx'), ['tests/provide/main.ts', program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0' },
  }).status

/** The browser tests of one screen size, against a server and data of their own; the two sizes run one after the other. */
async function walk(project, place) {
  const report = join(root, `test-results/playwright-${project}.json`)
  const walking = spawn(bin('playwright'), ['test', `--project=${project}`, `--output=test-results/e2e-${project}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: String(Number(process.env.E2E_PORT ?? 3177) + place), E2E_REPORT: report },
  })
  const [status] = await once(walking, 'exit')
  return { project, status, ...JSON.parse(readFileSync(report, 'utf8')) }
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

/** The browser tests in a Playwright report that did not pass at the first attempt: names and pages. */
const brokenStories = (suites, where) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => `${where} ${spec.file}:${spec.line} ${spec.title}${pageOf(spec)}`),
    ...brokenStories(inner, where),
  ])

/** The names of failures in a vitest report: tests, and files that could not be loaded. */
const brokenTests = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} ${test.fullName}\n    ${(test.failureMessages[0] ?? '').split('\n').slice(0, 3).join(' ').slice(0, 500)}`)
    return failed.length === 0 && status === 'failed' ? [file] : failed
  })

if (process.argv[2] === 'provided') {
  const vitestReport = join(root, 'test-results/vitest.json')
  heading('Unit, page and server tests')
  const unit = spawnSync(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`], {
    cwd: root,
    stdio: 'inherit',
  }).status
  heading('End to end in Chromium, at both sizes side by side')
  const walks = await Promise.all(['phone', 'desktop'].map(walk))
  const vitest = JSON.parse(readFileSync(vitestReport, 'utf8'))
  const sum = (count) => walks.reduce((total, { stats }) => total + count(stats), 0)
  const passed = vitest.numPassedTests + sum((stats) => stats.expected)
  const failed = vitest.numFailedTests + sum((stats) => stats.unexpected + stats.flaky)
  const skipped = vitest.numPendingTests + vitest.numTodoTests + sum((stats) => stats.skipped)
  const pages = walks.some(({ status }) => status !== 0)
  heading('Done')
  // Repeated at the very end, since above they are among thousands of lines.
  for (const name of [...brokenTests(vitest.testResults), ...walks.flatMap(({ suites, project }) => brokenStories(suites, project))])
    console.log(`✗ ${name}`)
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(unit || (pages || failed || !passed ? 1 : 0))
}

installIfNeeded()
heading('Checks')
run(process.execPath, ['scripts/check.mjs'])
heading('Known holes in packages')
if (!auditPackages()) process.exit(1)
heading('Build')
run(process.execPath, ['scripts/build.mjs'])
heading('Sizes')
run(process.execPath, ['scripts/sizes.mjs'])
process.exit(provided(process.execPath, ['scripts/test.mjs', 'provided']) ?? 1)

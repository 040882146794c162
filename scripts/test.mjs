// `npm test`: everything, from a fresh clone. The build; then all tests on both database engines and in a real browser, with the checks
// beside them. `npm test -- --specification`: only what proves a sentence of the specification.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { installIfNeeded, run } from './install.mjs'
import { beside, bin, ended, heading, step } from './lanes.mjs'

const root = join(import.meta.dirname, '..')

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

/** The page of a failed browser test, as Playwright stored it: its end, with dialogs and notifications; the last actions and calls. */
const pageOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .map(({ name, path, body }) => {
      if (name === 'presses' || name === 'calls') return body ? Buffer.from(body, 'base64').toString() : ''
      return name === 'error-context' && path ? (/```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : ''
    })
    .map((details) => details && `\n${details.slice(-6_000)}`)
    .join('')

/** What a failed browser test says of its errors, without colours. */
const errorsOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    .map(({ message = '' }) => `\n    ${stripVTControlCharacters(message).slice(0, 1_500)}`)
    .join('')

/** The browser tests of a Playwright report that failed or passed only on retry, each with its errors and its page. */
const brokenStories = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      // A test is in the report once for each size of the browser.
      .map((spec) => ({ ...spec, tests: spec.tests.filter(({ status }) => status === 'unexpected' || status === 'flaky') }))
      .filter(({ tests }) => tests.length > 0)
      .map(
        (spec) =>
          `${spec.tests.map(({ projectName }) => projectName).join()} ${spec.file}:${spec.line} ${spec.title}${errorsOf(spec)}${pageOf(spec)}`,
      ),
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

const reports = join(root, 'test-results')
const report = (name) => join(reports, `${name}.json`)
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'))

const specification = process.argv.includes('--specification')
const sentences = (...option) => (specification ? [...option, '§'] : [])
const checks = {
  Checks: ['scripts/check.mjs'],
  Sizes: ['scripts/sizes.mjs'],
  'Known holes in packages': ['scripts/audit.mjs'],
}

/** Resolves to the exit code. */
async function runEverything() {
  const others = specification ? [] : Object.entries(checks).map(([name, args]) => beside(name, process.execPath, args))
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report('tests')}`, '--reporter=tests/core/lostErrors.ts']
  const ran = [
    await step('Tests', bin('vitest'), ['run', ...reporters, ...sentences('-t')], { LOST_ERRORS: report('lostErrors') }),
    await step('Browser stories', bin('playwright'), ['test', ...sentences('--grep')], { E2E_REPORT: report('stories') }),
    ...(await ended(others)),
  ]
  ran.push(await step('The specification', bin('tsx'), ['tests/specification/writeTable.ts']))
  const failing = ran.filter(({ status }) => status !== 0)
  const tests = readReport('tests')
  const { stats, suites } = readReport('stories')
  const passed = tests.numPassedTests + stats.expected
  const failed = tests.numFailedTests + stats.unexpected + stats.flaky
  const skipped = specification ? 0 : tests.numPendingTests + tests.numTodoTests + stats.skipped
  heading('Done')
  // Repeated at the end, because above they are among thousands of lines.
  const lost = readReport('lostErrors').map((error) => error.slice(0, 2_000))
  for (const name of [...lost, ...brokenTests(tests.testResults), ...brokenStories(suites)]) console.log(`✗ ${name}`)
  for (const { name } of failing) console.log(`✗ ${name}`)
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  return failing.length > 0 || failed > 0 || passed === 0 ? 1 : 0
}

if (process.argv[2] === 'provided') process.exit(await runEverything())

installIfNeeded()
if (process.argv.includes('--changed')) process.exit(await provided(process.execPath, ['scripts/changed.mjs']))
heading('Build')
run(process.execPath, ['scripts/build.mjs'])
process.exit(await provided(process.execPath, ['scripts/test.mjs', 'provided', ...process.argv.slice(2)]))

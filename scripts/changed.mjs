// `npm test -- --changed`: runs the checks, and the tests and browser stories of the features and parts of the core that a change
// touches. It prints what it leaves out; only `npm test` proves everything.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { beside, bin, ended, heading, step } from './lanes.mjs'

const root = join(import.meta.dirname, '..')
const test = /^tests\/(?!e2e\/|bench\/).*\.test\.tsx?$/
const story = /^tests\/(e2e|specification)\/.*\.spec\.ts$/

/** Folders of the core whose tests have another name. */
const partsOfCore = [
  [/^src\/(http|session|tokens|push|media|dataProvider|authProvider)\//, 'client'],
  [/^src\/fields\//, 'admin'],
  [/^src\/i18n\//, 'i18n'],
  [/^src\/schema\/core\//, 'schema'],
  [/^scripts\//, 'scripts'],
]
/** Browser stories whose file is not named after their feature. */
const storiesOf = {
  appointments: ['booking', 'calendar', 'book', 'manage'],
  fieldService: ['driver', 'homeService', 'roadside'],
  workshop: ['job'],
  staff: ['authenticator', 'roles'],
  settings: ['tenants'],
  files: ['uploads'],
  leads: ['lead'],
  surveys: ['survey'],
  cases: ['complain', 'feedback'],
  payments: ['paymentSummary', 'tamara'],
  content: ['home'],
}

/** The feature of a file, or the folder of the tests for its part of the core; neither for other files. */
function placeOf(file) {
  const [, name] = /^(?:src\/(?:schema|admin|landing)|server|tests)\/(\w+)\//.exec(file) ?? []
  if (name && name !== 'core') return { feature: name }
  const [, part] = partsOfCore.find(([place]) => place.test(file)) ?? []
  const [, layer, folder] = /^(?:src\/(admin|landing)|server|tests)\/core\/(?:(\w+)\/)?/.exec(file) ?? []
  return { core: part ?? layer ?? folder }
}

/** The files that a module imports, relative to the project's root. */
const importsOf = (file, code) =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, to]) => posix.join(posix.dirname(file), to))

/** The tests and stories to run for changed files. `read` returns a file's text. */
export function touchedBy(changed, files, read) {
  const places = changed.map(placeOf)
  const features = new Set(places.flatMap(({ feature }) => feature ?? []))
  const cores = new Set(places.flatMap(({ core }) => core ?? []))
  const direct = new Set(changed)
  const tests = files.filter((file) => {
    if (!test.test(file)) return false
    const { feature, core } = placeOf(file)
    return direct.has(file) || features.has(feature) || cores.has(core) || importsOf(file, read(file)).some((name) => direct.has(name))
  })
  const named = new Set([...features].flatMap((feature) => [feature, ...(storiesOf[feature] ?? [])]))
  const stories = files.filter((file) => story.test(file) && (direct.has(file) || named.has(posix.basename(file, '.spec.ts'))))
  return { tests, stories }
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** The files that differ from where this branch left `main`, uncommitted ones included. */
function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'main')
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])]
}

/** How many of the files are not run, by folder. */
function leftOut(files, chosen) {
  const counts = new Map()
  for (const file of files.filter((one) => !chosen.includes(one))) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(', ')
}

/** Resolves to the exit code. */
async function runChosen(tests, stories) {
  const checks = beside('Checks', process.execPath, ['scripts/check.mjs'])
  const ran = []
  if (tests.length > 0) ran.push(await step('Tests', bin('vitest'), ['run', '--reporter=dot', ...tests]))
  if (stories.length > 0) ran.push(await step('Build', process.execPath, ['scripts/build.mjs']))
  if (stories.length > 0) ran.push(await step('Stories', bin('playwright'), ['test', ...stories]))
  ran.push(...(await ended([checks])))
  const failing = ran.filter(({ status }) => status !== 0)
  heading('Done')
  for (const { name } of failing) console.log(`✗ ${name}`)
  return failing.length > 0 ? 1 : 0
}

function main() {
  const changed = changedFiles()
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(join(root, file)))
  const { tests, stories } = touchedBy(changed, files, (file) => readFileSync(join(root, file), 'utf8'))
  const all = (kind) => files.filter((file) => kind.test(file))
  console.log(`${changed.length} changed files. Not run, besides the sizes and the known holes in packages:`)
  console.log(`  tests: ${leftOut(all(test), tests) || 'none'}`)
  console.log(`  stories: ${leftOut(all(story), stories) || 'none'}`)
  return runChosen(tests, stories)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main()

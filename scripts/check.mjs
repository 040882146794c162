// `npm run check`: every check of the code without test runs: types, lint, imports, styles, unused code, format. All of them run, so that
// one run reports everything.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const program = (path, ...args) => [join(root, 'node_modules', path), ...args]
const checks = {
  Types: program('typescript/bin/tsc', '--noEmit'),
  Lint: program('oxlint/bin/oxlint', '--type-aware', '--quiet'),
  'Who imports whom': ['scripts/imports.mjs'],
  'No private words': ['scripts/words.mjs'],
  'Who writes rows': ['--import', 'tsx', 'scripts/writes.mjs'],
  "Work past the caller's rights": ['scripts/systemAccess.mjs'],
  'Every press is waited for': ['scripts/presses.mjs'],
  'No physical sides in styles': ['scripts/styles.mjs'],
  'Unused files, exports and packages': program('knip/bin/knip.js', '--no-progress', '--config', 'knip.jsonc'),
  Format: program('oxfmt/bin/oxfmt', '--check'),
}

const failed = []
for (const [name, args] of Object.entries(checks)) {
  const started = Date.now()
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`\n${failed.join(', ')}: see above. Format: npm run format`)
  process.exit(1)
}

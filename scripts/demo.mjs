// `npm run demo`: from a fresh clone to a running product with demo data, in one command.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { installIfNeeded } from './install.mjs'

installIfNeeded()
process.env.DEMO ??= '1'
process.env.LOG_LEVEL ??= 'warn'
const { buildIfNeeded, isBuilt } = await import('./build.mjs')
if (!isBuilt()) {
  // The first time: the demo companies are made from the sources while the pages are built.
  const root = join(import.meta.dirname, '..')
  const filling = spawn(process.execPath, ['--import', 'tsx', 'server/seed.ts', '--leads', '0'], { cwd: root, stdio: 'inherit' })
  const [[status]] = await Promise.all([once(filling, 'exit'), buildIfNeeded()])
  if (status !== 0) process.exit(status ?? 1)
}
await import('./start.mjs')

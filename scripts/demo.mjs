// `npm run demo`: from a fresh clone to a running product with demo data, in one command.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { installIfNeeded } from './install.mjs'

const root = join(import.meta.dirname, '..')

/** Fills the database in a process of its own; the server adds what is missing where this one fails. */
async function prepare() {
  const running = spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'server/demo/prepare.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  await once(running, 'exit')
}

installIfNeeded()
process.env.DEMO ??= '1'
process.env.LOG_LEVEL ??= 'warn'
// As the welcome prints it: links in messages, and the way back from a company's sign-in, lead to the site that people have open.
process.env.PUBLIC_URL ??= `http://localhost:${process.env.PORT ?? 3000}`
const { build, isBuildOld } = await import('./build.mjs')
if (isBuildOld()) await Promise.all([build(), prepare()])
await import('./start.mjs')

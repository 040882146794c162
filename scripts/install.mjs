// Installs the packages of the lock file when they are missing or different. Uses Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules/.wakeel-installed')
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** Runs a program in the project's folder; ends this process with its exit code when it fails. */
export function run(program, args, env = {}) {
  const { status, signal } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0))
}

/** Installs when needed. */
export function installIfNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Wakeel needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  // A symbolic link belongs to another checkout, which installs its packages itself.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock()) return
  console.log('Installing packages …')
  // The environment may set NODE_ENV to production, but the build needs the development packages.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock())
}

/** Runs a command of the server: from its sources when the development packages are installed, else from the build. */
export function runServer(name, args = process.argv.slice(2)) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const built = join(root, `dist/server/${name}.js`)
  const hasSources = existsSync(tsx) && existsSync(join(root, `server/${name}.ts`))
  if (hasSources) installIfNeeded()
  run(process.execPath, hasSources ? [tsx, `server/${name}.ts`, ...args] : [built, ...args])
}

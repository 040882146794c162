// How `npm test` runs its programs: those with browsers and databases in turn, because on two cores they starve each other, and those that
// only compute beside them, at a low priority.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const started = Date.now()
const seconds = () => ((Date.now() - started) / 1000).toFixed(0)
/** The path of an installed program. */
export const bin = (name) => join(root, 'node_modules/.bin', name)
/** Prints a heading with the seconds since the start. */
export const heading = (text) => console.log(`\n── ${text} (${seconds()} s)`)

/** Runs a program and shows what it writes as it comes. Resolves to its name and exit code. `env` is added to the environment. */
export async function step(name, program, args, env = {}) {
  heading(name)
  const [status] = await once(spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }), 'exit')
  return { name, status: status ?? 1 }
}

/** Starts a program at a low priority. Resolves to its name, its exit code and what it wrote. */
export async function beside(name, program, args) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (written += part))
  const [status] = await once(child, 'close')
  return { name, status: status ?? 1, written }
}

/** Waits for programs that `beside` started, prints what each wrote, and resolves to them. */
export async function ended(programs) {
  const all = await Promise.all(programs)
  for (const { name, written } of all) {
    heading(name)
    console.log(written)
  }
  return all
}

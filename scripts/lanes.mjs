// Programs that run beside each other, each with its output kept until it ends: on a machine with two cores most of them wait a good part
// of their time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const started = Date.now()
const seconds = () => ((Date.now() - started) / 1000).toFixed(0)
/** The path of an installed program. */
export const bin = (name) => join(root, 'node_modules/.bin', name)
/** Prints a heading with the seconds since the start. */
export const heading = (text) => console.log(`\n── ${text} (${seconds()} s)`)

/**
 * Starts a program. `nice` is its priority, 0 the highest; `env` is added to the environment. Resolves to its name, its exit code and what
 * it wrote.
 */
export async function beside(name, nice, program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  if (child.pid) setPriority(child.pid, nice)
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (written += part))
  const [status] = await once(child, 'close')
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds()} s)`)
  return { name, status: status ?? 1, written }
}

/** Waits for programs that `beside` started, prints what each wrote, and resolves to the names of those that failed. */
export async function ended(lanes) {
  const all = await Promise.all(lanes)
  for (const { name, written } of all) console.log(`\n── ${name}\n${written}`)
  return all.filter(({ status }) => status !== 0).map(({ name }) => name)
}

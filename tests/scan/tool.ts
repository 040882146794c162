// Programs of the system that the scan needs.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Makes sure that a Debian package's program is there: installs it where allowed, else throws with the command. */
export function needProgram(name: string): void {
  const there = () => spawnSync('which', [name]).status === 0
  if (there()) return
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore', env })
  }
  if (!there()) throw new Error(`${name} is missing. Install it: sudo apt-get install ${name}`)
}

/** Runs a program to its end or the timeout (seconds); returns its output. */
export async function runProgram(name: string, args: readonly string[], timeoutMs: number): Promise<string> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const timer = setTimeout(() => child.kill('SIGTERM'), timeoutMs * 1000)
  await once(child, 'exit')
  clearTimeout(timer)
  return said
}

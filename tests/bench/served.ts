// The built server as a process of its own over a database, and what it takes of the machine.
import { readFileSync } from 'node:fs'
import { startServer } from '../../scripts/serverProcess.mjs'
import { freePort } from '../provide/freePort.ts'

/** A running server; the caller who started it stops it. */
export interface Served {
  origin: string
  /** Milliseconds from the start of the process to the first page, whole. */
  firstPageAfter: number
  /** Megabytes resident now. */
  resident(): number
  stop(): Promise<void>
}

// Megabytes resident of a process; 0 where the system does not tell.
function residentOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}

/** Starts dist/server with this environment on a free port and waits for its first page. */
export async function serve(env: Record<string, string>): Promise<Served> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const server = startServer({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { LOG_LEVEL: 'error', PROOF_OF_WORK: '0', PORT: String(port), ...env },
  })
  // A bench that breaks leaves none behind.
  const kill = () => server.kill()
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  const firstPage = async (): Promise<void> => {
    const answer = await fetch(origin).catch(() => null)
    if (answer?.ok) return void (await answer.text())
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`)
    await new Promise((next) => setTimeout(next, 20))
    await firstPage()
  }
  await firstPage()
  return {
    origin,
    firstPageAfter: performance.now() - begun,
    resident: () => residentOf(server.pid ?? 0),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (server.exitCode === null && server.kill('SIGTERM')) await ended
    },
  }
}

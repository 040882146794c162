// The built server as a separate process over a database, and its memory use.
import { readFileSync } from 'node:fs'
import { startServer } from '../../scripts/serverProcess.mjs'
import { freePort } from '../provide/freePort.ts'

/** A running server; the caller stops it. */
export interface Served {
  origin: string
  /** Milliseconds from the start of the process to the complete first page. */
  firstPageAfter: number
  /** Resident memory now, in MB. */
  resident(): number
  stop(): Promise<void>
}

// Resident memory of a process in MB; 0 where the system does not report it.
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
  // Stopped with this process, also after an error.
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

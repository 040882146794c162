// The real server as a process of its own, that can be killed at any moment and started again on the same port.
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')

/** Where a server is built from, besides the project as it stands. */
export interface BundleWish {
  /** The project's folder, of another time for instance. */
  source?: string
  /** The last part of the folder that it goes into. */
  name?: string
  /** Migrations that it has besides, by file. */
  migrations?: Readonly<Record<string, string>>
}

/** Builds the server alone into a folder of the caches, as the build does, and tells the file to run. */
export async function bundleServer({ source = root, name = 'server', migrations = {} }: BundleWish = {}): Promise<string> {
  const folder = join(root, 'node_modules/.cache/wakeel/kills', String(process.pid), name)
  await build({
    entryPoints: [join(source, 'server/main.ts')],
    outdir: join(folder, 'server'),
    ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'warning' },
  })
  cpSync(join(source, 'server/db/migrations'), join(folder, 'server/migrations'), { recursive: true })
  cpSync(join(source, 'public/assets/i18n'), join(folder, 'public/assets/i18n'), { recursive: true })
  for (const [file, text] of Object.entries(migrations)) writeFileSync(join(folder, 'server/migrations', file), text)
  process.once('exit', () => rmSync(join(folder, '..'), { recursive: true, force: true }))
  return join(folder, 'server/main.js')
}

/** A server process. */
export interface Server {
  base: string
  start(): void
  /** Resolves once it answers; rejects with its last words when it ends by itself. */
  ready(): Promise<void>
  /** SIGKILL, this moment; false where it was not running. */
  kill(): Promise<boolean>
  /** SIGTERM; what it ended with. */
  stop(): Promise<number | null>
  /** What it wrote at level error and above. */
  errors: string[]
}

const patience = 300_000

/** Makes one, not started yet. */
export function serverOn(file: string, port: number, env: Readonly<Record<string, string>>): Server {
  const base = `http://127.0.0.1:${port}/api`
  const errors: string[] = []
  let child: ChildProcess | undefined
  let over: Promise<number | null> = Promise.resolve(null)
  let words = ''
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const running = child?.exitCode === null && child.signalCode === null
    if (running) child?.kill(signal)
    return { running, code: await over }
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    base,
    errors,
    start: () => {
      const { PATH = '' } = process.env
      const started = spawn(process.execPath, [file], {
        env: { PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const hear = (part: Buffer) => {
        words = `${words}${part.toString()}`.slice(-4000)
        errors.push(
          ...part
            .toString()
            .split('\n')
            .filter((line) => line.includes('"level":50')),
        )
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      over = new Promise((resolve) => started.once('exit', (code) => resolve(code)))
      child = started
    },
    ready: async () => {
      const deadline = Date.now() + patience
      for (;;) {
        const answer = await fetch(`${base}/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
        if (answer?.ok) return
        if (child?.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
          throw new Error(`The server did not start: ${words}`)
        await pause(50)
      }
    },
    kill: async () => (await end('SIGKILL')).running,
    stop: async () => (await end('SIGTERM')).code,
  }
}

// The real server as a separate process, which can be killed at any moment and started again on the same port.
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { writeTextFiles } from '../../server/core/texts/textFiles.ts'

const root = join(import.meta.dirname, '../..')

/** The source of a build, instead of the project as it is. */
export interface BundleOptions {
  /** The project's folder, such as one of an older commit. */
  source?: string
  /** The name of the folder for the output. */
  name?: string
  /** Additional migrations, by file. */
  migrations?: Readonly<Record<string, string>>
}

/** Builds only the server into a folder of the caches, as the build does; returns the file to run. */
export async function bundleServer({ source = root, name = 'server', migrations = {} }: BundleOptions = {}): Promise<string> {
  const folder = join(root, 'node_modules/.cache/wakeel/kills', String(process.pid), name)
  await build({
    entryPoints: [join(source, 'server/main.ts')],
    outdir: join(folder, 'server'),
    ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'warning' },
  })
  // An older release has its migrations and texts in other folders.
  const [kept = ''] = ['server/core/db/migrations', 'server/core/db/migrations'].filter((place) => existsSync(join(source, place)))
  cpSync(join(source, kept), join(folder, 'server/migrations'), { recursive: true })
  const thread = join(source, 'server/core/files/pdfWorker.mjs')
  if (existsSync(thread)) cpSync(thread, join(folder, 'server/pdfWorker.mjs'))
  const texts = 'public/assets/i18n'
  if (existsSync(join(source, texts))) cpSync(join(source, texts), join(folder, texts), { recursive: true })
  else writeTextFiles(join(source, 'src/schema'), join(folder, texts))
  for (const [file, text] of Object.entries(migrations)) writeFileSync(join(folder, 'server/migrations', file), text)
  process.once('exit', () => rmSync(join(folder, '..'), { recursive: true, force: true }))
  return join(folder, 'server/main.js')
}

/** A server process. */
export interface Server {
  base: string
  start(): void
  /** Resolves once it answers; rejects with the end of its log when it ends by itself. */
  ready(): Promise<void>
  /** SIGKILL at once; false when it was not running. */
  kill(): Promise<boolean>
  /** SIGTERM; returns the exit code. */
  stop(): Promise<number | null>
  /** Log lines of level error and above. */
  errors: string[]
}

const timeoutMs = 300_000

/** Creates a server process that is not started yet. */
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
      const observe = (part: Buffer) => {
        words = `${words}${part.toString()}`.slice(-4000)
        errors.push(
          ...part
            .toString()
            .split('\n')
            .filter((line) => line.includes('"level":50')),
        )
      }
      started.stdout.on('data', observe)
      started.stderr.on('data', observe)
      over = new Promise((resolve) => started.once('exit', (code) => resolve(code)))
      child = started
    },
    ready: async () => {
      const deadline = Date.now() + timeoutMs
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

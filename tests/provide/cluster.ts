// A temporary PostgreSQL from the machine's own programs: a folder under the system's temporary one, a Unix socket, no password.
import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { accountOf, isProgram, isRoot, onPath, run, type Account } from './command.ts'

/** A PostgreSQL that listens at `url` until it is stopped. */
export interface Cluster {
  url: string
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs: on PATH (where initdb may be a link to it), else Debian's newest. */
export function serverPrograms(): string | undefined {
  const initdb = onPath('initdb')
  if (initdb) return dirname(realpathSync(initdb))
  const root = '/usr/lib/postgresql'
  const folders = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(root, version, 'bin'))
    : []
  return folders.find((folder) => isProgram(join(folder, 'initdb')))
}

// The data do not outlive the tests, so nothing waits for the disk. TEST_POSTGRES_SETTINGS adds more, separated by spaces:
// 'shared_buffers=1GB'.
const settings = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  ...(process.env.TEST_POSTGRES_SETTINGS ?? '').split(' ').filter(Boolean),
]

/** Resolves once the cluster answers at the url; rejects with its last words when it ended or takes more than 30 s. */
export async function answer(server: ChildProcess, url: string, lastWords: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`The throwaway PostgreSQL did not start: ${lastWords()}`, { cause: error })
      await pause(30)
    }
  }
}

/** Whom PostgreSQL runs as: this user, but as root `postgres` or `nobody`, since it refuses root. */
export function clusterAccount(): Partial<Account> {
  const account: Partial<Account> | undefined = isRoot ? (accountOf('postgres') ?? accountOf('nobody')) : {}
  if (!account) throw new Error('PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" to run it as.')
  return account
}

/** A new temporary folder that the account owns. */
export function clusterFolder(account: Partial<Account>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-postgres-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

/** Creates the files of a cluster in a folder that does not exist yet; its owner is `postgres`, without a password. */
export function initCluster(programs: string, data: string, account: Partial<Account>): void {
  // The locale must be a UTF-8 one: in others trigrams contain no Arabic letters.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'], account)
}

/** Creates and starts a cluster. */
export async function startCluster(programs: string): Promise<Cluster> {
  const account = clusterAccount()
  const folder = clusterFolder(account)
  const data = join(folder, 'data')
  let server: ChildProcess | undefined
  const remove = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', remove)
  try {
    initCluster(programs, data, account)
    const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
    const started = spawn(join(programs, 'postgres'), args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    server = started
    let log = ''
    started.stderr.on('data', (part: Buffer) => (log = `${log}${part.toString()}`.slice(-4_000)))
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
    await answer(started, url, () => log)
    return {
      url,
      async stop() {
        const ended = new Promise((resolve) => started.once('exit', resolve))
        if (started.exitCode === null && started.kill('SIGINT')) await ended
        process.off('exit', remove)
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

// Two PostgreSQL clusters on this machine: a primary and its synchronous standby, by streaming replication.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { answer, clusterAccount, clusterFolder, initCluster } from '../provide/cluster.ts'
import { run } from '../provide/command.ts'
import { freePort } from '../provide/freePort.ts'

export interface Pair {
  /** DATABASE_URL with both servers. */
  url: string
  /** The statement, run on the primary as its owner. */
  query<R extends object>(text: string): Promise<R[]>
  /** Every process of the primary is killed at once with SIGKILL. */
  killPrimary(): Promise<void>
  /** Makes the standby the primary. It acknowledges writes alone until `rebuild`. */
  promote(): Promise<void>
  /** Makes the killed server the standby of the other, from a copy of it; resolves when commits wait for it. */
  rebuild(): Promise<void>
  stop(): Promise<void>
}

const database = 'wakeel'
const standbyName = 'standby'
// fsync is off because no power cut is rehearsed: what a killed process has written is in the system's cache. Commits still wait until the
// standby has written them.
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=on',
  'wal_level=replica',
  'max_wal_senders=5',
  'wal_keep_size=256MB',
  'shared_buffers=64MB',
]

class Node {
  server: ChildProcess | undefined
  log = ''
  readonly data: string
  constructor(
    private readonly programs: string,
    private readonly account: ReturnType<typeof clusterAccount>,
    folder: string,
    readonly port: number,
  ) {
    this.data = join(folder, String(port))
  }
  address = (name = database) => `postgres://postgres@127.0.0.1:${this.port}/${name}`

  init(): void {
    initCluster(this.programs, this.data, this.account)
  }
  copyOf(other: Node): void {
    rmSync(this.data, { recursive: true, force: true })
    const from = `host=127.0.0.1 port=${other.port} user=postgres application_name=${standbyName}`
    run(join(this.programs, 'pg_basebackup'), ['-D', this.data, '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], this.account)
  }
  async start(): Promise<void> {
    const args = ['-D', this.data, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])]
    const started = spawn(join(this.programs, 'postgres'), args, { ...this.account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    this.server = started
    this.log = ''
    started.stderr.on('data', (part: Buffer) => (this.log = `${this.log}${part.toString()}`.slice(-4_000)))
    await answer(started, this.address('postgres'), () => this.log)
  }
  async query<R extends object>(text: string, name?: string): Promise<R[]> {
    const client = new pg.Client({ connectionString: this.address(name) })
    await client.connect()
    try {
      return (await client.query<R>(text)).rows
    } finally {
      await client.end()
    }
  }
  /** Like the loss of the machine: no process has time to say anything. */
  async kill(): Promise<void> {
    const { server } = this
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    for (const pid of [server.pid, ...children]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Ended by itself in the meantime.
      }
    }
    await ended
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The standby did not follow within a minute.')
    await pause(50)
  }
}

/** Creates and starts both, with an empty database. */
export async function openPair(programs: string): Promise<Pair> {
  const account = clusterAccount()
  const folder = clusterFolder(account)
  const nodes = [await freePort(), await freePort()].map((port) => new Node(programs, account, folder, port))
  let [primary, standby] = nodes as [Node, Node]
  const end = () => {
    for (const { server } of nodes) server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', end)
  const follow = async () => {
    standby.copyOf(primary)
    await standby.start()
    await primary.query(`alter system set synchronous_standby_names = '${standbyName}'`, 'postgres')
    await primary.query('select pg_reload_conf()', 'postgres')
    await until(async () => (await primary.query(`select 1 from pg_stat_replication where sync_state = 'sync'`, 'postgres')).length === 1)
  }
  primary.init()
  await primary.start()
  await primary.query(`create database ${database}`, 'postgres')
  await follow()
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  return {
    url: `postgres://postgres@${hosts}/${database}?target_session_attrs=read-write`,
    query: (text) => primary.query(text),
    killPrimary: () => primary.kill(),
    async promote() {
      // It waits for no standby of its own: it was copied before the primary got the setting.
      await standby.query('select pg_promote()', 'postgres')
      ;[primary, standby] = [standby, primary]
    },
    rebuild: follow,
    async stop() {
      for (const node of nodes) await node.kill()
      process.off('exit', end)
      end()
    },
  }
}

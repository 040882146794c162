// The built product as the browser stories meet it: a server a worker, on a copy of demo data that one start has made.
import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../../scripts/serverProcess.mjs'
import { freePort } from '../provide/freePort.ts'
import { createDatabase, dropDatabase } from '../provide/postgres.ts'

/** Where a server keeps its rows and files; without a database it embeds one in its folder. */
interface Data {
  folder: string
  database?: string
}
/** A server that answers at `url` until it is stopped. */
export interface Site {
  url: string
  stop(): Promise<void>
}
/** How long a start may take, in ms: on a machine with two cores, while stories run beside it. */
const startTimeoutMs = 240_000

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; ; await pause(50)) {
    const ready = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    if (server.exitCode !== null) throw new Error(`The server of the stories ended with ${server.exitCode}.`)
    if (Date.now() > deadline) throw new Error(`The server of the stories is not ready after ${startTimeoutMs} ms.`)
  }
}

/** Starts the built server on these data. Throws where it ends or is not ready in time. */
async function openSite({ folder, database = '' }: Data): Promise<Site> {
  const port = await freePort()
  const env = {
    ...{ PORT: String(port), DEMO: '1', LOG_LEVEL: 'error', DRAIN_SECONDS: '0', DATA_DIR: folder, DATABASE_URL: database },
    // The stories' receiver of webhooks is on this machine.
    WEBHOOK_INSIDE: '1',
  }
  const server = startServer({ stdio: ['ignore', 'ignore', 'inherit'], env })
  const url = `http://127.0.0.1:${port}`
  await answers(url, server)
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** A server of one's own on fresh demo data, or on what `fill` puts into its folder and into the database that it returns. */
export async function openFreshSite(fill?: (folder: string) => Promise<string | undefined>): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'wakeel-site-'))
  const database = await fill?.(folder)
  const site = await openSite({ folder, ...(database ? { database } : {}) })
  return {
    url: site.url,
    stop: async () => {
      await site.stop()
      if (database) await dropDatabase(database)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Prepared {
  /** Empty files, one for each thing that is done once a run, named by what it is. */
  done: string
  embedded: Data
  postgres: Data | undefined
}
/** The variable by which the workers learn where the prepared data are. */
const variable = 'E2E_PREPARED'

/** Called by Playwright before the first story: demo data for each engine, made by a server that is stopped again. Returns what removes them. */
export default async function prepareSites(): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'wakeel-e2e-'))
  const databaseUrl = process.env.TEST_DATABASE_URL
  const prepared: Prepared = {
    done: join(root, 'done'),
    embedded: { folder: join(root, 'embedded') },
    postgres: databaseUrl ? { folder: join(root, 'postgres'), database: await createDatabase(databaseUrl) } : undefined,
  }
  await mkdir(prepared.done)
  const all = [prepared.embedded, prepared.postgres].filter((one) => one !== undefined)
  await Promise.all(all.map(async (data) => (await openSite(data)).stop()))
  process.env[variable] = JSON.stringify(prepared)
  return async () => {
    if (prepared.postgres?.database) await dropDatabase(prepared.postgres.database)
    await rm(root, { recursive: true, force: true })
  }
}

const preparedOf = () => JSON.parse(process.env[variable] ?? '') as Prepared

/** Whether nobody of this run, in whatever worker, has asked with the same words before. */
export function firstTime(what: string): boolean {
  const file = join(preparedOf().done, createHash('sha256').update(what).digest('hex'))
  try {
    writeFileSync(file, what, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A server of one's own on a copy of the prepared data: on PostgreSQL where the machine provides one and the stories ask for it. */
export async function openPreparedSite(engine: 'embedded' | 'postgres'): Promise<Site> {
  const prepared = preparedOf()
  const { folder: from, database } = (engine === 'postgres' && prepared.postgres) || prepared.embedded
  return openFreshSite(async (folder) => {
    await cp(from, folder, { recursive: true })
    // The prepared database is the template of its copies.
    return database && createDatabase(database, { name: new URL(database).pathname.slice(1), prepare: async () => undefined })
  })
}

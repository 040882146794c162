// Shared by all kinds of rounds: a database and a folder that survive the kills, and the real server on them.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { sql } from 'kysely'
import type { Engine } from '../../../server/core/db/engine.ts'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { freePort } from '../../provide/freePort.ts'
import { createDatabase, dropDatabase, type Template } from '../../provide/postgres.ts'
import { testDatabaseUrl } from '../../core/server/engines.ts'
import { randomOf, type Random } from '../random.ts'
import { serverOn, type Server } from '../server.ts'

/** The options of a kind of round. */
export interface RoundOptions {
  engine: Engine['kind']
  kills: number
  seed: number
  /** The server to run. */
  file: string
  log: (line: string) => void
}
/** The result: findings as sentences, and counts. */
export interface RoundReport {
  wrong: string[]
  counts: Record<string, number>
}
/** A database with its folder, and a server on both that is not running yet. */
export interface RoundSetup {
  server: Server
  env: Record<string, string>
  folder: string
  random: Random
  /** Opens the database while no server runs on it. Applies no migrations. */
  look<R>(work: (engine: Engine) => Promise<R>): Promise<R>
  remove(): Promise<void>
}

/** The server's secret, the same for all rounds. */
const secret = 'ab'.repeat(32)

/** Creates a setup; PostgreSQL's database is copied from the template, the embedded one from the folder. */
export async function openGround(
  { engine, seed, file }: RoundOptions,
  more: Record<string, string> = {},
  from: { template?: Template; folder?: string } = {},
): Promise<RoundSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-rounds-'))
  const databaseUrl = engine === 'postgres' ? await createDatabase(testDatabaseUrl(), from.template) : undefined
  if (!databaseUrl && from.folder) cpSync(from.folder, folder, { recursive: true })
  const port = await freePort()
  const address = { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), DATA_DIR: folder }
  const env = { ...address, SECRET_KEY: secret, PROOF_OF_WORK: '0', PUBLIC_URL: `http://127.0.0.1:${port}`, ...more }
  const server = serverOn(file, port, env)
  return {
    ...{ server, env, folder, random: randomOf(seed) },
    async look(work) {
      const opened = await openEngine({ databaseUrl, dataDir: folder, log: () => undefined })
      return work(opened).finally(() => opened.close())
    },
    async remove() {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
      if (databaseUrl) await dropDatabase(databaseUrl)
    },
  }
}

/**
 * Starts the server and kills it after that many milliseconds, unless it answers before; then it is stopped gracefully. True when it was
 * killed. Throws when the server ended by itself.
 */
export async function startAndKill({ server }: RoundSetup, life: number): Promise<boolean> {
  server.start()
  const over = new AbortController()
  const killed = new Promise<'killed'>((resolve) => {
    const timer = setTimeout(() => void server.kill().then(() => resolve('killed')), life)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const ready = server.ready()
  const first = await Promise.race([
    killed,
    ready.then(
      () => 'ready' as const,
      () => killed,
    ),
  ])
  over.abort()
  if (first === 'killed') {
    await ready.catch(() => undefined)
    return true
  }
  await server.stop()
  return false
}

/** Runs a query as the owner; returns all rows. */
export const rowsOf = <R>(engine: Engine, query: ReturnType<typeof sql<R>>): Promise<R[]> =>
  engine.asOwner(async (tx) => (await query.execute(tx)).rows)

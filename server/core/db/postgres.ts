// The engine on PostgreSQL 13 or later: a pool whose connections all run as the plain role. A connection pooler in between must use session
// pooling.
import { sql } from 'kysely'
import pg from 'pg'
import { bootstrap } from './bootstrap.ts'
import type { Engine } from './engine.ts'
import { openLine } from './line.ts'
import { kyselyOver, readOver, type Answer, type Statement } from './pool.ts'
import { observed } from './queryObserver.ts'
import { openListener } from './postgresListener.ts'
import { plainRole, scopes } from './scope.ts'
import { connectAlone, openServers, requireWritable, type Servers } from './servers.ts'
import { shortcuts } from './shortcuts.ts'
import { arrays, parsers } from './values.ts'

const connectTimeout = 10_000
const keepAliveAfter = 10_000
const limit = 10
/** Milliseconds that a call waits for a connection while all are in use. */
const timeoutMs = 30_000
const asText = (value: string): string => value

const textArrayType: number = 1009
const textArray = pg.types.getTypeParser(textArrayType) as (value: string) => unknown[]

function typeParser(type: number): (value: string) => unknown {
  const element = arrays[type]
  if (element === undefined) return parsers[type] ?? asText
  const parse = parsers[element] ?? asText
  const each = (one: unknown): unknown => (Array.isArray(one) ? one.map(each) : one === null ? null : parse(one as string))
  return (value) => textArray(value).map(each)
}

/** Gives a lost or unavailable connection PostgreSQL's error code for it: the driver has many messages and no code. */
const unreachable = (cause: unknown): Error =>
  Object.assign(new Error(`PostgreSQL cannot be reached: ${(cause as Error).message}`, { cause }), { code: '08006' })

async function prepare(servers: Servers): Promise<void> {
  const owner = await connectAlone(servers, { connectionTimeoutMillis: connectTimeout })
  try {
    await bootstrap((statement) => owner.query(statement))
  } finally {
    await owner.end()
  }
}

/** PostgreSQL's code for a write on a server that accepts none: a primary that became a standby while it was connected to. */
const readOnly = '25006'

/**
 * Opens the pool (10 connections, 10 s to connect, 30 s to wait for one). Rejects when the server cannot be reached or refuses the role or
 * an extension.
 */
export async function openPostgres({ databaseUrl, log }: { databaseUrl: string; log: (message: string) => void }): Promise<Engine> {
  const servers = openServers(databaseUrl)
  await prepare(servers)
  // The pool opens each connection with the same options: its address is the one of the server that accepts writes at that moment.
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: servers.current() })
    }
  }
  const pool = new pg.Pool({
    Client,
    application_name: 'wakeel',
    max: limit,
    connectionTimeoutMillis: connectTimeout,
    // Sends statements without waiting for the answers to earlier ones.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    // The pool awaits this: when it fails, the connection is closed and never used as the owner.
    onConnect: async (client) => {
      await requireWritable(client)
      // Without compiled expressions: a person's rights make statements of many short conditions, which take milliseconds to run and half a
      // minute to compile once PostgreSQL estimates them as expensive.
      await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set search_path = public; set jit = off; set role ${plainRole}`)
    },
  })
  const lost = new WeakSet<object>()
  const demoted = new WeakSet<object>()
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only: without this handler a connection lost within a transaction ends the process.
    client.on('error', (error) => {
      lost.add(client)
      log(`A connection to PostgreSQL was lost: ${error.message}`)
    })
  })
  // Already logged above; an error event without a listener would be thrown.
  pool.on('error', () => undefined)
  const line = openLine(limit, timeoutMs)
  const take = observed(async () => {
    const leave = await line.enter().catch((error: unknown) => {
      throw unreachable(error)
    })
    const client = await servers
      .reach(() => pool.connect())
      .catch((error: unknown) => {
        leave()
        throw unreachable(error)
      })
    const run = async (text: string, parameters: readonly unknown[], name?: string): Promise<Answer> => {
      const { command, rowCount, rows } = await client
        .query<object>({ text, values: [...parameters], name: shortcuts.prepared ? name : undefined })
        .catch((error: unknown) => {
          if ((error as pg.DatabaseError).code === readOnly) demoted.add(client)
          throw lost.has(client) ? unreachable(error) : error
        })
      return { command, rowCount: rowCount ?? 0, rows }
    }
    return {
      run,
      async runAll(statements: readonly Statement[]) {
        const { stream } = client.connection
        stream.cork()
        const sent = statements.map(({ text, parameters, name }) => run(text, parameters, name))
        stream.uncork()
        const answers = await Promise.allSettled(sent)
        return answers.map((answer) => {
          if (answer.status === 'rejected') throw answer.reason
          return answer.value
        })
      },
      release() {
        client.release(demoted.has(client))
        leave()
      },
    }
  })
  const db = kyselyOver(take, () => pool.end())
  const listener = openListener(servers, log)
  return {
    kind: 'postgres',
    db,
    ...scopes(db),
    copyTo: null,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: line.waiting() }),
    read: readOver(db, take),
    // A connection outside the pool: a pooled one could be returned as the owner after an error.
    async asOwnerAlone(work) {
      const owner = await connectAlone(servers, { connectionTimeoutMillis: connectTimeout })
      try {
        await owner.query('set search_path = public')
        return await work(async (statement) => (await owner.query<Record<string, unknown>>(statement)).rows)
      } finally {
        await owner.end()
      }
    },
    listen: listener.listen,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      await listener.close()
      await db.destroy()
    },
  }
}

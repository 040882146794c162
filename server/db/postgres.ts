// The engine on any PostgreSQL from 13: a pool whose connections all live as the plain role. Needs session pooling if a pooler stands between.
import { sql } from 'kysely'
import pg from 'pg'
import { bootstrap } from './bootstrap.ts'
import type { Engine } from './engine.ts'
import { kyselyOver, type Answer } from './pool.ts'
import { openListener } from './postgresListener.ts'
import { plainRole, scopes } from './scope.ts'
import { arrays, parsers } from './values.ts'

const connectTimeout = 10_000
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

async function prepare(connectionString: string): Promise<void> {
  const owner = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeout })
  await owner.connect()
  try {
    await bootstrap((statement) => owner.query(statement))
  } finally {
    await owner.end()
  }
}

/** Opens the pool (10 connections, 10 s to get one). Rejects when the server cannot be reached or refuses the role or an extension. */
export async function openPostgres({ databaseUrl, log }: { databaseUrl: string; log: (message: string) => void }): Promise<Engine> {
  await prepare(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'wakeel',
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    // Awaited by the pool: where it fails, the connection is closed and never handed out as the owner.
    onConnect: (client) => client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set search_path = public; set role ${plainRole}`),
  })
  pool.on('error', (error) => log(`A connection to PostgreSQL was lost: ${error.message}`))
  const take = async () => {
    const client = await pool.connect()
    return {
      run: async (text: string, parameters: readonly unknown[]): Promise<Answer> => {
        const { command, rowCount, rows } = await client.query<object>(text, [...parameters])
        return { command, rowCount: rowCount ?? 0, rows }
      },
      release: () => client.release(),
    }
  }
  const db = kyselyOver(take, () => pool.end())
  const listener = openListener(databaseUrl, log)
  return {
    kind: 'postgres',
    db,
    ...scopes(db),
    listen: listener.listen,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      await listener.close()
      await db.destroy()
    },
  }
}

// What both engines' pools promise to Kysely's PostgreSQL dialect, whatever is behind them.
import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import type { Database } from './database.ts'
import { refuseInsideScope } from './scope.ts'

/** The answer to one statement; command and count as PostgreSQL tells them. */
export interface Answer {
  command: string
  rowCount: number
  rows: unknown[]
}

/** A connection for one user at a time: released once, and dead to whoever still holds it after. */
export interface Connection {
  run(text: string, parameters: readonly unknown[]): Promise<Answer>
  release(): void
}

/** Kysely over connections taken one at a time. Its commit rejects when PostgreSQL rolled back instead, which it does silently after a swallowed error. */
export function kyselyOver(take: () => Promise<Connection>, end: () => Promise<void>): Kysely<Database> {
  const connect = async (): Promise<PostgresPoolClient> => {
    refuseInsideScope()
    const connection = await take()
    async function query<R>(text: unknown, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
      const answer = await connection.run(String(text), parameters)
      if (text === 'commit' && answer.command === 'ROLLBACK') {
        throw Object.assign(new Error('The transaction was rolled back: a statement in it had failed.'), { code: '25P02' })
      }
      return answer as PostgresQueryResult<R>
    }
    return { query: query as PostgresPoolClient['query'], release: () => connection.release() }
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end } }) })
}

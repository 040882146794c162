// The interface through which Kysely's PostgreSQL dialect uses the connections of both engines.
import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { isScope, refuseInsideScope, scopeOf } from './scope.ts'

/** The answer to one statement; command and row count as PostgreSQL reports them. */
export interface Answer {
  command: string
  rowCount: number
  rows: unknown[]
}

/** A statement; a named one stays prepared on its connection where the engine supports that. */
export interface Statement {
  text: string
  parameters: readonly unknown[]
  name?: string | undefined
}

/** A connection for one user at a time: it is released once, and rejects later use. */
export interface Connection {
  run(text: string, parameters: readonly unknown[]): Promise<Answer>
  /**
   * Runs all statements in this order, in one round trip where the engine supports that. Returns the answers or rejects with the first
   * error; later statements may have run too.
   */
  runAll(statements: readonly Statement[]): Promise<Answer[]>
  release(): void
}

async function last(connection: Connection, statements: readonly Statement[]): Promise<Answer> {
  const answers = await connection.runAll(statements)
  return answers.at(-1) ?? { command: '', rowCount: 0, rows: [] }
}

const plain = (text: string): Statement => ({ text, parameters: [], name: text })

/**
 * An engine's `read` over connections taken one at a time: runs the queries in one transaction of the tenant and returns the rows of
 * each. Throws an Error inside a scope; rolls back on failure.
 */
export function readOver(db: Kysely<Database>, take: () => Promise<Connection>): Engine['read'] {
  return async (tenantId, queries) => {
    refuseInsideScope()
    const statements = [scopeOf(tenantId), ...queries].map(({ query, name }): Statement => {
      const { sql: text, parameters } = query.compile(db)
      return { text, parameters, name }
    })
    const connection = await take()
    try {
      const answers = await connection.runAll([plain('begin'), ...statements, plain('commit')])
      return answers.slice(2, -1).map(({ rows }) => rows as Record<string, unknown>[])
    } catch (error) {
      // On an engine that runs the statements one by one, the transaction is still open.
      await connection.run('rollback', []).catch(() => undefined)
      throw error
    } finally {
      connection.release()
    }
  }
}

/**
 * Kysely over connections taken one at a time. Its commit rejects when PostgreSQL rolled back instead, which PostgreSQL does without an
 * error after an earlier statement failed.
 */
export function kyselyOver(take: () => Promise<Connection>, end: () => Promise<void>): Kysely<Database> {
  const connect = async (): Promise<PostgresPoolClient> => {
    refuseInsideScope()
    const connection = await take()
    // Statements that only open a transaction are sent with the first statement in it.
    let ahead: Statement[] = []
    async function query<R>(given: unknown, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
      const text = String(given)
      if (text === 'begin' || (ahead.length > 0 && isScope(text))) {
        ahead.push({ text, parameters })
        return { command: 'SELECT', rowCount: 0, rows: [] }
      }
      const opening = ahead
      ahead = []
      const answer =
        opening.length === 0 ? await connection.run(text, parameters) : await last(connection, [...opening, { text, parameters }])
      if (text === 'commit' && answer.command === 'ROLLBACK') {
        throw Object.assign(new Error('The transaction was rolled back: a statement in it had failed.'), { code: '25P02' })
      }
      return answer as PostgresQueryResult<R>
    }
    return { query: query as PostgresPoolClient['query'], release: () => connection.release() }
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end } }) })
}

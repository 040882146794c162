// The maintenance that PostgreSQL's background workers do and the embedded engine lacks: checkpoints, VACUUM and ANALYZE.
import { plainRole } from '../scope.ts'
import type { Connection } from '../pool.ts'
import type { Turns } from './turns.ts'

const everyMinute = 60_000
/** Bytes of write-ahead log after which a checkpoint is made; without checkpoints the log would grow without limit. */
const checkpointAfter = 64 * 1024 * 1024

const logSize = `select pg_current_wal_lsn() - redo_lsn as size from pg_control_checkpoint()`
// The thresholds are autovacuum's defaults.
const due = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_all_tables
  where schemaname not in ('pg_toast', 'information_schema')
    and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`

/**
 * Runs work on the connection for one turn, as the owner and outside any transaction. Rejects all later queries when the server's role no
 * longer exists.
 */
export async function asOwner<R>(turns: Turns, work: (connection: Connection) => Promise<R>): Promise<R> {
  const connection = await turns.take()
  try {
    await connection.run('set role none', [])
    return await work(connection)
  } finally {
    // Otherwise the next turn would run as the owner, whom no policy restricts.
    await connection.run(`set role ${plainRole}`, []).catch((error: Error) => turns.refuse(`The plain role is gone: ${error.message}`))
    connection.release()
  }
}

/**
 * Runs the maintenance that is due, one table a turn so that requests can run in between; returns the executed statements. Never call it
 * inside a transaction.
 */
export async function runUpkeep(turns: Turns): Promise<string[]> {
  const [size, names] = await asOwner(turns, async (connection) => {
    const [log] = (await connection.run(logSize, [])).rows as { size: number }[]
    // Otherwise the counts are up to a second old.
    await connection.run('select pg_stat_force_next_flush()', [])
    const { rows } = await connection.run(due, [])
    return [log?.size ?? 0, (rows as { name: string }[]).map(({ name }) => name)]
  })
  const statements = [...(size > checkpointAfter ? ['checkpoint'] : []), ...names.map((name) => `vacuum (analyze) ${name}`)]
  for (const statement of statements) await asOwner(turns, (connection) => connection.run(statement, []))
  return statements
}

/** Checks every minute without keeping the process alive; failures are logged. Returns a function that stops it after the current round. */
export function startUpkeep(turns: Turns, log: (message: string) => void): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve()
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    round = runUpkeep(turns)
      .catch((error: Error) => log(`Upkeep of the embedded database failed: ${error.message}`))
      .finally(() => (running = false))
  }, everyMinute).unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

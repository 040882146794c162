// The one door to the database: PostgreSQL by DATABASE_URL, else the embedded engine in the data folder. Knows no table.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'

/** A database that is open. Values are the same JavaScript on both kinds (see values.ts); what goes into jsonb is stringified by the caller. */
export interface Engine {
  kind: 'embedded' | 'postgres'
  /** Queries outside a scope run as the plain role with no tenant, and so see no tenant's row. */
  db: Kysely<Database>
  /**
   * Runs work in one transaction that sees and changes only this tenant's rows; what it throws rolls back. Throws at an empty
   * tenant before any SQL, and at a query outside `tx` while it runs. The embedded engine has one connection: keep work short.
   */
  scoped<R>(tenantId: string, work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /** Runs work in one transaction as the owner, whom no policy holds back: for migrations, the global tables and maintenance only. */
  asOwner<R>(work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /**
   * Calls back for each NOTIFY on the channel (lower case, digits and _) until the returned function is called. Notices sent
   * while a lost connection is being reopened are missed: whoever listens also looks by itself now and then.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Resolves when the database answers; rejects with the reason when it does not. */
  ping(): Promise<void>
  /** Waits for the work under way, then closes; every later call rejects. */
  close(): Promise<void>
}

/** What openEngine needs: a PostgreSQL address, or else a folder (':memory:' keeps nothing), and where to say what a person must know. */
export interface EngineOptions {
  databaseUrl?: string | undefined
  dataDir: string
  log: (message: string) => void
}

/** Opens the database and makes the plain role and the extensions when absent. Rejects when the folder is in use or the server refuses. */
export function openEngine({ databaseUrl, dataDir, log }: EngineOptions): Promise<Engine> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log })
}

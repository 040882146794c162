// The interface of an open database, the same for both engines. It has no knowledge of tables.
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** A query for `read`. A named query stays prepared; a name must always have the same text. */
export interface Query {
  query: RawBuilder<unknown>
  name?: string
}

/** An open database. Values have the same JavaScript types on both engines (see values.ts); the caller stringifies values for jsonb. */
export interface Engine {
  kind: 'embedded' | 'postgres'
  /** Queries outside a scope run as the plain role without a tenant and therefore return no tenant's rows. */
  db: Kysely<Database>
  /**
   * Runs work in one transaction that reads and writes only this tenant's rows; it rolls back when `work` throws. Throws for an empty
   * tenant before any SQL, and for a query outside `tx` while it runs. The embedded engine has one connection, so keep the work short.
   */
  scoped<R>(tenantId: string, work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /**
   * The rows of each query, read in one transaction limited to this tenant's rows, which is one round trip to PostgreSQL: for reads of
   * every call. The queries must only read.
   */
  read(tenantId: string, queries: readonly Query[]): Promise<Record<string, unknown>[][]>
  /** Runs work in one transaction as the owner, whom no policy restricts: only for migrations, global tables and maintenance. */
  asOwner<R>(work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /** The same, read-only and from one consistent snapshot: for backups. The embedded engine serves nothing else in the meantime. */
  snapshot<R>(work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /** Copies the embedded database into the folder, consistently, between two turns; null on PostgreSQL and in memory. */
  copyTo: ((folder: string) => Promise<void>) | null
  /** Runs work as the owner on one connection without a transaction: for migrations with statements that cannot run in one. */
  asOwnerAlone<R>(work: (run: (statement: string) => Promise<Record<string, unknown>[]>) => Promise<R>): Promise<R>
  /**
   * Calls back for each NOTIFY on the channel (lower case, digits and _) until the returned function is called. Notices sent while a lost
   * connection is reopened are missed; after reopening, each callback is called with '' and must check for changes itself.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** The number of open and of idle connections, and of calls waiting for one. */
  connections(): { open: number; idle: number; waiting: number }
  /** Resolves when the database answers; rejects with the reason otherwise. */
  ping(): Promise<void>
  /** Waits for running work, then closes; every later call rejects. */
  close(): Promise<void>
}

// What an open database promises, whichever engine it runs on. Knows no table.
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** A question to `read`. One with a name stays prepared; the name must stand for one text alone. */
export interface Query {
  query: RawBuilder<unknown>
  name?: string
}

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
  /**
   * The rows of each question, asked in one transaction that sees only this tenant's rows and is one round trip to PostgreSQL: for what is
   * asked with every call. The questions only read.
   */
  read(tenantId: string, queries: readonly Query[]): Promise<Record<string, unknown>[][]>
  /** Runs work in one transaction as the owner, whom no policy holds back: for migrations, the global tables and maintenance only. */
  asOwner<R>(work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /** The same, only to read, and all of it as it is at one moment: for backups. The embedded engine does nothing else meanwhile. */
  snapshot<R>(work: (tx: Transaction<Database>) => Promise<R>): Promise<R>
  /** Copies the embedded database as it is at one moment into the folder, between two turns; null where there are no files of ours. */
  copyTo: ((folder: string) => Promise<void>) | null
  /** Runs work as the owner on one connection without a transaction: for migrations whose statements may be part of none. */
  asOwnerAlone<R>(work: (run: (statement: string) => Promise<Record<string, unknown>[]>) => Promise<R>): Promise<R>
  /**
   * Calls back for each NOTIFY on the channel (lower case, digits and _) until the returned function is called. Notices sent
   * while a lost connection is being reopened are missed: once it is open again each callback receives '' and looks by itself.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Connections by what they do: open, idle, and calls that wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  /** Resolves when the database answers; rejects with the reason when it does not. */
  ping(): Promise<void>
  /** Waits for the work under way, then closes; every later call rejects. */
  close(): Promise<void>
}

// Opens the database: PostgreSQL by DATABASE_URL, else the embedded engine in the data folder.
import { openEmbedded } from './embedded/open.ts'
import type { Engine } from './engine.ts'
import { openPostgres } from './postgres.ts'

/** The PostgreSQL address, or else a folder (':memory:' stores nothing), and a log for messages to the operator. */
export interface EngineOptions {
  databaseUrl?: string | undefined
  dataDir: string
  log: (message: string) => void
}

/**
 * Opens the database and creates the plain role and the extensions if they are missing. Rejects when the folder is in use or the server
 * refuses.
 */
export function openEngine({ databaseUrl, dataDir, log }: EngineOptions): Promise<Engine> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log })
}

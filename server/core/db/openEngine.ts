// The one door to the database: PostgreSQL by DATABASE_URL, else the embedded engine in the data folder.
import { openEmbedded } from './embedded/open.ts'
import type { Engine } from './engine.ts'
import { openPostgres } from './postgres.ts'

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

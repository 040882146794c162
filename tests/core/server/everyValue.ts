// Looks through every column of every table, as the owner, whom no policy holds back.
import { sql } from 'kysely'
import type { Engine } from '../../../server/core/db/engine.ts'

/** The tables with a row whose text matches the pattern (PostgreSQL's), by name. */
export async function tablesWith(engine: Engine, pattern: string): Promise<string[]> {
  return engine.asOwner(async (tx) => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(tx)
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: hits } = await sql`select 1 from ${sql.table(name)} t where t::text ~ ${pattern} limit 1`.execute(tx)
      if (hits.length > 0) found.push(name)
    }
    return found
  })
}

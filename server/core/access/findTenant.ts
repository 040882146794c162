// Tenants by id, before there is a scope.
import type { Bilingual } from '../../../src/schema/core/values.ts'
import type { Services } from '../services.ts'
import { sql } from 'kysely'

/** The active tenant with this id, or undefined. */
export async function findTenant({ engine }: Services, id: string): Promise<{ id: string; name: Bilingual } | undefined> {
  const { rows } = await sql<{
    id: string
    name: Bilingual
  }>`select id, name from tenants where id = ${id} and active`.execute(engine.db)
  return rows[0]
}

/** The ids of all active tenants. */
export async function activeTenants({ engine }: Services): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tenants where active order by id`.execute(engine.db)
  return rows.map(({ id }) => id)
}

// Settings of a test's tenant, changed as an administrator changes them.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Running } from './eachServer.ts'

/** Changes noor's settings; what it resolves to puts the former values back, whatever the rules say. */
export const settingsOf =
  (running: Running) =>
  async (values: object): Promise<() => Promise<void>> => {
    const scoped = running.services.engine.scoped.bind(running.services.engine)
    const before = await scoped('noor', async (tx) => {
      const { rows } = await sql<{ row: { id: string; version: number } }>`select to_jsonb(settings) as row from settings`.execute(tx)
      return rows[0]?.row
    })
    if (!before) throw new Error('The tenant has no settings.')
    const names = Object.keys(values)
    if (names.length > 0) {
      const { status, body } = await running.admin().put(`/settings/${before.id}`, { ...values, version: before.version })
      expect([status, body.fields]).toEqual([200, undefined])
    }
    return async () => {
      const columns = names.map(
        (name) => sql`${sql.ref(name)} = (jsonb_populate_record(null::settings, ${JSON.stringify(before)}::jsonb)).${sql.ref(name)}`,
      )
      if (columns.length > 0) await scoped('noor', (tx) => sql`update settings set ${sql.join(columns)}`.execute(tx))
    }
  }

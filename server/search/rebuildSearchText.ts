// Rebuilds the search text of rows that were written with another recipe than the present one: otherwise a field that became searchable
// would be found in new rows only.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources.ts'
import { currentRecipes, noteRecipe, rebuildBatch, staleResources } from '../core/db/list/searchText.ts'
import type { Services } from '../core/services.ts'
import { defineSystemJob } from '../core/jobs/defineJob.ts'
import { isQueued, startSystemJob } from '../core/jobs/queue.ts'

/** Processes every stale resource of the tenant, one batch a transaction; an interrupted run continues after the last batch. */
export const searchText = defineSystemJob('searchText', async ({ scoped, position, keep }) => {
  let at = position as { resource: ResourceName; after: string } | null
  for (;;) {
    const rest = await scoped(async ({ tx }) => {
      const [name] = await staleResources(tx)
      if (name === undefined) return false
      const after = await rebuildBatch(tx, name, at?.resource === name ? at.after : null)
      at = after === null ? null : { resource: name, after }
      keep(at)
      if (after === null) await noteRecipe(tx, name, currentRecipes[name] ?? '')
      return true
    })
    if (!rest) return
  }
})

/** Starts the job for each tenant that needs it; called at start. When nothing changed it costs one small query for each tenant. */
export async function startSearchRebuilds(services: Services): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants`.execute(services.engine.db)
  for (const { id } of rows)
    await services.engine.scoped(id, async (tx) => {
      if ((await staleResources(tx)).length === 0) return
      // Several processes may start at once; only one starts the job.
      await sql`select pg_advisory_xact_lock(hashtextextended('wakeel search text ' || ${id}, 0))`.execute(tx)
      if (await isQueued(tx, 'searchText')) return
      await startSystemJob({ services, tx }, { kind: 'searchText', resource: 'settings', input: {} })
    })
}

// Makes the search text of old rows anew where it was made with another recipe than the schema has now: without that, a field that
// became searchable is found in new rows only.
import { sql } from 'kysely'
import type { ResourceName } from '../../src/schema/resources.ts'
import { currentRecipes, noteRecipe, rebuildBatch, staleResources } from '../core/db/searchText.ts'
import type { Services } from '../core/services.ts'
import { defineSystemJob } from '../core/jobs/defineJob.ts'
import { isQueued, startSystemJob } from '../core/jobs/queue.ts'

/** Works off every stale resource of the tenant, a batch a transaction; cut off, it goes on behind the last batch. */
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

/** Starts the job for each tenant that needs it: called at a start. Where nothing changed it is one small query a tenant. */
export async function startSearchRebuilds(services: Services): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants`.execute(services.engine.db)
  for (const { id } of rows)
    await services.engine.scoped(id, async (tx) => {
      if ((await staleResources(tx)).length === 0) return
      // Processes that start together each come here: one starts the job.
      await sql`select pg_advisory_xact_lock(hashtextextended('wakeel search text ' || ${id}, 0))`.execute(tx)
      if (await isQueued(tx, 'searchText')) return
      await startSystemJob({ services, tx }, { kind: 'searchText', resource: 'settings', input: {} })
    })
}

// Keeps follow-ups of customers' records as visible as the records. Those of leads: server/leads/rules/leads.ts.
import { sql } from 'kysely'
import { followable } from '../../src/schema/leads/index.ts'
import { on } from '../core/commit/reactions.ts'
import type { Row } from '../core/db/rows.ts'
import { unaudited } from '../core/commit/unaudited.ts'

/** By what those who may see a record are chosen; only bookings pass on their status. */
const copiesOf = (resource: string, { department = null, locationId = null, status = null }: Row) => ({
  department,
  locationId,
  status: resource === 'appointments' ? status : null,
})

/** Copies what decides on a record's visibility to its follow-ups. */
export const callCentreReactions = Object.values(followable).map(({ resource, field }) =>
  on(resource, 'written', async ({ tx }, { before, after }) => {
    if (!before) return
    const now = copiesOf(resource, after)
    if (JSON.stringify(copiesOf(resource, before)) === JSON.stringify(now)) return
    await unaudited(
      'partOfAnother',
      sql`update "followUps" set department = ${now.department}, "locationId" = ${now.locationId}, status = ${now.status}
        where ${sql.ref(field)} = ${after.id}`,
    ).execute(tx)
  }),
)

// Whom the leads of a batch go to: the named colleague, or each to whose turn it is.
import { roundRobin } from '../../../src/schema/core/longWork/bulk.ts'
import { Problem } from '../../core/http/problem.ts'
import type { BulkOrder } from './bulkOrder.ts'
import type { Assignee } from './bulkRow.ts'
import { openChooser } from '../../leads/index.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'

/** The choice for the rows of one batch; it counts what it gave. Throws notFound for a lead that nobody can take. */
export async function assigneeOf(one: Acting, { action, to }: BulkOrder): Promise<Assignee> {
  if (action !== 'assign' || to !== roundRobin) return () => Promise.resolve(to)
  // Anyone who shares out by hand at night means those who come in the morning.
  const choose = await openChooser(one, { atWork: false })
  return async (lead) => {
    const next = await choose(lead)
    if (!next) throw new Problem('notFound', { fields: { assigneeId: { key: 'validation.nobodyFits' } } })
    return next.id
  }
}

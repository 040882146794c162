// The assignee of each lead of a batch: the named colleague, or the next one by round robin.
import { roundRobin } from '../../../src/schema/core/longWork/bulk.ts'
import { Problem } from '../../core/http/problem.ts'
import type { BulkOrder } from './bulkOrder.ts'
import type { Assignee } from './bulkRow.ts'
import { openChooser } from '../../leads/index.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'

/**
 * Returns the function that chooses the assignee of a row in one batch and counts its choices. Throws notFound (404) for a lead that nobody
 * can take.
 */
export async function assigneeOf(one: Acting, { action, to }: BulkOrder): Promise<Assignee> {
  if (action !== 'assign' || to !== roundRobin) return () => Promise.resolve(to)
  // Colleagues need not be at work now: leads that are distributed manually at night are for the next morning.
  const choose = await openChooser(one, { atWork: false })
  return async (lead) => {
    const next = await choose(lead)
    if (!next) throw new Problem('notFound', { fields: { assigneeId: { key: 'validation.nobodyFits' } } })
    return next.id
  }
}

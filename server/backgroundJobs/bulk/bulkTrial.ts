// A trial of bulk work: the rows are really processed and then rolled back, so that the preview matches the result.
import { setImmediate as requestsFirst } from 'node:timers/promises'
import type { Actor } from '../../../src/schema/core/access.ts'
import type { BulkInput, BulkTrial } from '../../../src/schema/core/longWork/bulk.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import type { Services } from '../../core/services.ts'
import { batchRows, workBatch, type Outcome } from './bulkBatch.ts'
import { chooseRows } from './bulkChoose.ts'
import { admitOrder, type BulkOrder } from './bulkOrder.ts'

/** Milliseconds for trying rows; the client requests the remaining rows in another call. */
const trialTime = 1_500
const shownFailures = 50

/** Carries the result out of the transaction that is rolled back. */
class TakenBack extends Error {
  constructor(readonly outcomes: Outcome[]) {
    super('A trial is taken back.')
  }
}

/** The number of refused rows by code, the most frequent first. */
export function countRefused(failures: readonly { code: string; count: number }[]): { code: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { code, count } of failures) counts.set(code, (counts.get(code) ?? 0) + count)
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
}

/** Whether the action can be undone: deleting for good cannot. */
export const isUndoable = (name: ResourceName, { action }: BulkOrder): boolean =>
  action !== 'undo' && (action !== 'delete' || Boolean((resources[name] as unknown as Resource).softDelete))

/**
 * Tries the action as the person, on as many rows as the time allows. Throws forbidden (403) or badInput (400) as the action itself would.
 */
export async function tryBulk(
  services: Services,
  { tenantId, actor }: { tenantId: string; actor: Actor },
  name: ResourceName,
  input: BulkInput,
  order: BulkOrder,
): Promise<BulkTrial> {
  const ids = await services.engine.scoped(tenantId, async (tx) => {
    await admitOrder({ services, tx, actor }, name, order)
    return chooseRows({ services, tx, actor }, name, input)
  })
  const until = performance.now() + trialTime
  const begin = input.after === undefined ? 0 : ids.filter((id) => id <= String(input.after)).length
  const outcomes: Outcome[] = []
  while (begin + outcomes.length < ids.length && (outcomes.length === 0 || performance.now() < until)) {
    const next = begin + outcomes.length
    const rows = ids.slice(next, next + batchRows).map((rowId, place) => ({ place, rowId }))
    const found = await services.engine
      .scoped(tenantId, async (tx): Promise<Outcome[]> => {
        throw new TakenBack(await workBatch({ services, tx, actor }, name, order, rows))
      })
      .catch((error: unknown) => {
        if (error instanceof TakenBack) return error.outcomes
        throw error
      })
    outcomes.push(...found)
    await requestsFirst()
  }
  const failures = outcomes.flatMap(({ failure }) => failure ?? [])
  const counted = (outcome: Outcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  return {
    count: ids.length,
    checked: outcomes.length,
    last: begin + outcomes.length < ids.length ? (ids[begin + outcomes.length - 1] ?? null) : null,
    allowed: counted('done'),
    unchanged: counted('unchanged'),
    refused: countRefused(failures.map(({ code }) => ({ code, count: 1 }))),
    failures: failures.slice(0, shownFailures),
    undoable: isUndoable(name, order),
  }
}

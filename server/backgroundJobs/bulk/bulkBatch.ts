// Bulk work on some rows inside one transaction, with savepoints, so that a failing row does not roll back the others.
import { sql } from 'kysely'
import type { BulkFailure } from '../../../src/schema/core/longWork/bulk.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { lockRows } from '../../core/db/manyRows.ts'
import { findRow } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { nameRow } from '../../core/access/present.ts'
import { databaseProblem, Problem } from '../../core/http/problem.ts'
import { ruleCondition } from '../../core/db/list/conditions.ts'
import { rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { assigneeOf } from './bulkAssignee.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { changedBefore, workRow, type Assignee, type BulkRow } from './bulkRow.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'
import { writeInBatch } from '../../core/commit/batch.ts'

/** Maximum rows in one transaction, and milliseconds after which it ends: requests wait for it on the embedded engine. */
export const batchRows = 200
const batchTime = 80
/** Maximum rows in one savepoint. */
const batched = 20

/** The result for a row. */
export interface Outcome {
  place: number
  outcome: 'done' | 'unchanged' | 'failed'
  /** The earlier values of the fields that changed. */
  before: Row | null
  version: number | null
  failure: BulkFailure | null
}

/** Processes rows in their order until the time is up, at least one; returns the outcomes of the processed rows. */
export async function workBatch(one: Acting, name: ResourceName, order: BulkOrder, rows: readonly BulkRow[]): Promise<Outcome[]> {
  const until = performance.now() + batchTime
  const assignee = onceForEach(await assigneeOf(one, order))
  const outcomes: Outcome[] = []
  // Rows are written in groups while all succeed; after a failed group they are first tried one by one, so that only the failing one fails.
  let size = batched
  while (outcomes.length < rows.length && (outcomes.length === 0 || performance.now() < until)) {
    const group = rows.slice(outcomes.length, outcomes.length + size)
    await sql`savepoint "bulkRows"`.execute(one.tx)
    try {
      const worked = await workInBatch(one, name, order, group, assignee)
      await sql`release savepoint "bulkRows"`.execute(one.tx)
      outcomes.push(...worked)
      size = Math.min(size * 2, batched)
    } catch (error) {
      const problem = problemOf(error, group)
      await sql`rollback to savepoint "bulkRows"`.execute(one.tx)
      const [only, ...others] = group
      if (only && others.length === 0) outcomes.push(failed(only, await failureOf(one, name, only.rowId, problem)))
      size = 1
    }
  }
  return outcomes
}

// The assignee chosen for a row is reused when the row is tried again, because it was counted already.
function onceForEach(assignee: Assignee): Assignee {
  const chosen = new Map<unknown, string | null>()
  return async (row) => {
    const { id } = row
    if (!chosen.has(id)) chosen.set(id, await assignee(row))
    return chosen.get(id) ?? null
  }
}

// A serialization failure or a lost database is no fault of a row: the whole batch is rolled back and tried again. A row that another row
// of its group changed is tried alone next.
function problemOf(error: unknown, group: readonly BulkRow[]): Problem {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  const changed = group.length > 1 && (error as { code?: unknown }).code === '40001'
  if (!problem || (problem.code === 'unavailable' && !changed)) throw error
  return problem
}

const failed = ({ place }: BulkRow, failure: BulkFailure): Outcome => ({ place, outcome: 'failed', before: null, version: null, failure })

const workInBatch = (
  one: Acting,
  name: ResourceName,
  order: BulkOrder,
  group: readonly BulkRow[],
  assignee: Assignee,
): Promise<Outcome[]> =>
  writeInBatch(one.tx, async () => {
    const acting = group.length > 1 ? { ...one, held: await holdRows(one, name, group) } : one
    const outcomes: Outcome[] = []
    for (const row of group) {
      const { place } = row
      const { before, after } = await workRow({ one: acting, name, order, row, assignee })
      outcomes.push(
        after
          ? { place, outcome: 'done', before: changedBefore(name, before, { ...before, ...after }), version: after.version, failure: null }
          : { place, outcome: 'unchanged', before: null, version: null, failure: null },
      )
    }
    return outcomes
  })

async function holdRows({ tx, actor }: Acting, name: ResourceName, group: readonly BulkRow[]): Promise<Map<string, Row>> {
  const wanted = sql`id = any(${group.map(({ rowId }) => rowId)}::uuid[])`
  const rows = await lockRows(tx, name, [wanted, ruleCondition(rowRule(actor, resources[name], 'show'), actor)], group.length)
  return new Map(rows.map((row) => [row.id, row]))
}

async function failureOf({ tx, actor }: Acting, name: ResourceName, id: string, { code, more }: Problem): Promise<BulkFailure> {
  // Named only for those who may see the row, so that the answer reveals nothing about other ids.
  const row = await findRow(tx, name, id, { deleted: true, conditions: [ruleCondition(rowRule(actor, resources[name], 'show'), actor)] })
  const { id: _id, ...names } = row ? nameRow(name, row, actor) : { id }
  const [[field, why] = []] = Object.entries(more.fields ?? {})
  return { id, names, code, ...(field && why ? { field, key: why.key, ...(why.params ? { params: why.params } : {}) } : {}) }
}

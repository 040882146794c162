// Some rows of bulk work inside one transaction, behind savepoints, so that a row that fails takes no other with it.
import { sql } from 'kysely'
import type { BulkFailure } from '../../../src/schema/core/longWork/bulk.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { lockRows } from '../../core/db/manyRows.ts'
import { findRow } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { nameRow } from '../../core/access/present.ts'
import { databaseProblem, Problem } from '../../core/http/problem.ts'
import { ruleCondition } from '../../core/db/conditions.ts'
import { rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { assigneeOf } from './bulkAssignee.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { changedBefore, workRow, type Assignee, type BulkRow } from './bulkRow.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'
import { writeInBatch } from '../../core/commit/batch.ts'

/** Rows of one transaction at most, and milliseconds after which it ends anyhow: requests wait for it on the embedded engine. */
export const batchRows = 200
const batchTime = 80
/** Rows behind one savepoint at most. */
const batched = 20

/** What became of a row. */
export interface Outcome {
  place: number
  outcome: 'done' | 'unchanged' | 'failed'
  /** What it held before, of the fields that changed. */
  before: Row | null
  version: number | null
  failure: BulkFailure | null
}

/** Works the rows in their order until the time is up, at least one; the outcomes are of the rows that it came to. */
export async function workBatch(one: Acting, name: ResourceName, order: BulkOrder, rows: readonly BulkRow[]): Promise<Outcome[]> {
  const until = performance.now() + batchTime
  const assignee = onceForEach(await assigneeOf(one, order))
  const outcomes: Outcome[] = []
  // While all goes well rows are written together; after a group that failed they come one by one at first, so that each fails alone.
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

// Anyone who was chosen for a row that is tried again was counted already.
function onceForEach(assignee: Assignee): Assignee {
  const chosen = new Map<unknown, string | null>()
  return async (row) => {
    const { id } = row
    if (!chosen.has(id)) chosen.set(id, await assignee(row))
    return chosen.get(id) ?? null
  }
}

// A lost race or a lost database is nothing of a row's: the whole batch is taken back, and tried again. A row that another of its group
// changed is not lost, it comes alone next.
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
  // Named only to who may see it: an id of somebody else's tells nothing.
  const row = await findRow(tx, name, id, { deleted: true, conditions: [ruleCondition(rowRule(actor, resources[name], 'show'), actor)] })
  const { id: _id, ...names } = row ? nameRow(name, row) : { id }
  const [[field, why] = []] = Object.entries(more.fields ?? {})
  return { id, names, code, ...(field && why ? { field, key: why.key, ...(why.params ? { params: why.params } : {}) } : {}) }
}

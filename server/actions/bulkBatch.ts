// Some rows of bulk work inside one transaction: each behind a savepoint of its own, so that one that fails takes no other with it.
import { sql } from 'kysely'
import type { BulkFailure } from '../../src/schema/calls/bulk.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { findRow } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { nameRow } from '../present.ts'
import { databaseProblem, Problem } from '../problem.ts'
import { ruleCondition } from '../db/conditions.ts'
import { rowRule } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { assigneeOf } from './bulkAssignee.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { changedBefore, workRow, type Assignee, type BulkRow } from './bulkRow.ts'
import type { Acting } from './saveRecord.ts'

/** Rows of one transaction at most, and milliseconds after which it ends anyhow: requests wait for it on the embedded engine. */
export const batchRows = 200
const batchTime = 80

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
  const assignee = await assigneeOf(one, order)
  const outcomes: Outcome[] = []
  for (const row of rows) {
    outcomes.push(await outcomeOf(one, name, order, row, assignee))
    if (performance.now() > until) break
  }
  return outcomes
}

async function outcomeOf(one: Acting, name: ResourceName, order: BulkOrder, row: BulkRow, assignee: Assignee): Promise<Outcome> {
  const { place } = row
  await sql`savepoint "bulkRow"`.execute(one.tx)
  try {
    const { before, after } = await workRow({ one, name, order, row, assignee })
    await sql`release savepoint "bulkRow"`.execute(one.tx)
    if (!after) return { place, outcome: 'unchanged', before: null, version: null, failure: null }
    return { place, outcome: 'done', before: changedBefore(name, before, { ...before, ...after }), version: after.version, failure: null }
  } catch (error) {
    const problem = error instanceof Problem ? error : databaseProblem(error)
    // A lost race or a lost database is nothing of this row's: the whole batch is taken back, and tried again.
    if (!problem || problem.code === 'unavailable') throw error
    await sql`rollback to savepoint "bulkRow"`.execute(one.tx)
    return { place, outcome: 'failed', before: null, version: null, failure: await failureOf(one, name, row.rowId, problem) }
  }
}

async function failureOf({ tx, actor }: Acting, name: ResourceName, id: string, { code, more }: Problem): Promise<BulkFailure> {
  // Named only to who may see it: an id of somebody else's tells nothing.
  const row = await findRow(tx, name, id, { deleted: true, conditions: [ruleCondition(rowRule(actor, resources[name], 'show'), actor)] })
  const { id: _id, ...names } = row ? nameRow(name, row) : { id }
  const [[field, why] = []] = Object.entries(more.fields ?? {})
  return { id, names, code, ...(field && why ? { field, key: why.key, ...(why.params ? { params: why.params } : {}) } : {}) }
}

// Bulk work on one row, always with the same functions as the single action.
import type { BulkAction } from '../../../src/schema/core/longWork/bulk.ts'
import { assignedField, roundRobin } from '../../../src/schema/core/longWork/bulk.ts'
import { isOpen } from '../../../src/schema/transitions.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { fieldsOf, type Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import { bulkRight, type BulkOrder } from './bulkOrder.ts'
import { moveRecord } from '../../core/commit/moveRecord.ts'
import { deleteRecord, lockRow, requireRight, restoreRecord, updateRecord, type Acting } from '../../core/commit/saveRecord.ts'

/** A row to process; undo needs its earlier values and the version after the bulk action. */
export interface BulkRow {
  place: number
  rowId: string
  before?: Row | null
  version?: number | null
}
/** A row before and after; `after` is null when nothing had to be changed. */
export interface Worked {
  before: RowOf<ResourceName>
  after: { version: number } | null
}
/** Returns the assignee of a row. */
export type Assignee = (row: Row) => Promise<string | null>

interface Work {
  one: Acting
  name: ResourceName
  order: BulkOrder
  row: BulkRow
  assignee: Assignee
}

// The current row, which a stale version normally returns, is shown to nobody here.
const nothing = () => null
const isFinished = ({ status }: Resource, row: Row): boolean => status !== undefined && !isOpen(status.graph, row[status.field])
const same = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([field, value]) => JSON.stringify(row[field] ?? null) === JSON.stringify(value ?? null))

async function locked({ one, name, row }: Work, right: BulkAction, deleted = false): Promise<RowOf<ResourceName>> {
  const before = await lockRow(one, name, row.rowId, deleted)
  requireRight(one.actor, name, bulkRight[right], before)
  return before
}
async function write(work: Work, before: RowOf<ResourceName>, values: Row, one = work.one): Promise<Worked> {
  if (same(before, values)) return { before, after: null }
  return { before, after: await updateRecord(one, work.name, before.id, before.version, values, nothing) }
}

const works: Record<BulkAction, (work: Work) => Promise<Worked>> = {
  change: async (work) => write(work, await locked(work, 'change'), work.order.changes),
  assign: async (work) => {
    const before = await locked(work, 'assign')
    const definition = resources[work.name] as unknown as Resource
    const field = assignedField(definition) ?? ''
    // Sharing out is of work that is still to be done; a finished row keeps who did it.
    if (work.order.to === roundRobin && isFinished(definition, before)) return { before, after: null }
    return write(work, before, { [field]: await work.assignee(before) })
  },
  move: async (work) => {
    const before = await locked(work, 'move')
    const { to, changes } = work.order
    const request = { to: to ?? '', version: before.version, values: changes }
    return { before, after: await moveRecord(work.one, work.name, before.id, request, nothing) }
  },
  delete: async (work) => {
    const before = await locked(work, 'delete')
    await deleteRecord(work.one, work.name, before.id, before.version)
    return { before, after: { version: before.version + 1 } }
  },
  restore: async (work) => {
    const before = await locked(work, 'restore', true)
    if (before.deletedAt === null) return { before, after: null }
    return { before, after: await restoreRecord(work.one, work.name, before.id) }
  },
}

const putBack = async (work: Work): Promise<Worked> => {
  const before = await untouched(work)
  return write(work, before, work.row.before ?? {})
}
// Rows that were changed since are not undone.
async function untouched({ one, name, row }: Work, deleted = false): Promise<RowOf<ResourceName>> {
  const before = await lockRow(one, name, row.rowId, deleted)
  if (before.version !== row.version) throw new Problem('staleVersion')
  return before
}
const undoings: Record<BulkAction, (work: Work) => Promise<Worked>> = {
  change: putBack,
  // The person who has the row again has no new work, so nobody is notified.
  assign: async (work) => write(work, await untouched(work), work.row.before ?? {}, { ...work.one, silent: true }),
  move: putBack,
  delete: async (work) => {
    const before = await untouched(work, true)
    return { before, after: await restoreRecord(work.one, work.name, before.id) }
  },
  restore: async (work) => {
    const before = await untouched(work)
    await deleteRecord(work.one, work.name, before.id, before.version)
    return { before, after: { version: before.version + 1 } }
  },
}

/** Applies the order to one row. Throws what the single action throws. */
export const workRow = (work: Work): Promise<Worked> =>
  work.order.action === 'undo' ? undoings[work.order.undoes ?? 'change'](work) : works[work.order.action](work)

/** The fields that differ, with their earlier values; secrets are left out. */
export const changedBefore = (name: ResourceName, before: Row, after: Row): Row =>
  Object.fromEntries(
    Object.entries(fieldsOf(name))
      .filter(
        ([field, one]) => !one.secret && !one.writeOnly && JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
      )
      .map(([field]) => [field, before[field] ?? null]),
  )

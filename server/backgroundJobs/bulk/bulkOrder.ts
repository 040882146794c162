// A bulk action with its values, checked as a whole before any row is changed.
import { may, rowRule, type Action } from '../../../src/schema/core/access.ts'
import { assignedField, bulkFields, roundRobin, type BulkAction, type BulkInput } from '../../../src/schema/core/longWork/bulk.ts'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { graphs } from '../../../src/schema/transitions.ts'
import { idValue } from '../../../src/schema/core/values.ts'
import { findRow, type Scope } from '../../core/db/repository.ts'
import { fieldsOf, type Row } from '../../core/db/rows.ts'
import { Problem, type FieldProblem } from '../../core/http/problem.ts'
import { prepareValues, type Acting } from '../../core/commit/saveRecord.ts'
import type { Services } from '../../core/services.ts'
import type { Move } from '../../../src/schema/core/transitions.ts'

/** The action for each row, stored as the job's input. Undo also carries the action that it undoes. */
export interface BulkOrder {
  action: BulkAction | 'undo'
  /** The values to write, or the fields that the status move requires. */
  changes: Row
  to: string | null
  reason?: string
  /** The job that is undone, and its action. */
  of?: string
  undoes?: BulkAction
}

/** The right for the whole action; each row's own right is checked again. */
export const bulkRight: Record<BulkAction, Action> = {
  change: 'assign',
  assign: 'assign',
  move: 'assign',
  delete: 'delete',
  restore: 'delete',
}

const definition = (name: ResourceName): Resource => resources[name] as unknown as Resource
const wrong = (fields: Record<string, FieldProblem>) => new Problem('badInput', { fields })

function checked(name: ResourceName, changes: Row, allowed: readonly string[], required: readonly string[]): Row {
  const values: Row = {}
  const fields: Record<string, FieldProblem> = {}
  for (const field of new Set([...Object.keys(changes), ...required])) {
    const one = fieldsOf(name)[field]
    if (!one || !allowed.includes(field)) {
      fields[field] = { key: 'validation.unknownField' }
      continue
    }
    const given = changes[field] === '' ? null : changes[field]
    const schema = one.required || required.includes(field) ? one.input : one.input.nullish()
    const result = schema.safeParse(given ?? undefined, { reportInput: true })
    const [problem] = result.success ? [] : problemsOf(result.error)
    if (problem) fields[field] = { key: problem.key, params: problem.params }
    else values[field] = result.data ?? null
  }
  if (Object.keys(fields).length > 0) throw wrong(fields)
  return values
}

const orders: Record<BulkAction, (name: ResourceName, input: BulkInput, services: Services) => Promise<Pick<BulkOrder, 'changes' | 'to'>>> =
  {
    change: async (name, { changes = {} }, services) => {
      if (Object.keys(changes).length === 0) throw wrong({ changes: { key: 'validation.required' } })
      return { changes: await prepareValues(services, name, checked(name, changes, bulkFields(definition(name)), [])), to: null }
    },
    assign: async (name, { to }) => {
      const field = assignedField(definition(name))
      if (!field) throw wrong({ action: { key: 'validation.choice' } })
      const fits = to === null ? !fieldsOf(name)[field]?.required : to === roundRobin ? name === 'leads' : idValue.safeParse(to).success
      if (!fits) throw wrong({ to: { key: to ? 'validation.reference' : 'validation.required' } })
      return { changes: {}, to: to ?? null }
    },
    move: async (name, { to, changes = {} }) => {
      const { status } = definition(name)
      const ways: readonly Move[] = status ? Object.values(graphs[status.graph].moves).flatMap((moves: readonly Move[]) => moves) : []
      const [first, ...others] = ways.filter((one) => one.to === to)
      if (!first) throw wrong({ to: { key: 'validation.choice' } })
      const asks = [first, ...others].map((one) => one.asks ?? [])
      const always = (first.asks ?? []).filter((field) => asks.every((some) => some.includes(field)))
      return { changes: checked(name, changes, asks.flat(), always), to: first.to }
    },
    delete: async () => ({ changes: {}, to: null }),
    restore: async (name) => {
      if (!definition(name).softDelete) throw wrong({ action: { key: 'validation.choice' } })
      return { changes: {}, to: null }
    },
  }

/** Parses a request into an order, before any transaction. Throws badInput (400) with the wrong fields. */
export async function readOrder(services: Services, name: ResourceName, input: BulkInput): Promise<BulkOrder> {
  const { action, reason } = input
  return { action, ...(await orders[action](name, input, services)), ...(reason ? { reason } : {}) }
}

/** Throws forbidden (403) when the person may do this to no row at all, notFound (404) when the assignee does not exist. */
export async function admitOrder({ tx, actor }: Acting, name: ResourceName, { action, to }: BulkOrder): Promise<void> {
  const resource = definition(name)
  if (action !== 'undo' && !may(actor, resource, bulkRight[action])) throw new Problem('forbidden')
  if (rowRule(actor, resource, 'list').length === 0) throw new Problem('forbidden')
  if (action === 'assign' && to !== null && to !== roundRobin) await checkAssignee(tx, to)
}

// Work must not be assigned to somebody who cannot sign in.
async function checkAssignee(tx: Scope, id: string): Promise<void> {
  const staff = await findRow(tx, 'staff', id)
  if (!staff?.active) throw new Problem('notFound', { fields: { to: { key: 'validation.reference' } } })
}

// Creating, changing and deleting a row of any resource by a member of staff: rights, version, rules, audit, in one transaction.
import { v7 as uuid } from 'uuid'
import { extraFields, may, rowRule, type Action, type Actor } from '../../src/schema/access.ts'
import { limits } from '../../src/schema/limits.ts'
import type { Resource } from '../../src/schema/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { ruleCondition } from '../db/conditions.ts'
import { completeRow, findRow, insertRows, removeRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { noticeChange } from './noticeChange.ts'
import { checkReferences } from './checkReferences.ts'
import { cleanValues } from './cleanMarkup.ts'
import { rules } from './rules/index.ts'
import type { Rules } from './rules/rules.ts'

/** Who acts, where. */
export interface Acting {
  house: House
  tx: Scope
  actor: Actor
  /** The rows come from a file: they are audited as that, and nobody is told of each. */
  imports?: true
  /** Rows that this transaction holds under lock and has not changed, as the person may see them. */
  held?: ReadonlyMap<string, Row>
}

const rulesOf = (name: ResourceName) => rules[name] as Rules<ResourceName> | undefined

/** The slow part of the rules, before the transaction begins. */
export const prepareValues = async (name: ResourceName, values: Row): Promise<Row> => (await rulesOf(name)?.prepare?.(values)) ?? values

/** A row that the person may see, locked; forbidden when they may see none, notFound also when it exists but is not theirs to see. */
export async function lockRow<N extends ResourceName>(
  { tx, actor, held }: Acting,
  name: N,
  id: string,
  deleted = false,
): Promise<RowOf<N>> {
  const rule = rowRule(actor, resources[name], 'show')
  if (rule.length === 0) throw new Problem('forbidden')
  const known = held?.get(id)
  if (known && (deleted || known['deletedAt'] === null)) return known as RowOf<N>
  const row = await findRow(tx, name, id, { lock: true, deleted, conditions: [ruleCondition(rule, actor)] })
  if (!row) throw new Problem('notFound')
  return row
}

/** Refuses what the person may not do to this row. */
export function requireRight(actor: Actor, name: ResourceName, action: Action, row?: Row): void {
  if (!may(actor, resources[name], action, row)) throw new Problem('forbidden')
}

// What the values must agree on; a change is refused only for what it touches.
function checkTogether(name: ResourceName, changes: Row, before?: Row): void {
  const { check }: Pick<Resource, 'check'> = resources[name]
  const wrong = (check?.({ ...before, ...changes }) ?? []).filter(({ path }) => (path.split('.')[0] ?? '') in changes)
  if (wrong.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(wrong.map(({ path, key, params }) => [path, { key, params }])) })
}

/** Makes a row. Throws forbidden when the person could not edit what they are about to make. */
export async function createRecord<N extends ResourceName>(acting: Acting, name: N, typed: Row): Promise<RowOf<N>> {
  const { house, tx, actor } = acting
  const values = cleanValues(name, typed)
  const id = uuid()
  const given = { ...values, id }
  checkTogether(name, values)
  await checkReferences(tx, name, values)
  const ruled = { ...given, ...(await rulesOf(name)?.onCreate?.(acting, given)) }
  const row = completeRow(name, ruled, actor.id, house.now())
  requireRight(actor, name, 'create', row)
  await insertRows(tx, name, [row])
  await auditChange(tx, {
    resource: name,
    rowId: id,
    action: acting.imports ? 'import' : 'create',
    before: {},
    after: row,
    by: actor.id,
    now: house.now(),
  })
  if (!acting.imports) await noticeChange(house, tx, name, { before: {}, after: row, by: actor.id })
  await rulesOf(name)?.afterCreate?.(acting, row as RowOf<ResourceName>)
  return row
}

/** Changes a row. Throws staleVersion with the present row when somebody else changed it meanwhile. */
export async function updateRecord<N extends ResourceName>(
  acting: Acting,
  name: N,
  id: string,
  version: number,
  typed: Row,
  present: (row: RowOf<N>) => unknown,
): Promise<RowOf<N>> {
  const { house, tx, actor } = acting
  const changes = cleanValues(name, typed)
  const before = await lockRow(acting, name, id)
  const allowed = may(actor, resources[name], 'edit', before)
  const extra = extraFields(actor, resources[name])
  if (!allowed && !(Object.keys(changes).length > 0 && Object.keys(changes).every((field) => extra.includes(field))))
    throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: present(before) } })
  checkTogether(name, changes, before)
  await checkReferences(tx, name, changes)
  const all = { ...changes, ...(await rulesOf(name)?.onUpdate?.(acting, before as RowOf<ResourceName>, changes)) }
  // Only who may assign hands a row on to where they could not have made it.
  if (allowed && !may(actor, resources[name], 'assign', before)) requireRight(actor, name, 'edit', { ...before, ...all })
  const after = await updateRow(tx, name, before, all, actor.id, house.now())
  await auditChange(tx, {
    resource: name,
    rowId: id,
    action: acting.imports ? 'import' : 'update',
    before,
    after,
    by: actor.id,
    now: house.now(),
  })
  if (!acting.imports) await noticeChange(house, tx, name, { before, after, by: actor.id })
  return after
}

/** Deletes softly where the resource keeps deleted rows, else for good. Throws staleVersion, or inUse while others refer to it. */
export async function deleteRecord<N extends ResourceName>(
  acting: Acting,
  name: N,
  id: string,
  version: number,
  present?: (row: RowOf<N>) => unknown,
): Promise<void> {
  const { house, tx, actor } = acting
  const before = await lockRow(acting, name, id)
  requireRight(actor, name, 'delete', before)
  if (before.version !== version) throw new Problem('staleVersion', { details: present ? { current: present(before) } : {} })
  const more = (await rulesOf(name)?.onDelete?.(acting, before as RowOf<ResourceName>)) ?? {}
  const at = house.now().toISOString()
  if (resources[name].softDelete) await updateRow(tx, name, before, { ...more, deletedAt: at }, actor.id, house.now())
  else await removeRow(tx, name, id)
  await auditChange(tx, { resource: name, rowId: id, action: 'delete', before, after: {}, by: actor.id, now: house.now() })
}

/** Brings a softly deleted row back; one that is there stays as it is. Throws tooLateToRestore once the days are over. */
export async function restoreRecord<N extends ResourceName>(acting: Acting, name: N, id: string): Promise<RowOf<N>> {
  const { house, tx, actor } = acting
  const before = await lockRow(acting, name, id, true)
  requireRight(actor, name, 'delete', before)
  // Undo pressed twice.
  if (before.deletedAt === null) return before
  const more = (await rulesOf(name)?.onRestore?.(acting, before as RowOf<ResourceName>)) ?? {}
  if (house.now().getTime() - Date.parse(before.deletedAt) > limits.restoreDays * 86_400_000)
    throw new Problem('tooLateToRestore', { params: { days: limits.restoreDays } })
  const after = await updateRow(tx, name, before, { ...more, deletedAt: null }, actor.id, house.now())
  await auditChange(tx, { resource: name, rowId: id, action: 'restore', before: {}, after, by: actor.id, now: house.now() })
  return after
}

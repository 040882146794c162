// Creates, changes, deletes and restores a row of any resource for a member of staff: rights, version, rules and audit in one transaction.
import { v7 as uuid } from 'uuid'
import { extraFields, handsOver, isTaking, may, rowRule, type Action, type Actor } from '../../../src/schema/core/access.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { relate } from '../db/caller/relations.ts'
import { ruleCondition } from '../db/list/conditions.ts'
import { findRow, type RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { checkReferences } from './checkReferences.ts'
import { cleanValues } from './cleanMarkup.ts'
import { rulesOf, type Context } from './rules.ts'
import { commit, newRow } from './commit.ts'
import { type ChangeActor, staffActor } from './actor.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

/** The actor, services and transaction of a write. */
export type Acting = Context

/** The actor that `commit` records for the caller: `by` if set, else the member of staff. */
export const makerOf = ({ actor, by }: Pick<Acting, 'actor' | 'by'>): ChangeActor => by ?? staffActor(actor.id)

/** The values after the resource's slow `prepare` rule, which runs before the transaction begins; unchanged without such a rule. */
export const prepareValues = async (services: Services, name: ResourceName, values: Row): Promise<Row> =>
  (await rulesOf(services, name)?.prepare?.(values)) ?? values

/**
 * Locks a row that the actor may see, and returns it; with `deleted` also a deleted one. Throws forbidden (403) when they may see no row
 * of the resource, notFound (404) when the row does not exist or they may not see it.
 */
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
  const [related = row] = await relate(tx, actor, name, [row])
  return related
}

/** Throws forbidden (403) when the actor may not do the action: to this row, or to any row when none is given. */
export function requireRight(actor: Actor, name: ResourceName, action: Action, row?: Row): void {
  if (!may(actor, resources[name], action, row)) throw new Problem('forbidden')
}

// Checks rules across several fields; a change is refused only for fields that it contains, a new row also for what it lacks. Throws
// badInput (400).
function checkCombination(name: ResourceName, changes: Row, before?: Row): void {
  const { check }: Pick<Resource, 'check'> = resources[name]
  const wrong = (check?.({ ...before, ...changes }) ?? []).filter(({ path }) => !before || (path.split('.')[0] ?? '') in changes)
  if (wrong.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(wrong.map(({ path, key, params }) => [path, { key, params }])) })
}

/**
 * Creates a row and returns it. Throws forbidden (403) when the actor may not create it, badInput (400) or notFound (404) for wrong values
 * and references, and what the rules throw.
 */
export async function createRecord<N extends ResourceName>(acting: Acting, name: N, typed: Row): Promise<RowOf<N>> {
  const { services, tx, actor } = acting
  const values = cleanValues(name, typed)
  const id = uuid()
  const given = { ...values, id }
  if (handsOver(actor, resources[name], values)) throw new Problem('forbidden')
  checkCombination(name, values)
  await checkReferences(tx, name, values)
  const ruled = { ...given, ...(await rulesOf(acting.services, name)?.onCreate?.(acting, given)) }
  const by = makerOf(acting)
  requireRight(actor, name, 'create', newRow(name, ruled, by, services.now()))
  const row = await commit(acting, { resource: name, action: acting.imports ? 'import' : 'create', values: ruled, by })
  await rulesOf(acting.services, name)?.afterCreate?.({ ...acting, by }, row)
  return row
}

/**
 * Changes a row and returns it. Throws forbidden (403), notFound (404), badInput (400), staleVersion (409) with the present row when its
 * version is not `version`, and what the rules throw.
 */
export async function updateRecord<N extends ResourceName>(
  acting: Acting,
  name: N,
  id: string,
  version: number,
  typed: Row,
  present: (row: RowOf<N>) => unknown,
): Promise<RowOf<N>> {
  const { tx, actor } = acting
  const changes = cleanValues(name, typed)
  const before = await lockRow(acting, name, id)
  const allowed = may(actor, resources[name], 'edit', before)
  const extra = extraFields(actor, resources[name])
  const isExtra = Object.keys(changes).length > 0 && Object.keys(changes).every((field) => extra.includes(field))
  if (!allowed && !isExtra && !isTaking(actor, resources[name], before, changes)) throw new Problem('forbidden')
  if (handsOver(actor, resources[name], changes, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: present(before) } })
  checkCombination(name, changes, before)
  await checkReferences(tx, name, changes)
  const all = { ...changes, ...(await rulesOf(acting.services, name)?.onUpdate?.(acting, before, changes)) }
  // Without the right to assign, a person may not change a row into one that they could not edit.
  if (allowed && !may(actor, resources[name], 'assign', before)) requireRight(actor, name, 'edit', { ...before, ...all })
  const action = acting.imports ? 'import' : 'update'
  return commit(acting, { resource: name, action, before, changes: all, by: makerOf(acting), ...(acting.silent ? { silent: true } : {}) })
}

/**
 * Deletes softly where the resource keeps deleted rows, else for good. Throws forbidden (403), notFound (404), staleVersion (409), or inUse
 * (409) while other rows refer to it. Without a version the row is deleted as it is.
 */
export async function deleteRecord<N extends ResourceName>(
  acting: Acting,
  name: N,
  id: string,
  version?: number,
  present?: (row: RowOf<N>) => unknown,
): Promise<void> {
  const { actor } = acting
  const before = await lockRow(acting, name, id)
  requireRight(actor, name, 'delete', before)
  if (version !== undefined && before.version !== version)
    throw new Problem('staleVersion', { details: present ? { current: present(before) } : {} })
  const more = (await rulesOf(acting.services, name)?.onDelete?.(acting, before)) ?? {}
  await commit(acting, { resource: name, action: 'delete', before, changes: more, by: makerOf(acting) })
}

/**
 * Restores a softly deleted row; returns an undeleted one unchanged. Throws forbidden (403), notFound (404), or tooLateToRestore (409)
 * after `limits.restoreDays` days.
 */
export async function restoreRecord<N extends ResourceName>(acting: Acting, name: N, id: string): Promise<RowOf<N>> {
  const { services, actor } = acting
  const before = await lockRow(acting, name, id, true)
  requireRight(actor, name, 'delete', before)
  // Repeated undo.
  if (before.deletedAt === null) return before
  const more = (await rulesOf(acting.services, name)?.onRestore?.(acting, before)) ?? {}
  if (services.now().getTime() - Date.parse(before.deletedAt) > limits.restoreDays * dayMs)
    throw new Problem('tooLateToRestore', { params: { days: limits.restoreDays } })
  return commit(acting, { resource: name, action: 'restore', before, changes: { ...more, deletedAt: null }, by: makerOf(acting) })
}

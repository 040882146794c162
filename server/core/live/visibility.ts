// Who receives which change: people whose list shows the row, as it is now or as it was before the change.
import { passes, rowRule, type Actor, type RowRule } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { readRows, type LoggedChange } from './readLive.ts'
import { ruleCondition } from '../db/list/conditions.ts'
import { readRows as rowsOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'

const ruleOf = (actor: Actor, name: ResourceName): RowRule => rowRule(actor, resources[name], 'list')
const isOpen = (rule: RowRule): boolean => rule.some((conditions) => conditions.length === 0)

/** Whether a person receives a change. */
export type Visibility = (actor: Actor, change: LoggedChange) => boolean

/**
 * Who may see which of the changes. Reads the rows that rights depend on, each once for all people; rights without conditions need no
 * query.
 */
export async function visibilityOf(tx: Scope, changes: readonly LoggedChange[], actors: readonly Actor[]): Promise<Visibility> {
  const rows = new Map<ResourceName, Map<string, Row>>()
  for (const name of new Set(changes.map(({ resource }) => resource))) {
    const rules = actors.map((actor) => ruleOf(actor, name)).filter((rule) => !isOpen(rule))
    const fields = [...new Set(rules.flat(2).map(({ field }) => field))]
    const ids = changes.flatMap(({ resource, rowId }) => (resource === name && rowId ? [rowId] : []))
    if (fields.length > 0 && ids.length > 0) rows.set(name, await readRows(tx, name, [...new Set(ids)], fields))
  }
  const related = await relatedRows(tx, changes, actors)
  return (actor, { resource, rowId, was }) => {
    const rule = ruleOf(actor, resource)
    if (rule.length === 0 || rowId === null || isOpen(rule)) return rule.length > 0
    const row = rows.get(resource)?.get(rowId)
    if (related.get(actor)?.get(resource)?.has(rowId)) return true
    return (row !== undefined && passes(rule, actor, row)) || passes(rule, actor, { ...row, ...was })
  }
}

type RowsByActor = Map<Actor, Map<ResourceName, ReadonlySet<string>>>
// Rights that depend on other rows are queried for each person who has such rights; only staff with a staff type do.
async function relatedRows(tx: Scope, changes: readonly LoggedChange[], actors: readonly Actor[]): Promise<RowsByActor> {
  const seen: RowsByActor = new Map()
  for (const name of new Set(changes.map(({ resource }) => resource))) {
    const ids = [...new Set(changes.flatMap(({ resource, rowId }) => (resource === name && rowId ? [rowId] : [])))]
    for (const actor of ids.length > 0 ? actors : []) {
      const rule = ruleOf(actor, name)
      if (!rule.flat().some(({ related, about }) => related ?? about)) continue
      const rows = await rowsOf(tx, name, { size: ids.length, ids, conditions: [ruleCondition(rule, actor)] })
      const known = seen.get(actor) ?? new Map<ResourceName, ReadonlySet<string>>()
      seen.set(actor, known.set(name, new Set(rows.map(({ id }) => id))))
    }
  }
  return seen
}

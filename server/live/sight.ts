// Who may hear of which change: those whose list shows the row, as it is now or as it was before the change.
import { passes, rowRule, type Actor, type RowRule } from '../../src/schema/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { readRows, type LoggedChange } from '../actions/readLive.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'

const ruleOf = (actor: Actor, name: ResourceName): RowRule => rowRule(actor, resources[name], 'list')
const isOpen = (rule: RowRule): boolean => rule.some((conditions) => conditions.length === 0)

/** Tells for a change and a person whether the person hears of it. */
export type Sight = (actor: Actor, change: LoggedChange) => boolean

/** Looks at the rows that anybody's right depends on, each once for everybody; rights without conditions cost nothing. */
export async function sightOf(tx: Scope, changes: readonly LoggedChange[], actors: readonly Actor[]): Promise<Sight> {
  const rows = new Map<ResourceName, Map<string, Row>>()
  for (const name of new Set(changes.map(({ resource }) => resource))) {
    const rules = actors.map((actor) => ruleOf(actor, name)).filter((rule) => !isOpen(rule))
    const fields = [...new Set(rules.flat(2).map(({ field }) => field))]
    const ids = changes.flatMap(({ resource, rowId }) => (resource === name && rowId ? [rowId] : []))
    if (fields.length > 0 && ids.length > 0) rows.set(name, await readRows(tx, name, [...new Set(ids)], fields))
  }
  return (actor, { resource, rowId, was }) => {
    const rule = ruleOf(actor, resource)
    if (rule.length === 0 || rowId === null || isOpen(rule)) return rule.length > 0
    const row = rows.get(resource)?.get(rowId)
    return (row !== undefined && passes(rule, actor, row)) || passes(rule, actor, { ...row, ...was })
  }
}

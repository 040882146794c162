// The global search: a few rows of each resource whose list the person may open, masked as that list would show them.
import { rowRule, type Actor } from '../../src/schema/access.ts'
import { searchedResources, searchRows } from '../../src/schema/calls/shell.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { ruleCondition, unmaskedRows } from '../db/conditions.ts'
import { listRows, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { presentRow } from '../present.ts'

type Groups = OutputOf<'globalSearch'>['groups']

/** Groups in the order of `searchedResources`; a resource the person may not list is not among them, an empty one neither. */
export async function searchEverything(tx: Scope, actor: Actor, q: string): Promise<Groups> {
  const groups: Groups = []
  for (const resource of searchedResources) {
    const rule = rowRule(actor, resources[resource], 'list')
    if (rule.length === 0) continue
    const { data, total } = await listRows(tx, resource, {
      page: 1,
      size: searchRows,
      q,
      conditions: [ruleCondition(rule, actor)],
      seen: unmaskedRows(actor, resource),
    })
    const rows = data.map((row) => presentRow(resource, row as Row, actor, 'list'))
    if (rows.length > 0) groups.push({ resource, total, rows } as unknown as Groups[number])
  }
  return groups
}

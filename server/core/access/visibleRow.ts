// Reads one row under a person's rights.
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { relate } from '../db/caller/relations.ts'
import { ruleCondition } from '../db/list/conditions.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import { Problem } from '../http/problem.ts'

/**
 * The undeleted row. Throws forbidden (403) when the person may see no row of the resource, notFound (404) when the row does not exist or
 * they may not see it.
 */
export async function visibleRow<N extends ResourceName>(tx: Scope, actor: Actor, name: N, id: string): Promise<RowOf<N>> {
  const rule = rowRule(actor, resources[name], 'show')
  if (rule.length === 0) throw new Problem('forbidden')
  const row = await findRow(tx, name, id, { conditions: [ruleCondition(rule, actor)] })
  if (!row) throw new Problem('notFound')
  const [related = row] = await relate(tx, actor, name, [row])
  return related
}

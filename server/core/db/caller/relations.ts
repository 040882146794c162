// Rights that depend on other rows (relations): a query decides which of them a row meets.
import { sql } from 'kysely'
import { relationKey, rowRule, withRelations, type Action, type Actor } from '../../../../src/schema/core/access.ts'
import type { Condition } from '../../../../src/schema/core/access/grants.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { conditionFor } from '../list/conditions.ts'
import type { Scope } from '../repository.ts'

// The actions that are decided with the row at hand; reading was decided by the query that returned the row.
const decided: readonly Action[] = ['edit', 'move', 'assign', 'delete']

function relationsIn(actor: Actor, name: ResourceName): Condition[] {
  if (actor.staffType === null) return []
  const rules = decided.flatMap((action) => rowRule(actor, resources[name], action)).flat()
  const byKey = new Map(rules.filter(({ related }) => related).map((one) => [relationKey(one), one]))
  return [...byKey.values()]
}

/** Whether the person's rights to rows of the resource depend on rows of other tables. */
export const hasRelations = (actor: Actor, name: ResourceName): boolean => relationsIn(actor, name).length > 0

/** The rows, each marked with the relations of the person's rights that it fulfils; unchanged when the rights depend on none. */
export async function relate<R extends { id: string }>(tx: Scope, actor: Actor, name: ResourceName, rows: readonly R[]): Promise<R[]> {
  const relations = relationsIn(actor, name)
  if (relations.length === 0 || rows.length === 0) return [...rows]
  const columns = relations.map((one, place) => sql`${conditionFor(one, actor)} as ${sql.ref(`relation${place}`)}`)
  const { rows: answers } = await sql<Record<string, unknown>>`select id, ${sql.join(columns)} from ${sql.table(name)}
    where id in (${sql.join(rows.map(({ id }) => id))})`.execute(tx)
  const keys = relations.map(relationKey)
  return rows.map((row) => {
    const answer = answers.find(({ id }) => id === row.id)
    return withRelations(row, new Set(keys.filter((_key, place) => answer?.[`relation${place}`] === true)))
  })
}

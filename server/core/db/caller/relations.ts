// Which of the relations that a person's rights depend on a row passes: only other rows tell, so it is asked of the database.
import { sql } from 'kysely'
import { relationKey, rowRule, withRelations, type Action, type Actor, type Condition } from '../../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { conditionFor } from '../conditions.ts'
import type { Scope } from '../repository.ts'

// What is decided on a row in hand; whether it may be read was asked with the row itself.
const decided: readonly Action[] = ['edit', 'move', 'assign', 'delete']

function relationsIn(actor: Actor, name: ResourceName): Condition[] {
  if (actor.staffType === null) return []
  const rules = decided.flatMap((action) => rowRule(actor, resources[name], action)).flat()
  const byKey = new Map(rules.filter(({ related }) => related).map((one) => [relationKey(one), one]))
  return [...byKey.values()]
}

/** Whether the person's rights on rows of the resource depend on other rows. */
export const hasRelations = (actor: Actor, name: ResourceName): boolean => relationsIn(actor, name).length > 0

/** The rows, each remembering which relations of the person's rights it passes; as they are where the rights depend on none. */
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

// Rights that depend on other rows (relations, and the rows that entries are about): a query decides which of them a row meets.
import { sql } from 'kysely'
import { inClear, relationKey, rowRule, withRelations, type Action, type Actor } from '../../../../src/schema/core/access.ts'
import type { Condition } from '../../../../src/schema/core/access/grants.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { conditionFor, unmaskedRows } from '../list/conditions.ts'
import type { Scope } from '../repository.ts'
import { fieldsOf, type Row } from '../rows.ts'

// The actions that are decided with the row at hand; reading was decided by the query that returned the row.
const decided: readonly Action[] = ['unmask', 'edit', 'move', 'assign', 'delete']
const names = Object.keys(resources) as ResourceName[]
const personal = names.filter((name) => Object.values(fieldsOf(name)).some(({ pii }) => pii))

function relationsIn(actor: Actor, name: ResourceName): Condition[] {
  const rules = decided.flatMap((action) => rowRule(actor, resources[name], action)).flat()
  const byKey = new Map(rules.filter(({ related, about }) => related ?? about).map((one) => [relationKey(one), one]))
  return [...byKey.values()]
}

/** Whether what the person may do with rows of the resource, or see of them, depends on rows of other tables. */
export const hasRelations = (actor: Actor, name: ResourceName): boolean =>
  name === 'audit' ? personal.some((one) => unmaskedRows(actor, one)) : relationsIn(actor, name).length > 0

/** The rows, each marked with the relations of the person's rights that it fulfils; unchanged when the rights depend on none. */
export async function relate<R extends { id: string }>(tx: Scope, actor: Actor, name: ResourceName, rows: readonly R[]): Promise<R[]> {
  if (rows.length === 0 || !hasRelations(actor, name)) return [...rows]
  if (name === 'audit') return markClear(tx, actor, rows)
  const relations = relationsIn(actor, name)
  const columns = relations.map((one, place) => sql`${conditionFor(one, actor)} as ${sql.ref(`relation${place}`)}`)
  const { rows: answers } = await sql<Record<string, unknown>>`select id, ${sql.join(columns)} from ${sql.table(name)}
    where id in (${sql.join(rows.map(({ id }) => id))})`.execute(tx)
  const keys = relations.map(relationKey)
  return rows.map((row) => {
    const answer = answers.find(({ id }) => id === row.id)
    return withRelations(row, new Set(keys.filter((_key, place) => answer?.[`relation${place}`] === true)))
  })
}

/** Audit entries, those marked whose row the person sees unmasked. */
async function markClear<R extends { id: string }>(tx: Scope, actor: Actor, entries: readonly R[]): Promise<R[]> {
  const rowOf = (entry: Row) => `${String(entry['resource'])} ${String(entry['rowId'])}`
  const clear = new Set<string>()
  for (const name of personal) {
    const ids = entries.flatMap((entry: Row) => (entry['resource'] === name ? [String(entry['rowId'])] : []))
    const seen = unmaskedRows(actor, name)
    if (ids.length === 0 || !seen) continue
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} where id::text = any(${ids}) and ${seen}`.execute(tx)
    for (const { id } of rows) clear.add(`${name} ${id}`)
  }
  return entries.map((entry) => (clear.has(rowOf(entry)) ? withRelations(entry, inClear) : entry))
}

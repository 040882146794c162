// The global search: a few rows of each resource whose list the person may open, masked as that list would show them.
import { rowRule, type Actor } from '../../src/schema/access.ts'
import { searchedResources, searchRows } from '../../src/schema/calls/shell.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { ruleCondition, unmaskedRows } from '../db/conditions.ts'
import { listRows, readRows, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { presentRow } from '../present.ts'
import { exactMatches } from './exactMatches.ts'

type Groups = OutputOf<'globalSearch'>['groups']

/**
 * Groups in the order of `searchedResources`, but first those that hold exactly what was typed (a plate, a VIN, a mobile, a reference),
 * and in them those rows. A resource the person may not list is not among them, an empty one neither.
 */
export async function searchEverything(tx: Scope, actor: Actor, q: string): Promise<Groups> {
  const exactly: Groups = []
  const others: Groups = []
  for (const resource of searchedResources) {
    const rule = rowRule(actor, resources[resource], 'list')
    if (rule.length === 0) continue
    const visible = ruleCondition(rule, actor)
    const seen = unmaskedRows(actor, resource)
    const first = { page: 1, size: searchRows, seen }
    const exact = exactMatches(resource, q, seen)
    const meant = exact ? await readRows(tx, resource, { ...first, conditions: [visible, exact] }) : []
    const { data, total } = await listRows(tx, resource, { ...first, q, conditions: [visible] })
    const found = [...meant, ...data.filter(({ id }) => !meant.some((row) => row.id === id))].slice(0, searchRows)
    if (found.length === 0) continue
    const rows = found.map((row) => presentRow(resource, row as Row, actor, 'list'))
    const group = { resource, total: Math.max(total, found.length), rows } as unknown as Groups[number]
    if (meant.length > 0) exactly.push(group)
    else others.push(group)
  }
  return [...exactly, ...others]
}

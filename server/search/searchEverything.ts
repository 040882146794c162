// The global search: some rows of each resource that the person may list, masked as in that list.
import type { Actor } from '../../src/schema/core/access.ts'
import { searchedResources, searchRows } from '../../src/schema/search/searched.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { unmaskedRows } from '../core/db/list/conditions.ts'
import { exactMatches } from './exactMatches.ts'

type Groups = OutputOf<'globalSearch'>['groups']

/**
 * Groups in the order of `searchedResources`, but first those with an exact match (a plate, VIN, mobile or reference), limited to the
 * matching rows. Empty groups and resources that the person may not list are left out.
 */
export async function searchEverything(db: CallerDb, actor: Actor, q: string): Promise<Groups> {
  const exactly: Groups = []
  const others: Groups = []
  for (const resource of searchedResources) {
    if (!(await db.mayList(resource))) continue
    const exact = exactMatches(resource, q, unmaskedRows(actor, resource))
    const meant = exact ? await db.rows(resource, { size: searchRows, conditions: [exact] }) : []
    const { data, total } = await db.list(resource, { size: searchRows, q })
    const rows = [...meant, ...data.filter(({ id }) => !meant.some((row) => row.id === id))].slice(0, searchRows)
    if (rows.length === 0) continue
    const group = { resource, total: Math.max(total, rows.length), rows } as unknown as Groups[number]
    if (meant.length > 0) exactly.push(group)
    else others.push(group)
  }
  return [...exactly, ...others]
}

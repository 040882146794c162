// Fetches referenced rows in one query.
import type { ResourceName } from '../../../src/schema/resources.ts'
import { readRows, type RowOf, type Scope } from '../db/repository.ts'

/** The undeleted rows with these ids, as a map by id; missing rows and null ids are left out. */
export async function rowsById<N extends ResourceName>(
  tx: Scope,
  name: N,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, RowOf<N>>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const data = wanted.length === 0 ? [] : await readRows(tx, name, { size: wanted.length, ids: wanted })
  return new Map(data.map((one) => [one.id, one]))
}

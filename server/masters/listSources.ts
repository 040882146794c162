// The tenant's source codes.
import { sql } from 'kysely'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'

/** The tenant's active source codes, in their order. */
export async function listSources(tx: Scope): Promise<Pick<RowOf<'sourceCodes'>, 'code' | 'name'>[]> {
  const data = await readRows(tx, 'sourceCodes', { size: 100, sort: 'position', conditions: [sql`active`] })
  return data.map(({ code, name }) => ({ code, name }))
}

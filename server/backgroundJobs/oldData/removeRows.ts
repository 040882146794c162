// Deletes old rows with what is only about them, and cuts what refers to them.
import { sql } from 'kysely'
import { referenceOf } from '../../../src/schema/core/field.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { unaudited } from '../../core/commit/unaudited.ts'
import type { Scope } from '../../core/db/repository.ts'
import { fieldsOf } from '../../core/db/rows.ts'
import type { OldTable } from './oldRows.ts'

/** The field of the rows that are deleted with the row that they are about. */
const goesWith: Partial<Record<OldTable, { name: ResourceName; field: string }>> = { leads: { name: 'followUps', field: 'leadId' } }

// Derived, so that a new resource that refers to such rows needs no entry here.
const referring = (target: OldTable) =>
  (Object.keys(resources) as ResourceName[]).flatMap((name) =>
    Object.entries(fieldsOf(name)).flatMap(([field, one]) => {
      const reference = referenceOf(one)
      return reference?.target === target ? [{ name, field, many: reference.many }] : []
    }),
  )

/** Empties the references to these rows. */
async function cutReferences(tx: Scope, table: OldTable, ids: readonly string[]): Promise<void> {
  for (const { name, field, many } of referring(table)) {
    const column = sql.ref(field)
    const [cut, which] = many
      ? [sql`${column} - ${[...ids]}::text[]`, sql`${column} ?| ${[...ids]}::text[]`]
      : [sql`null`, sql`${column} = any(${[...ids]}::uuid[])`]
    await unaudited('toBeForgotten', sql`update ${sql.table(name)} set ${column} = ${cut} where ${which}`).execute(tx)
  }
}

async function deleteRows(tx: Scope, name: ResourceName, field: string, values: readonly string[]): Promise<string[]> {
  const { rows } = await unaudited(
    'toBeForgotten',
    sql<{ id: string }>`delete from ${sql.table(name)} where ${sql.ref(field)} = any(${[...values]}::uuid[]) returning id`,
  ).execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Deletes these rows and answers how many. Their entries in the history stay without values. Files are marked: `removeRetired` deletes them
 * after the transaction.
 */
export async function removeRows(tx: Scope, table: OldTable, ids: readonly string[], now: Date): Promise<number> {
  if (table === 'audit') {
    const { rows } = await sql<{ removed: number }>`select "removeOldAudit"(${[...ids]}::uuid[]) as removed`.execute(tx)
    return rows[0]?.removed ?? 0
  }
  const along = goesWith[table]
  const others = along ? await deleteRows(tx, along.name, along.field, ids) : []
  await cutReferences(tx, table, ids)
  if (table === 'files')
    await unaudited('ownRecord', sql`update files set "deletedAt" = ${now.toISOString()} where id = any(${[...ids]}::uuid[])`).execute(tx)
  else await deleteRows(tx, table, 'id', ids)
  await sql`select "forgetInAudit"(${[...ids, ...others]}::text[])`.execute(tx)
  return ids.length
}

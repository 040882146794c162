// Checks the files that a row refers to: they exist in the tenant, were uploaded for this purpose and, for a customer's row, by that
// customer.
import { sql } from 'kysely'
import type { AnyField } from '../../../src/schema/core/field.ts'
import type { UploadKind } from '../../../src/schema/core/uploads.ts'
import type { Scope } from '../db/repository.ts'
import { Problem } from '../http/problem.ts'

/**
 * Throws notFound (404) with the field for a file that does not exist, badInput (400) for a file of another kind. Locks the files until the
 * transaction ends. `customerId`: the customer who makes the change, unless a colleague does.
 */
export async function checkFiles(tx: Scope, field: string, one: AnyField, value: unknown, customerId?: string): Promise<void> {
  const wanted = [...new Set([value].flat().map(String))]
  if (wanted.length === 0) return
  // Locked, so that the clean-up job, which also locks them, cannot delete one between this check and the write of the row.
  const { rows } = await sql<{ kind: UploadKind; theirs: boolean }>`
    select kind, "customerId" is not distinct from ${customerId ?? null}::uuid or ("customerId" is null and "createdBy" is null) as theirs from files where id in (${sql.join(wanted)}) and "deletedAt" is null for key share`.execute(
    tx,
  )
  // Otherwise anyone who learns a file's id could attach it to a record of their own and open it.
  const strange = customerId !== undefined && rows.some(({ theirs }) => !theirs)
  if (rows.length < wanted.length || strange) throw new Problem('notFound', { fields: { [field]: { key: 'validation.fileGone' } } })
  // A private file in a public field would stop opening; a public file in a private field would be readable by everybody.
  const { upload } = one.config as { upload: UploadKind }
  if (rows.some(({ kind }) => kind !== upload)) throw new Problem('badInput', { fields: { [field]: { key: 'validation.fileKind' } } })
}

// Checks the files that a row is about to name: the tenant's own, still there, uploaded for this purpose, and a customer's by that customer.
import { sql } from 'kysely'
import type { AnyField } from '../../../src/schema/core/field.ts'
import type { UploadKind } from '../../../src/schema/core/uploads.ts'
import type { Scope } from '../db/repository.ts'
import { Problem } from '../http/problem.ts'

/**
 * Throws notFound beside the field for a file that is not there, badInput for one of another kind. The files stay until the transaction ends.
 * `customerId`: the customer who names them, where it is no colleague.
 */
export async function checkFiles(tx: Scope, field: string, one: AnyField, value: unknown, customerId?: string): Promise<void> {
  const wanted = [...new Set([value].flat().map(String))]
  if (wanted.length === 0) return
  // Locked, so that the clean-up, which locks them too, cannot take one away between this look and the row that names it.
  const { rows } = await sql<{ kind: UploadKind; theirs: boolean }>`
    select kind, "customerId" is not distinct from ${customerId ?? null}::uuid or ("customerId" is null and "createdBy" is null) as theirs from files where id in (${sql.join(wanted)}) and "deletedAt" is null for key share`.execute(
    tx,
  )
  // Without this anyone who learns a file's id could attach it to a record of their own and open it.
  const strange = customerId !== undefined && rows.some(({ theirs }) => !theirs)
  if (rows.length < wanted.length || strange) throw new Problem('notFound', { fields: { [field]: { key: 'validation.fileGone' } } })
  // A private file in a public place would stop opening; a public one in a private place would be open to all.
  const { upload } = one.config as { upload: UploadKind }
  if (rows.some(({ kind }) => kind !== upload)) throw new Problem('badInput', { fields: { [field]: { key: 'validation.fileKind' } } })
}

// Checks the files that a row is about to name: the tenant's own, still there, and uploaded for this purpose.
import { sql } from 'kysely'
import type { AnyField } from '../../src/schema/field.ts'
import type { UploadKind } from '../../src/schema/uploads.ts'
import type { Scope } from '../db/repository.ts'
import { Problem } from '../problem.ts'

/** Throws notFound beside the field for a file that is not there, badInput for one of another kind. The files stay until the transaction ends. */
export async function checkFiles(tx: Scope, field: string, one: AnyField, value: unknown): Promise<void> {
  const wanted = [...new Set([value].flat().map(String))]
  if (wanted.length === 0) return
  // Locked, so that the clean-up, which locks them too, cannot take one away between this look and the row that names it.
  const { rows } = await sql<{ kind: UploadKind }>`
    select kind from files where id in (${sql.join(wanted)}) and "deletedAt" is null for key share`.execute(tx)
  if (rows.length < wanted.length) throw new Problem('notFound', { fields: { [field]: { key: 'validation.fileGone' } } })
  // A private file in a public place would stop opening; a public one in a private place would be open to all.
  const { upload } = one.config as { upload: UploadKind }
  if (rows.some(({ kind }) => kind !== upload)) throw new Problem('badInput', { fields: { [field]: { key: 'validation.fileKind' } } })
}

// The row of a feed's file, written before its first line is imported, so that an interrupted run continues where it was.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findBy, findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import type { Drop } from '../../core/gateways/drops.ts'
import type { Services } from '../../core/services.ts'
import { managersOf } from '../../core/access/managersOf.ts'
import { notify } from '../../notifications/index.ts'
import { commit } from '../../core/commit/commit.ts'
import { jobActor } from '../../core/commit/actor.ts'
import { unaudited, updateUnaudited } from '../../core/commit/unaudited.ts'

type File = RowOf<'feedFiles'>
/** A file to import. */
export interface Taken {
  drop: Drop
  bytes: Buffer
  source: Word<'feedSource'>
}

/** The row for the file's import; undefined when the same file was imported before. */
export async function beginFile(services: Services, tx: Scope, { drop, bytes, source }: Taken): Promise<File | undefined> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { name, modifiedAt } = drop
  const known = await findBy(tx, 'feedFiles', { name, bytes: bytes.length, hash })
  if (known?.state === 'reading') return known
  if (known) {
    // The same content with another modification time.
    await unaudited('noEdit', sql`update "feedFiles" set "modifiedAt" = ${modifiedAt} where id = ${known.id}`).execute(tx)
    return undefined
  }
  const values = { name, source, hash, modifiedAt, bytes: bytes.length }
  return commit({ services, tx }, { resource: 'feedFiles', action: 'create', values, by: jobActor('complaintFeed') })
}

/** Stores a file's progress; after its last line, the staff responsible for complaints are notified of its bad lines. */
export async function noteFile(services: Services, tx: Scope, fileId: string, values: Row): Promise<void> {
  const before = await findRow(tx, 'feedFiles', fileId, { lock: true })
  if (!before) return
  const by = jobActor('complaintFeed')
  if ((values['state'] ?? before.state) === 'reading')
    return void (await updateUnaudited(tx, 'ownRecord', 'feedFiles', before, values, by, services.now()))
  const after = await commit({ services, tx }, { resource: 'feedFiles', action: 'update', before, changes: values, by })
  if (after.bad === 0 && after.trouble === null) return
  const people = await managersOf(tx, 'feedLines', { department: 'Service' })
  const params = { count: after.bad }
  await notify(services, tx, people, { kind: 'feedProblems', params, resource: 'feedFiles', rowId: fileId })
}

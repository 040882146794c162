// A file of a feed: written down before its first line is read, so that a run that is cut goes on where it was.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { completeRow, findBy, findRow, insertRows, updateRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { Drop } from '../../gateways/drops/drops.ts'
import type { House } from '../../house.ts'
import { auditChange } from '../auditChange.ts'
import { managersOf } from '../managersOf.ts'
import { notify } from '../notify.ts'

type File = RowOf<'feedFiles'>
/** A file of the tenant's that is taken up. */
export interface Taken {
  drop: Drop
  bytes: Buffer
  source: Word<'feedSource'>
}

/** The row to read the file into; undefined where the same file was read before. */
export async function beginFile(house: House, tx: Scope, { drop, bytes, source }: Taken): Promise<File | undefined> {
  const now = house.now()
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { name, modifiedAt } = drop
  const known = await findBy(tx, 'feedFiles', { name, bytes: bytes.length, hash })
  if (known?.state === 'reading') return known
  if (known) {
    // The same again: only its time is another one.
    await sql`update "feedFiles" set "modifiedAt" = ${modifiedAt} where id = ${known.id}`.execute(tx)
    return undefined
  }
  const row = completeRow('feedFiles', { name, source, hash, modifiedAt, bytes: bytes.length }, null, now)
  await insertRows(tx, 'feedFiles', [row])
  await auditChange(tx, { resource: 'feedFiles', rowId: row.id, action: 'create', before: {}, after: row, by: null, now })
  return row
}

/** Writes down how far a file is; once it is read, those who see to complaints hear of its bad lines. */
export async function noteFile(house: House, tx: Scope, fileId: string, values: Row): Promise<void> {
  const before = await findRow(tx, 'feedFiles', fileId, { lock: true })
  if (!before) return
  const now = house.now()
  const after = await updateRow(tx, 'feedFiles', before, values, null, now)
  if (after.state === 'reading') return
  await auditChange(tx, { resource: 'feedFiles', rowId: fileId, action: 'update', before, after, by: null, now })
  if (after.bad === 0 && after.trouble === null) return
  const people = await managersOf(tx, 'feedLines', { department: 'Service' })
  const params = { count: after.bad }
  await notify(house, tx, people, { kind: 'feedProblems', params, resource: 'feedFiles', rowId: fileId })
}

// A member of staff's own account: what they may change of it themselves.
import type { z } from 'zod'
import type { Profile, shellEndpoints } from '../../src/schema/calls/shell.ts'
import { findRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { checkReferences } from './checkReferences.ts'

/** The row as its person sees it. */
export const profileOf = (row: RowOf<'staff'>): Profile => ({
  id: row.id,
  version: row.version,
  staffNo: row.staffNo,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  photo: row.photo,
  languageId: row.languageId,
  acceptingLeads: row.acceptingLeads,
  notificationChoices: row.notificationChoices,
})

/** The person's own row. Throws unauthenticated when it is gone. */
export async function findOwn(tx: Scope, staffId: string, lock = false): Promise<RowOf<'staff'>> {
  const row = await findRow(tx, 'staff', staffId, { lock })
  if (!row) throw new Problem('unauthenticated')
  return row
}

/** Changes what a person may change of themselves; the call's shape lets nothing else through. Throws staleVersion with the present row. */
export async function updateProfile(
  house: House,
  tx: Scope,
  staffId: string,
  { version, ...changes }: z.output<(typeof shellEndpoints)['updateProfile']['input']>,
): Promise<Profile> {
  const before = await findOwn(tx, staffId, true)
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: profileOf(before) } })
  await checkReferences(tx, 'staff', changes)
  const after = await updateRow(tx, 'staff', before, changes, staffId, house.now())
  await auditChange(tx, { resource: 'staff', rowId: staffId, action: 'update', before, after, by: staffId, now: house.now() })
  return profileOf(after)
}

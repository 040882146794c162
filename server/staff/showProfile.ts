// A member of staff's own account, and the parts that they may change.
import type { z } from 'zod'
import type { Profile } from '../../src/schema/staff/calls/profile.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { checkReferences } from '../core/commit/checkReferences.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

/** The row as the person sees it. */
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

/** The person's own row. Throws unauthenticated (401) when it no longer exists. */
export async function findOwn(tx: Scope, staffId: string, lock = false): Promise<RowOf<'staff'>> {
  const row = await findRow(tx, 'staff', staffId, { lock })
  if (!row) throw new Problem('unauthenticated')
  return row
}

/** Changes the person's own values; the call's schema allows no others. Throws staleVersion (409) with the present row. */
export async function updateProfile(
  services: Services,
  tx: Scope,
  staffId: string,
  { version, ...changes }: z.output<Calls['updateProfile']['input']>,
): Promise<Profile> {
  const before = await findOwn(tx, staffId, true)
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: profileOf(before) } })
  await checkReferences(tx, 'staff', changes)
  return profileOf(await commit({ services, tx }, { resource: 'staff', action: 'update', before, changes, by: staffActor(staffId) }))
}

// Deletes what belongs to a deleted member of staff: notifications and sign-ins.
import { sql } from 'kysely'
import type { Scope } from '../core/db/repository.ts'
import { unaudited } from '../core/commit/unaudited.ts'

/** Deletes it; any other row that refers to the person prevents the deletion. */
export async function forgetStaff(tx: Scope, staffId: string): Promise<void> {
  await unaudited('toBeForgotten', sql`delete from notifications where "staffId" = ${staffId}`).execute(tx)
  await unaudited('toBeForgotten', sql`delete from "signIns" where "staffId" = ${staffId}`).execute(tx)
  await unaudited('toBeForgotten', sql`delete from "pushSubscriptions" where "staffId" = ${staffId}`).execute(tx)
  await unaudited('toBeForgotten', sql`update messages set "staffId" = null where "staffId" = ${staffId}`).execute(tx)
}

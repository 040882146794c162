// What goes with a member of staff who is deleted: what they were told, and how they signed in.
import { sql } from 'kysely'
import type { Scope } from '../core/db/repository.ts'
import { unaudited } from '../core/commit/unaudited.ts'

/** Removes it; whatever else names the person refuses the deletion itself. */
export async function forgetStaff(tx: Scope, staffId: string): Promise<void> {
  await unaudited('toBeForgotten', sql`delete from notifications where "staffId" = ${staffId}`).execute(tx)
  await unaudited('toBeForgotten', sql`delete from "signIns" where "staffId" = ${staffId}`).execute(tx)
  await unaudited('toBeForgotten', sql`delete from "pushSubscriptions" where "staffId" = ${staffId}`).execute(tx)
  await unaudited('toBeForgotten', sql`update messages set "staffId" = null where "staffId" = ${staffId}`).execute(tx)
}

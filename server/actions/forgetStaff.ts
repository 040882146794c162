// What goes with a member of staff who is deleted: what they were told, and how they signed in.
import { sql } from 'kysely'
import type { Scope } from '../db/repository.ts'

/** Removes it; whatever else names the person refuses the deletion itself. */
export async function forgetStaff(tx: Scope, staffId: string): Promise<void> {
  await sql`delete from notifications where "staffId" = ${staffId}`.execute(tx)
  await sql`delete from "signIns" where "staffId" = ${staffId}`.execute(tx)
  await sql`delete from "pushSubscriptions" where "staffId" = ${staffId}`.execute(tx)
  await sql`update messages set "staffId" = null where "staffId" = ${staffId}`.execute(tx)
}

// Records sign-ins and attempts, with their origin.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { completeRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { insertUnaudited, unaudited } from '../core/commit/unaudited.ts'

/** The origin of a request. */
export interface Origin {
  address: string
  userAgent: string | null
}

/** Adds an entry to the history; a success also sets the person's last sign-in, without increasing the row's version. */
export async function recordSignIn(
  services: Services,
  tx: Scope,
  staffId: string,
  outcome: Word<'signInOutcome'>,
  { address, userAgent }: Origin,
): Promise<void> {
  const now = services.now()
  const row = completeRow('signIns', { staffId, outcome, address, userAgent: userAgent?.slice(0, 300) ?? null }, null, now)
  await insertUnaudited(tx, 'ownRecord', 'signIns', [row])
  if (outcome === 'success')
    await unaudited('noEdit', sql`update staff set "lastSignInAt" = ${now.toISOString()} where id = ${staffId}`).execute(tx)
}

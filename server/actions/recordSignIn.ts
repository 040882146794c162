// Writes that somebody signed in, or tried to, and from where.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { completeRow, insertRows, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'

/** Where a request came from. */
export interface Origin {
  address: string
  userAgent: string | null
}

/** One line of the history; a success is also the person's last sign-in, which counts no version up. */
export async function recordSignIn(
  house: House,
  tx: Scope,
  staffId: string,
  outcome: Word<'signInOutcome'>,
  { address, userAgent }: Origin,
): Promise<void> {
  const now = house.now()
  await insertRows(tx, 'signIns', [
    completeRow('signIns', { staffId, outcome, address, userAgent: userAgent?.slice(0, 300) ?? null }, null, now),
  ])
  if (outcome === 'success') await sql`update staff set "lastSignInAt" = ${now.toISOString()} where id = ${staffId}`.execute(tx)
}

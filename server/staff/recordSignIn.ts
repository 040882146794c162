// Writes that somebody signed in, or tried to, and from where.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { completeRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { insertUnaudited, unaudited } from '../core/commit/unaudited.ts'

/** Where a request came from. */
export interface Origin {
  address: string
  userAgent: string | null
}

/** One line of the history; a success is also the person's last sign-in, which counts no version up. */
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

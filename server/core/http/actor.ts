import type { Actor } from '../../../src/schema/core/access.ts'
import type { Acting } from '../commit/saveRecord.ts'
import type { Reason } from '../db/caller/as.ts'
import type { SessionCall } from '../services.ts'
import { Problem } from './problem.ts'

/** The member of staff behind a call; throws unauthenticated (401) for every other caller. */
export const actorOf = ({ caller }: SessionCall<unknown>): Actor => {
  if (!caller.actor) throw new Problem('unauthenticated')
  return caller.actor
}

/**
 * Runs a command on the row whose id is in the call's path, in one transaction of the tenant, as the member of staff and without the checks
 * of `call.db`: commands check their own rights. Counted by scripts/systemAccess.mjs like `asSystem`. Throws unauthenticated (401) for
 * other callers.
 */
export function acting<I, const T extends string, R>(
  call: SessionCall<I>,
  reason: Reason<T>,
  work: (one: Acting, id: string) => Promise<R>,
): Promise<R> {
  const actor = actorOf(call)
  return call.db.asSystem(reason, (tx) => work({ services: call.services, tx, actor }, call.params['id'] ?? ''))
}

import type { Actor } from '../../../src/schema/core/access.ts'
import type { Acting } from '../commit/saveRecord.ts'
import type { Reason } from '../db/caller/as.ts'
import type { SessionCall } from '../services.ts'
import { Problem } from './problem.ts'

/** The member of staff behind a call; throws unauthenticated for anybody else. */
export const actorOf = ({ caller }: SessionCall<unknown>): Actor => {
  if (!caller.actor) throw new Problem('unauthenticated')
  return caller.actor
}

/**
 * Work on the row that a call's path names, in one transaction of the tenant and in the person's name, past the rights that `call.db` applies: for
 * commands, which check the right to what they do. Counted as `asSystem` is.
 */
export function acting<I, const T extends string, R>(
  call: SessionCall<I>,
  reason: Reason<T>,
  work: (one: Acting, id: string) => Promise<R>,
): Promise<R> {
  const actor = actorOf(call)
  return call.db.asSystem(reason, (tx) => work({ services: call.services, tx, actor }, call.params['id'] ?? ''))
}

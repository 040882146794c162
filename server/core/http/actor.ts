import type { Actor } from '../../../src/schema/core/access.ts'
import type { Acting } from '../commit/saveRecord.ts'
import type { CallerDb, CustomerDb, Reason } from '../db/caller/as.ts'
import type { CustomerCall, RightCall, SessionCall } from '../services.ts'
import { Problem } from './problem.ts'

/** The member of staff behind a call; throws unauthenticated (401) for every other caller. */
export const actorOf = ({ caller }: Pick<SessionCall<unknown>, 'caller'>): Actor => {
  if (!caller.actor) throw new Problem('unauthenticated')
  return caller.actor
}

/**
 * What staff may read, in a call that customers and visitors make too; throws unauthenticated (401) for every other caller. `db` is the
 * call's, or that of its transaction.
 */
export const staffDb = (call: Pick<CustomerCall<unknown>, 'caller'>, db: CustomerDb): CallerDb => {
  actorOf(call)
  return db as CallerDb
}

/**
 * Runs a command on the row whose id is in the call's path, in one transaction of the tenant, as the member of staff. Only for calls that
 * declare a right, which was checked before: the command asks for the right to each single row where it locks it. Others give a reason
 * (`acting`).
 */
export const command = <R>(call: RightCall<unknown>, work: (one: Acting, id: string) => Promise<R>): Promise<R> =>
  acting(call, 'the call declares the right to the module, and the command asks for the right to the row', work)

/**
 * The same for other calls and routes, with the reason for work without the checks of `call.db`. Counted by scripts/systemAccess.mjs like
 * `asSystem`. Throws unauthenticated (401) for callers who are not staff.
 */
export function acting<const T extends string, R>(
  call: Pick<CustomerCall<unknown>, 'services' | 'caller' | 'db' | 'params'>,
  reason: Reason<T>,
  work: (one: Acting, id: string) => Promise<R>,
): Promise<R> {
  const actor = actorOf(call)
  return call.db.asSystem(reason, (tx) => work({ services: call.services, tx, actor }, call.params['id'] ?? ''))
}

import type { Actor } from '../../src/schema/access.ts'
import type { Acting } from '../actions/saveRecord.ts'
import type { SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'

/** The member of staff behind a call; throws unauthenticated for anybody else. */
export const actorOf = ({ caller }: SessionCall<unknown>): Actor => {
  if (!caller.actor) throw new Problem('unauthenticated')
  return caller.actor
}

/** Work on the row that a call's path names, in the tenant's transaction and the person's name. */
export function acting<I, R>(call: SessionCall<I>, work: (one: Acting, id: string) => Promise<R>): Promise<R> {
  const actor = actorOf(call)
  return call.scoped((tx) => work({ house: call.house, tx, actor }, call.params['id'] ?? ''))
}

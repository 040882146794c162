import type { Actor } from '../../src/schema/access.ts'
import type { SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'

/** The member of staff behind a call; throws unauthenticated for anybody else. */
export const actorOf = ({ caller }: SessionCall<unknown>): Actor => {
  if (!caller.actor) throw new Problem('unauthenticated')
  return caller.actor
}

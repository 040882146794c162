// Who makes a change, of a call of the API.
import type { Caller } from '../services.ts'
import { customerActor, staffActor, type ChangeActor } from './actor.ts'

/** The caller: staff, a colleague for a customer, or the customer; `customerId` where the row is known and the session does not name it. */
export function callerActor(
  { actor, agent, subjectId }: Pick<Caller, 'actor' | 'agent' | 'subjectId'>,
  customerId = subjectId,
): ChangeActor {
  if (actor) return staffActor(actor.id)
  return agent ? { kind: 'colleague', staff: agent, customerId } : customerActor(customerId)
}

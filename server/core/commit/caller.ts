// The `ChangeActor` of an API call.
import type { Caller } from '../services.ts'
import { customerActor, staffActor, type ChangeActor } from './actor.ts'

/**
 * The caller as an actor: staff, a colleague for a customer, or the customer. `customerId` is given when the session does not name the
 * customer but the row does.
 */
export function callerActor(
  { actor, agent, subjectId }: Pick<Caller, 'actor' | 'agent' | 'subjectId'>,
  customerId = subjectId,
): ChangeActor {
  if (actor) return staffActor(actor.id)
  return agent ? { kind: 'colleague', staff: agent, customerId } : customerActor(customerId)
}

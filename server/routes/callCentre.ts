// Handlers of the call centre: acting for a customer, and what only colleagues may ask of the landing.
import { actFor } from '../actions/actFor.ts'
import { agentSight } from '../actions/agentRights.ts'
import { customerMeant } from '../actions/customerMeant.ts'
import { listSources } from '../actions/listSources.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { addWalkIn } from '../actions/walkIn.ts'
import { findRow } from '../db/repository.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { closeSession } from '../sessions.ts'
import { actorOf } from './actor.ts'

/** The colleague behind a call, signed in or acting for a customer. */
function colleagueOf({ caller }: SessionCall<unknown>) {
  const colleague = caller.actor ?? caller.agent
  if (!colleague) throw new Problem(caller.audience === 'visitor' ? 'unauthenticated' : 'forbidden')
  return colleague
}

/** The handlers. */
export const callCentreHandlers = {
  actFor: (call) => call.scoped((tx) => actFor(call.house, tx, { agent: actorOf(call), openedBy: call.caller }, call.input)),
  endActing: ({ caller, scoped }) =>
    scoped(async (tx) => {
      // Without this a call that was meant for an agent would sign a customer out.
      if (!caller.agent) throw new Problem('forbidden')
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  walkingAppointments: (call) => {
    const { house, caller, input, idempotencyKey, language } = call
    const actor = colleagueOf(call)
    return call.scoped((tx) =>
      onceByKey(tx, idempotencyKey, `walking:${actor.id}`, input, house.now(), async () => {
        const { id: customerId } = await customerMeant(tx, caller, input.customerId)
        const vehicle = await findRow(tx, 'vehicles', input.vehicleId, { conditions: agentSight(caller, 'vehicles') })
        // Without this a guessed id would check in somebody else's car.
        if (vehicle?.customerId !== customerId) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
        const row = await addWalkIn({ house, tx, actor }, { ...input, customerId })
        return {
          appointment: presentRow('appointments', row, actor, 'show'),
          successMessage: house.texts(language, 'messages.walkInAdded'),
        }
      }),
    )
  },
  customerSourceCode: (call) => {
    colleagueOf(call)
    return call.scoped(async (tx) => {
      const { sourceCode } = await customerMeant(tx, call.caller, call.input.customerId)
      return { sourceCode, data: await listSources(tx) }
    })
  },
} satisfies Partial<Handlers>

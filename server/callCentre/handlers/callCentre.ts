// Handlers of the call centre: acting for a customer, and landing calls for colleagues only.
import { actFor } from '../actFor.ts'
import { agentVisibility } from '../../core/access/agentRights.ts'
import { customerMeant } from '../../customers/index.ts'
import { listSources } from '../../masters/index.ts'
import { addWalkIn } from '../../appointments/index.ts'
import { findRow } from '../../core/db/repository.ts'
import type { CustomerCall, Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { closeSession } from '../../core/access/sessions.ts'
import { actorOf } from '../../core/http/actor.ts'
import { callerActor } from '../../core/commit/caller.ts'

/** The colleague behind a call, signed in or acting for a customer. */
function colleagueOf({ caller }: CustomerCall<unknown>) {
  const colleague = caller.actor ?? caller.agent
  if (!colleague) throw new Problem(caller.audience === 'visitor' ? 'unauthenticated' : 'forbidden')
  return colleague
}

/** The handlers. */
export const callCentreHandlers = {
  actFor: (call) => {
    const requested = { agent: actorOf(call), openedBy: call.caller }
    return call.db.transaction((db) =>
      db.asSystem('the command checks what the colleague may do', (tx) => actFor(call.services, db, tx, requested, call.input)),
    )
  },
  endActing: ({ caller, db }) =>
    db.asSystem('the session itself', async (tx) => {
      // Otherwise a call meant for colleagues would end a customer's own session.
      if (!caller.agent) throw new Problem('forbidden')
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  walkingAppointments: (call) => {
    const { services, caller, input, language } = call
    const actor = colleagueOf(call)
    return call.db.asSystem('the command checks what the colleague may do', async (tx) => {
      const { id: customerId } = await customerMeant(tx, caller, input.customerId)
      const vehicle = await findRow(tx, 'vehicles', input.vehicleId, { conditions: agentVisibility(caller, 'vehicles') })
      // Otherwise a guessed id would check in another customer's car.
      if (vehicle?.customerId !== customerId) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
      const row = await addWalkIn({ services, tx, actor, by: callerActor(caller, customerId) }, { ...input, customerId })
      return {
        appointment: presentRow('appointments', row, actor, 'show'),
        successMessage: services.texts(language, 'messages.walkInAdded'),
      }
    })
  },
  customerSourceCode: (call) => {
    colleagueOf(call)
    return call.db.asSystem('checks whose source it tells', async (tx) => {
      const { sourceCode } = await customerMeant(tx, call.caller, call.input.customerId)
      return { sourceCode, data: await listSources(tx) }
    })
  },
} satisfies Partial<Handlers>

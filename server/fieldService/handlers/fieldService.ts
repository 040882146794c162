// Handlers of field requests for staff: dispatch, a driver's day, assigning and stages.
import { assignFieldRequest, orderFieldRequests, stepFieldRequest } from '../moveFieldRequest.ts'
import { keepPlace } from '../driverPlaces.ts'
import { showDay, showDispatch } from '../dispatchBoard.ts'
import { showFieldRequests } from '../showFieldRequests.ts'
import type { Handlers, SessionCall } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf, command } from '../../core/http/actor.ts'

const saved = ({ services, language }: SessionCall<unknown>): string => services.texts(language, 'messages.saved')

/** The handlers. */
export const fieldServiceHandlers = {
  fieldServiceBoard: (call) => call.db.transaction((db) => showDispatch(db, actorOf(call), call.input.locationId, call.services.now())),
  driverDay: (call) => call.db.transaction((db) => showDay(db, actorOf(call), call.input, call.services.now())),
  assignFieldRequest: (call) =>
    command(call, async (one, id) => {
      const [fieldRequest] = await showFieldRequests(one.tx, one.actor, [await assignFieldRequest(one, id, call.input)])
      if (!fieldRequest) throw new Problem('notFound')
      return { fieldRequest, successMessage: call.services.texts(call.language, 'messages.driver.assigned') }
    }),
  stepFieldRequest: (call) =>
    command(call, async (one, id) => {
      const [fieldRequest] = await showFieldRequests(one.tx, one.actor, [await stepFieldRequest(one, id, call.input)])
      if (!fieldRequest) throw new Problem('notFound')
      return { fieldRequest, successMessage: saved(call) }
    }),
  orderFieldRequests: (call) =>
    command(call, async (one) => ({
      fieldRequests: await showFieldRequests(one.tx, one.actor, await orderFieldRequests(one, call.input)),
      successMessage: saved(call),
    })),
  tellPlace: (call) =>
    call.db.asSystem("the driver's own place", async (tx) => ({
      kept: await keepPlace(tx, actorOf(call).id, call.input, call.services.now()),
    })),
} satisfies Partial<Handlers>

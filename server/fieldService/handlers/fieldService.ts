// Handlers of field requests for staff: dispatch, a driver's day, assigning and stages.
import { assignErrand, orderErrands, stepErrand } from '../moveFieldRequest.ts'
import { keepPlace } from '../driverPlaces.ts'
import { showDay, showDispatch } from '../dispatchBoard.ts'
import { showFieldRequests } from '../showFieldRequests.ts'
import type { Handlers, SessionCall } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf, command } from '../../core/http/actor.ts'

const saved = ({ services, language }: SessionCall<unknown>): string => services.texts(language, 'messages.saved')

/** The handlers. */
export const fieldServiceHandlers = {
  errandDesk: (call) => call.db.transaction((db) => showDispatch(db, actorOf(call), call.input.locationId, call.services.now())),
  errandDay: (call) => call.db.transaction((db) => showDay(db, actorOf(call), call.input, call.services.now())),
  assignErrand: (call) =>
    command(call, async (one, id) => {
      const [fieldRequest] = await showFieldRequests(one.tx, one.actor, [await assignErrand(one, id, call.input)])
      if (!fieldRequest) throw new Problem('notFound')
      return { errand: fieldRequest, successMessage: call.services.texts(call.language, 'messages.driver.assigned') }
    }),
  stepErrand: (call) =>
    command(call, async (one, id) => {
      const [fieldRequest] = await showFieldRequests(one.tx, one.actor, [await stepErrand(one, id, call.input)])
      if (!fieldRequest) throw new Problem('notFound')
      return { errand: fieldRequest, successMessage: saved(call) }
    }),
  orderErrands: (call) =>
    command(call, async (one) => ({
      errands: await showFieldRequests(one.tx, one.actor, await orderErrands(one, call.input)),
      successMessage: saved(call),
    })),
  tellPlace: (call) =>
    call.db.asSystem("the driver's own place", async (tx) => ({
      kept: await keepPlace(tx, actorOf(call).id, call.input, call.services.now()),
    })),
} satisfies Partial<Handlers>

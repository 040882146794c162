// Handlers about errands: the desk that sends drivers, a driver's day, and what moves an errand on.
import { assignErrand, orderErrands, stepErrand } from '../actions/driveErrand.ts'
import { keepPlace } from '../actions/driverPlaces.ts'
import { showDay, showDesk } from '../actions/errandDesk.ts'
import { showErrands } from '../actions/showErrands.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'
import { acting, actorOf } from './actor.ts'

const saved = ({ house, language }: SessionCall<unknown>): string => house.texts(language, 'messages.saved')

/** The handlers. */
export const errandHandlers = {
  errandDesk: (call) => call.scoped((tx) => showDesk(tx, actorOf(call), call.input.locationId, call.house.now())),
  errandDay: (call) => call.scoped((tx) => showDay(tx, actorOf(call), call.input, call.house.now())),
  assignErrand: (call) =>
    acting(call, async (one, id) => {
      const [errand] = await showErrands(one.tx, one.actor, [await assignErrand(one, id, call.input)])
      if (!errand) throw new Problem('notFound')
      return { errand, successMessage: call.house.texts(call.language, 'messages.driver.assigned') }
    }),
  stepErrand: (call) =>
    acting(call, async (one, id) => {
      const [errand] = await showErrands(one.tx, one.actor, [await stepErrand(one, id, call.input)])
      if (!errand) throw new Problem('notFound')
      return { errand, successMessage: saved(call) }
    }),
  orderErrands: (call) =>
    acting(call, async (one) => ({
      errands: await showErrands(one.tx, one.actor, await orderErrands(one, call.input)),
      successMessage: saved(call),
    })),
  tellPlace: (call) => call.scoped(async (tx) => ({ kept: await keepPlace(tx, actorOf(call).id, call.input, call.house.now()) })),
} satisfies Partial<Handlers>

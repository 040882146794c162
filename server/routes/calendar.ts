// Handlers of the calendar: what stands in it, moving and stretching, and customers who walk in.
import { checkMove } from '../actions/checkMove.ts'
import { reschedule } from '../actions/reschedule.ts'
import { showCalendar } from '../actions/showCalendar.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { addWalkIn, nextWalkIn, requireReception } from '../actions/walkIn.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import type { Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { acting, actorOf } from './actor.ts'

/** The handlers. */
export const calendarHandlers = {
  calendar: (call) => call.scoped((tx) => showCalendar(tx, actorOf(call), call.input, call.house.now())),
  checkMove: (call) =>
    call.scoped(async (tx) => {
      const row = await visibleRow(tx, actorOf(call), 'appointments', call.params['id'] ?? '')
      return { conflict: await checkMove(tx, row, call.input, call.house.now()) }
    }),
  rescheduleAppointment: (call) =>
    acting(call, async (one, id) => {
      const row = await reschedule(one, id, call.input, (current) => presentRow('appointments', current, one.actor, 'show'))
      return {
        appointment: presentRow('appointments', row, one.actor, 'show'),
        successMessage: call.house.texts(call.language, 'messages.bookingRescheduled'),
      }
    }),
  nextWalkIn: (call) =>
    call.scoped(async (tx) => {
      requireReception(actorOf(call))
      return { next: await nextWalkIn(tx, call.input.locationId, call.input.services ?? [], call.house.now()) }
    }),
  addWalkIn: (call) =>
    acting(call, (one) =>
      onceByKey(one.tx, call.idempotencyKey, `addWalkIn:${one.actor.id}`, call.input, call.house.now(), async () => {
        const row = await addWalkIn(one, call.input)
        return {
          appointment: presentRow('appointments', row, one.actor, 'show'),
          successMessage: call.house.texts(call.language, 'messages.walkInAdded'),
        }
      }),
    ),
} satisfies Partial<Handlers>

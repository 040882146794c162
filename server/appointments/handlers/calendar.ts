// Handlers of the calendar: its content, moving and resizing bookings, walk-ins, and bookings by telephone.
import { awaitsDeposit } from '../deposits/course.ts'
import { bookByPhone, bookerOf } from '../bookByPhone.ts'
import { checkMove } from '../checkMove.ts'
import { reschedule } from '../reschedule.ts'
import { showCalendar } from '../showCalendar.ts'
import { addWalkIn, nextWalkIn, requireReception } from '../walkIn.ts'
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { actorOf, command } from '../../core/http/actor.ts'
import { bookGroup, cancelGroup } from '../bookGroup.ts'

/** The handlers. */
export const calendarHandlers = {
  calendar: (call) => call.db.transaction((db) => showCalendar(db, actorOf(call), call.input, call.services.now())),
  checkMove: (call) =>
    call.db.transaction(async (db) => {
      const row = await db.get('appointments', call.params['id'] ?? '')
      const { input, services } = call
      return {
        conflict: await db.asSystem("a move is compared with everybody's bookings", (tx) => checkMove(tx, row, input, services.now())),
      }
    }),
  rescheduleAppointment: (call) =>
    command(call, async (one, id) => {
      const row = await reschedule(one, id, call.input, (current) => presentRow('appointments', current, one.actor, 'show'))
      return {
        appointment: presentRow('appointments', row, one.actor, 'show'),
        successMessage: call.services.texts(call.language, 'messages.bookingRescheduled'),
      }
    }),
  nextWalkIn: (call) =>
    call.db.asSystem("free time is worked out from everybody's bookings", async (tx) => {
      requireReception(actorOf(call))
      return { next: await nextWalkIn(tx, call.input.locationId, call.input.services ?? [], call.services.now()) }
    }),
  addWalkIn: (call) =>
    command(call, async (one) => {
      requireReception(one.actor)
      const { customer, vehicleId } = await bookerOf(one, call.input, 'walkIn')
      const row = await addWalkIn(one, { ...call.input, customerId: customer.id, vehicleId })
      return {
        appointment: presentRow('appointments', row, one.actor, 'show'),
        successMessage: call.services.texts(call.language, 'messages.walkInAdded'),
      }
    }),
  bookByPhone: (call) =>
    command(call, async (one) => {
      const row = await bookByPhone(one, call.input)
      return {
        appointment: presentRow('appointments', row, one.actor, 'show'),
        successMessage: call.services.texts(call.language, awaitsDeposit(row) ? 'messages.depositSent' : 'messages.booked'),
      }
    }),
  bookGroup: (call) =>
    command(call, async (one) => {
      const rows = await bookGroup(one, call.input)
      return {
        groupRef: rows[0]?.groupRef ?? '',
        appointments: rows.map((row) => presentRow('appointments', row, one.actor, 'show')),
        successMessage: call.services.texts(call.language, 'messages.groupBooked', { smart_count: rows.length }),
      }
    }),
  cancelGroup: (call) =>
    command(call, async (one) => {
      const rows = await cancelGroup(one, call.params['ref'] ?? '', call.input.reason)
      return {
        appointments: rows.map((row) => presentRow('appointments', row, one.actor, 'show')),
        successMessage: call.services.texts(call.language, 'messages.groupCancelled', { smart_count: rows.length }),
      }
    }),
} satisfies Partial<Handlers>

// Handlers of one booking's page: for its customer with a proven mobile, or by the link in its message.
import { cancelBooking, moveBooking, openVisit } from '../../appointments/index.ts'
import { showVisit } from '../showVisit.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import { findBy, findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Caller, Handler, Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { customerOf } from '../../core/access/customerOf.ts'
import { callerActor } from '../../core/commit/caller.ts'

/** The customer of a booking. Throws notFound (404) when the session was opened by a link to another booking. */
async function customerFor(tx: Scope, caller: Caller, appointmentId: string): Promise<RowOf<'customers'>> {
  // Otherwise anyone with the link of one booking could change all of its customer's bookings.
  if (caller.appointmentId !== null && caller.appointmentId !== appointmentId) throw new Problem('notFound')
  if (caller.agent && appointmentId) await visibleRow(tx, caller.agent, 'appointments', appointmentId)
  return customerOf(tx, caller)
}

const cancel: Handler<'deleteAppointment'> = ({ services, caller, input, language, db }) =>
  db.asSystem("the command locks the customer's own booking", async (tx) => {
    const customer = await customerFor(tx, caller, input.id)
    return {
      appointment: await cancelBooking(services, tx, callerActor(caller, customer.id), customer, input),
      successMessage: services.texts(language, 'messages.cancelled'),
    }
  })

/** The handlers by call. */
export const visitHandlers = {
  openVisit: async ({ services, caller, input, db }) => {
    return db.asSystem('the signed link is the right to its one booking', async (tx) => {
      const { token, booking } = await openVisit(services, tx, caller.tenantId, input.link)
      return { token, ...(await showVisit(services, tx, caller.tenantId, booking)) }
    })
  },
  appointmentDetails: ({ services, caller, input, db }) =>
    db.asSystem('the booking of the session, by id or reference', async (tx) => {
      const row = input.id
        ? await findRow(tx, 'appointments', input.id)
        : await findBy(tx, 'appointments', { ref: (input.ref ?? '').toUpperCase() })
      const customer = await customerFor(tx, caller, row?.id ?? '')
      if (row?.customerId !== customer.id) throw new Problem('notFound')
      return showVisit(services, tx, caller.tenantId, row)
    }),
  moveAppointment: ({ services, caller, input, params, language, db }) =>
    db.asSystem("the command locks the customer's own booking", async (tx) => {
      const id = params['id'] ?? ''
      const customer = await customerFor(tx, caller, id)
      return {
        appointment: await moveBooking(services, tx, callerActor(caller, customer.id), customer, { ...input, id }),
        successMessage: services.texts(language, 'messages.moved'),
      }
    }),
  deleteAppointment: cancel,
  deleteAppointments: (call) => cancel(call),
} satisfies Partial<Handlers>

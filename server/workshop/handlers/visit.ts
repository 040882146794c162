// Handlers of one booking's page: for its customer with a proven mobile, or by the link in its message.
import { cancelBooking, moveBooking, openVisit } from '../../appointments/index.ts'
import { showGarage } from '../showGarage.ts'
import { showVisit } from '../showVisit.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import type { Handler, Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { ownCustomer } from '../../core/access/customerOf.ts'
import { forCustomer, type ForCustomer } from '../../core/http/forCustomer.ts'

/** Throws notFound (404) when the session was opened by a link to another booking, and as `visibleRow` for a colleague who acts. */
async function requireVisit({ tx, caller }: ForCustomer, appointmentId: string): Promise<void> {
  // Otherwise anyone with the link of one booking could change all of its customer's bookings.
  if (caller.appointmentId !== null && caller.appointmentId !== appointmentId) throw new Problem('notFound')
  if (caller.agent) await visibleRow(tx, caller.agent, 'appointments', appointmentId)
}

const cancel: Handler<'deleteAppointment'> = (call) =>
  forCustomer(
    call,
    async (one) => {
      const { services, tx, by, customer } = one
      await requireVisit(one, call.input.id)
      return {
        appointment: await cancelBooking(services, tx, by, customer, call.input),
        successMessage: services.texts(call.language, 'messages.cancelled'),
      }
    },
    { appointmentId: call.input.id },
  )

/** The handlers by call. */
export const visitHandlers = {
  openVisit: async ({ services, caller, input, db }) => {
    return db.asSystem('the signed link is the right to its one booking', async (tx) => {
      const { token, booking } = await openVisit(services, tx, caller.tenantId, input.link)
      return { token, ...(await showVisit(services, tx, caller.tenantId, booking)) }
    })
  },
  appointmentDetails: ({ services, caller, input, db }) =>
    db.transaction(async (one) => {
      await ownCustomer(one)
      const row = input.id
        ? await one.get('appointments', input.id)
        : await one.find('appointments', { ref: (input.ref ?? '').toUpperCase() })
      if (!row) throw new Problem('notFound')
      return one.asSystem('a booking names its branch, its advisor and its car, and its work in the workshop', (tx) =>
        showVisit(services, tx, caller.tenantId, row),
      )
    }),
  ownGarage: ({ services, caller, db }) => db.transaction((one) => showGarage(services, one, caller.tenantId)),
  moveAppointment: (call) =>
    forCustomer(
      call,
      async (one) => {
        const { services, tx, by, customer } = one
        const id = call.params['id'] ?? ''
        await requireVisit(one, id)
        return {
          appointment: await moveBooking(services, tx, by, customer, { ...call.input, id }),
          successMessage: services.texts(call.language, 'messages.moved'),
        }
      },
      { appointmentId: call.params['id'] },
    ),
  deleteAppointment: cancel,
  deleteAppointments: (call) => cancel(call),
} satisfies Partial<Handlers>

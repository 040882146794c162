// Handlers of seeing to one booking: by its customer with a proven mobile, or by the link of its message.
import { cancelBooking, moveBooking } from '../actions/changeBooking.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { showVisit } from '../actions/showVisit.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { openVisit } from '../actions/visitLink.ts'
import { findBy, findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Caller, Handler, Handlers } from '../house.ts'
import { Problem } from '../problem.ts'
import { customerOf } from './landingPage.ts'

/** The customer who sees to a booking. Throws notFound where a link's session is for another one. */
async function customerFor(tx: Scope, caller: Caller, appointmentId: string): Promise<RowOf<'customers'>> {
  // Without this whoever has the link of one booking could see to all of its customer's.
  if (caller.appointmentId !== null && caller.appointmentId !== appointmentId) throw new Problem('notFound')
  if (caller.agent && appointmentId) await visibleRow(tx, caller.agent, 'appointments', appointmentId)
  return customerOf(tx, caller)
}

const cancel: Handler<'deleteAppointment'> = ({ house, caller, input, language, scoped }) =>
  scoped(async (tx) => ({
    appointment: await cancelBooking(house, tx, await customerFor(tx, caller, input.id), input),
    successMessage: house.texts(language, 'messages.cancelled'),
  }))

/** The handlers by call. */
export const visitHandlers = {
  openVisit: async ({ house, caller, input, address, scoped }) => {
    await house.rateLimits.take('tokenByAddress', address)
    return scoped(async (tx) => {
      const { token, booking } = await openVisit(house, tx, caller.tenantId, input.link)
      return { token, ...(await showVisit(house, tx, caller.tenantId, booking)) }
    })
  },
  appointmentDetails: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const row = input.id
        ? await findRow(tx, 'appointments', input.id)
        : await findBy(tx, 'appointments', { ref: (input.ref ?? '').toUpperCase() })
      const customer = await customerFor(tx, caller, row?.id ?? '')
      if (row?.customerId !== customer.id) throw new Problem('notFound')
      return showVisit(house, tx, caller.tenantId, row)
    }),
  moveAppointment: ({ house, caller, input, params, idempotencyKey, language, scoped }) =>
    scoped(async (tx) => {
      const id = params['id'] ?? ''
      const customer = await customerFor(tx, caller, id)
      return onceByKey(tx, idempotencyKey, `move:${caller.mobile}`, { input, params }, house.now(), async () => ({
        appointment: await moveBooking(house, tx, customer, { ...input, id }),
        successMessage: house.texts(language, 'messages.moved'),
      }))
    }),
  deleteAppointment: cancel,
  deleteAppointments: (call) => cancel(call),
} satisfies Partial<Handlers>

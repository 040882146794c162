// Handlers of the landing-page calls.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { agentVisibility } from '../../core/access/agentRights.ts'
import { registerCustomer, registerVehicle } from '../../customers/index.ts'
import { withCode, withoutOwn } from './bookingFamily.ts'
import { advisorsOf, findBranch } from '../../core/time/workshop.ts'
import { oneAtATime } from '../time/taken.ts'
import { localDay } from '../../core/time/time.ts'
import { bookService } from '../bookService.ts'
import { listBookings } from '../listBookings.ts'
import { offerDays, offerSlots } from '../offerTimes.ts'
import { recommendServices } from '../recommendServices.ts'
import { showLocation } from '../showAppointment.ts'
import { findRow, readRows } from '../../core/db/repository.ts'
import type { Handler, Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { sql } from 'kysely'
import { callerActor } from '../../core/commit/caller.ts'
import { customerOf } from '../../core/access/customerOf.ts'
import { customerOfMobile } from '../../core/db/caller/customerOfMobile.ts'

const customerAppointments: Handler<'customerAppointments'> = ({ services, caller, input, db }) =>
  db.asSystem("the customer's own bookings, with names of what they refer to", async (tx) => {
    const customer = await customerOf(tx, caller)
    return listBookings(tx, customer.id, input.when ?? 'all', services.now(), agentVisibility(caller, 'appointments'))
  })

/** The handlers by call. */
export const landingHandlers = {
  landingLocations: ({ db }) =>
    db.asSystem('branches with their opening hours, for everybody', async (tx) => {
      const data = await readRows(tx, 'dealershipLocations', { size: 100, conditions: [sql`active`] })
      const shown = []
      for (const location of data) shown.push(await showLocation(tx, location))
      return { data: shown }
    }),
  advisors: ({ input, db }) =>
    db.asSystem('names of advisors, for everybody', async (tx) => {
      const { id } = await findBranch(tx, input.locationId)
      return { data: (await advisorsOf(tx, id)).map((one) => ({ id: one.id, name: one.name })) }
    }),
  recommendedServices: ({ services, caller, input, db }) =>
    db.asSystem("a car's history decides what is recommended", async (tx) => {
      const vehicle = input.vehicleId ? await findRow(tx, 'vehicles', input.vehicleId) : undefined
      // Only the owner's services consider the vehicle's history; for others the list depends on the mileage alone.
      const owner = vehicle && caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
      const colleague = vehicle && caller.actor && may(caller.actor, resources.vehicles, 'show', vehicle)
      const own = vehicle && (colleague || owner?.id === vehicle.customerId) ? vehicle : null
      return { data: await recommendServices(tx, own, input.mileage ?? null, services.now(), input.at === 'home') }
    }),
  appointmentDates: ({ services, caller, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", async (tx) => {
      const today = localDay(services.now())
      const from = input.from && input.from > today ? input.from : today
      return {
        data: await offerDays(tx, { ...input, ...(await withoutOwn(tx, caller, services.now())) }, from, input.days ?? 14, services.now()),
      }
    }),
  appointmentTimes: ({ services, caller, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", async (tx) => {
      const question = { ...input, ...(await withoutOwn(tx, caller, services.now())) }
      return { data: await offerSlots(tx, question, input.date, services.now()) }
    }),
  createAppointment: (given) =>
    withCode(given, given.input.promotionCode, () => {
      const { services, caller, input, language, db } = given
      return oneAtATime(services, caller, input, () =>
        db.asSystem('the command books for the proven mobile', async (tx) => {
          const { customer: person, vehicle: car, vehicleId, ...booking } = input
          const customer = await registerCustomer(services, tx, callerActor(caller), caller.mobile ?? '', person)
          const by = callerActor(caller, customer.id)
          const id = vehicleId ?? (car ? (await registerVehicle(services, tx, by, customer.id, car)).vehicle.id : undefined)
          if (!id) throw new Problem('badInput', { fields: { vehicleId: { key: 'validation.required' } } })
          return {
            appointment: await bookService(services, tx, by, customer, { ...booking, vehicleId: id }),
            successMessage: services.texts(language, 'messages.booked'),
          }
        }),
      )
    }),
  addAppointment: (given) =>
    withCode(given, given.input.promotionCode, () => {
      const { services, caller, input, language, db } = given
      return oneAtATime(services, caller, input, () =>
        db.asSystem('the command books for the proven mobile', async (tx) => {
          const customer = await customerOf(tx, caller)
          return {
            appointment: await bookService(services, tx, callerActor(caller, customer.id), customer, input),
            successMessage: services.texts(language, 'messages.booked'),
          }
        }),
      )
    }),
  customerAppointments,
  appointmentList: ({ services, caller, params, db }) =>
    db.asSystem("the customer's own bookings, with names of what they refer to", async (tx) => {
      const customer = await customerOf(tx, caller)
      if (customer.id !== params['id']) throw new Problem('notFound')
      return listBookings(tx, customer.id, 'all', services.now(), agentVisibility(caller, 'appointments'))
    }),
} satisfies Partial<Handlers>

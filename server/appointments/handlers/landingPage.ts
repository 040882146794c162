// Handlers of the landing-page calls.
import { registerCustomer, registerVehicle } from '../../customers/index.ts'
import { withCode, withoutOwn } from './bookingFamily.ts'
import { advisorsOf, findBranch } from '../../core/time/workshop.ts'
import { oneAtATime } from '../time/taken.ts'
import { localDay } from '../../core/time/time.ts'
import { bookService } from '../bookService.ts'
import { listBookings } from '../listBookings.ts'
import { offerDays, offerSlots } from '../offerTimes.ts'
import { recommendServices } from '../recommendServices.ts'
import { showLocations } from '../showAppointment.ts'
import type { Handlers, Services } from '../../core/services.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { CustomerAppointment } from '../../../src/schema/appointments/customerBooking.ts'
import { Problem } from '../../core/http/problem.ts'
import { callerActor } from '../../core/commit/caller.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'
import { holderOf } from '../../core/time/holds.ts'

const booked = ({ texts }: Services, language: LanguageWord, appointment: CustomerAppointment) => ({
  appointment,
  successMessage: texts(language, appointment.deposit?.state === 'awaiting' ? 'messages.timeHeld' : 'messages.booked'),
})

/** The handlers by call. */
export const landingHandlers = {
  landingLocations: ({ services, db }) =>
    db.asSystem('branches with their opening hours, for everybody', async (tx) => ({ data: await showLocations(tx, services.now()) })),
  advisors: ({ input, db }) =>
    db.asSystem('names of advisors, for everybody', async (tx) => {
      const { id } = await findBranch(tx, input.locationId)
      return { data: (await advisorsOf(tx, id)).map((one) => ({ id: one.id, name: one.name })) }
    }),
  recommendedServices: ({ services, input, db }) =>
    db.transaction(async (one) => {
      const { vehicleId, mileage, at } = input
      // Only for who may see the vehicle its history is considered; for others the list depends on the mileage alone.
      const [car = null] = vehicleId && (await one.mayList('vehicles')) ? await one.rows('vehicles', { ids: [vehicleId], size: 1 }) : []
      return one.asSystem("packages, and the car's history with former owners too, decide what is recommended", async (tx) => ({
        data: await recommendServices(tx, car, mileage ?? null, services.now(), at === 'home'),
      }))
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
          return booked(services, language, await bookService(services, tx, by, customer, { ...booking, vehicleId: id }))
        }),
      )
    }),
  addAppointment: (given) =>
    withCode(given, given.input.promotionCode, () => {
      const { services, caller, input, language } = given
      return oneAtATime(services, caller, input, () =>
        forCustomer(
          given,
          async ({ tx, customer, by }) =>
            booked(services, language, await bookService(services, tx, by, customer, input, holderOf(caller))),
          input,
        ),
      )
    }),
  customerAppointments: ({ services, input, db }) => db.transaction((one) => listBookings(one, input.when ?? 'all', services.now())),
  appointmentList: ({ services, params, db }) =>
    db.transaction((one) => listBookings(one, 'all', services.now(), { customerId: params['id'] ?? '' })),
} satisfies Partial<Handlers>

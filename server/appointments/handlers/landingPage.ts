// Handlers of the landing-page calls.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { agentVisibility } from '../../core/access/agentRights.ts'
import { customerOfMobile } from '../../customers/customerRecords.ts'
import { withCode, withoutOwn } from './bookingFamily.ts'
import { advisorsOf, findBranch, findSettings } from '../../core/time/workshop.ts'
import { oneAtATime } from '../time/taken.ts'
import { localDay } from '../../core/time/time.ts'
import { bookService } from '../bookService.ts'
import { knownPlaces } from '../../masters/knownPlaces.ts'
import { findForStaff } from '../../customers/findForStaff.ts'
import { listBookings } from '../listBookings.ts'
import { offerDays, offerSlots } from '../offerTimes.ts'
import { recommendServices } from '../recommendServices.ts'
import { registerCustomer, registerVehicle } from '../../customers/registerCustomer.ts'
import { showLocation } from '../showAppointment.ts'
import { asPreviewed } from '../../settings/preview.ts'
import { showSettings } from '../../settings/showSettings.ts'
import { fileAddress } from '../../content/showContent.ts'
import { findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Caller, Handler, Handlers, Services, OpenHandler } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { openSession } from '../../core/access/sessions.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import { sql } from 'kysely'
import { callerActor } from '../../core/commit/caller.ts'

/**
 * The customer with the proven mobile, or the one for whom a colleague acts and whom that colleague may still see. Throws notFound (404)
 * when there is none.
 */
export async function customerOf(tx: Scope, caller: Caller): Promise<RowOf<'customers'>> {
  const customer = caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
  if (!customer) throw new Problem('notFound')
  return caller.agent ? visibleRow(tx, caller.agent, 'customers', customer.id) : customer
}

const requestToken: OpenHandler<'requestToken'> = async ({ services, tenantId }) => {
  const tenant = tenantId ? await findTenant(services, tenantId) : undefined
  if (!tenant) throw new Problem('unknownTenant')
  const token = await services.engine.scoped(tenant.id, (tx) => openSession(tx, tenant.id, { audience: 'visitor' }, services.now()))
  return { token, client: { tenantId: tenant.id, name: tenant.name } }
}

/** The active tenant with this id, or undefined. */
export async function findTenant({ engine }: Services, id: string): Promise<{ id: string; name: { en: string; ar: string } } | undefined> {
  const { rows } = await sql<{
    id: string
    name: { en: string; ar: string }
  }>`select id, name from tenants where id = ${id} and active`.execute(engine.db)
  return rows[0]
}

const customerAppointments: Handler<'customerAppointments'> = ({ services, caller, input, db }) =>
  db.asSystem("the customer's own bookings, with names of what they refer to", async (tx) => {
    const customer = await customerOf(tx, caller)
    return listBookings(tx, customer.id, input.when ?? 'all', services.now(), agentVisibility(caller, 'appointments'))
  })

/** The handlers by call. */
export const landingHandlers = {
  requestToken,
  clientInfo: ({ db }) =>
    db.asSystem('settings that every visitor gets', async (tx) => {
      const { mapApiKey, defaultCountryCode } = await findSettings(tx)
      return { mapApiKey, defaultCountryCode }
    }),
  landingSettings: ({ services, caller, input, db }) =>
    db.asSystem('settings that every visitor gets', async (tx) => {
      const settings = await showSettings(services, tx)
      return input.preview ? asPreviewed(services, caller.tenantId, settings, input.preview) : settings
    }),
  createUser: ({ services, caller, input, language, db }) =>
    db.asSystem('the command registers the customer of the proven mobile', async (tx) => ({
      customer: presentRow(
        'customers',
        await registerCustomer(services, tx, callerActor(caller), caller.mobile ?? '', input),
        caller.agent,
        'list',
      ),
      successMessage: services.texts(language, 'messages.customerCreated'),
    })),
  customerVehicles: ({ caller, input, db }) =>
    db.transaction(async (one) => {
      const { actor } = caller
      const named = Object.entries(input).find(([, value]) => value !== undefined)
      if (actor) {
        if (!named) throw new Problem('badInput', { fields: { mobile: { key: 'validation.required' } } })
        return { data: (await findForStaff(one, actor, input)).flatMap(({ vehicles }) => vehicles) }
      }
      if (!caller.mobile) throw new Problem('unauthenticated')
      if ((await one.count('customers')) === 0) throw new Problem('notFound')
      const own = (await one.mayList('vehicles')) ? await one.rows('vehicles') : []
      // A plate or VIN only selects among the customer's own vehicles.
      const requested = own.filter(({ plate, vin }) => (!input.plate || plate === input.plate) && (!input.vin || vin === input.vin))
      return { data: requested }
    }),
  landingMasters: ({ db }) =>
    db.asSystem('words that every visitor gets', async (tx) => {
      const active = { page: 1, size: 1000, conditions: [sql`active`] }
      const makes = await readRows(tx, 'makes', active)
      const listed = await readRows(tx, 'models', active)
      const colours = await readRows(tx, 'colours', active)
      const cities = await readRows(tx, 'cities', active)
      const leadTypes = await readRows(tx, 'clientLeadType', active)
      const contactMethods = await readRows(tx, 'contactMethod', active)
      const models = []
      for (const model of listed) models.push({ ...model, image: await fileAddress(tx, model.image) })
      return { makes, models, colours, cities, leadTypes, contactMethods }
    }),
  landingLocations: ({ db }) =>
    db.asSystem('branches with their opening hours, for everybody', async (tx) => {
      const data = await readRows(tx, 'dealershipLocations', { size: 100, conditions: [sql`active`] })
      const shown = []
      for (const location of data) shown.push(await showLocation(tx, location))
      return { data: shown }
    }),
  knownPlaces: ({ db }) => db.asSystem('names of places, for everybody', (tx) => knownPlaces(tx)),
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
  featureConfig: ({ input, db }) =>
    db.asSystem('flags that every visitor gets', async (tx) => {
      const data = await readRows(tx, 'featureFlags', {
        size: 100,
        ...(input.module ? { filters: { module: [input.module] } } : {}),
      })
      return { data: Object.fromEntries(data.map(({ flag, enabled }) => [flag, enabled])) }
    }),
} satisfies Partial<Handlers>

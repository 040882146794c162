// Handlers of the landing-page family.
import { may } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { agentSight } from '../actions/agentRights.ts'
import { customerOfMobile } from '../actions/customerRecords.ts'
import { withCode, withoutOwn } from './bookingFamily.ts'
import { advisorsOf, findBranch, findSettings } from '../booking/workshop.ts'
import { oneAtATime } from '../booking/taken.ts'
import { localDay } from '../booking/time.ts'
import { bookService } from '../actions/bookService.ts'
import { knownPlaces } from '../actions/knownPlaces.ts'
import { findForStaff } from '../actions/findForStaff.ts'
import { listBookings } from '../actions/listBookings.ts'
import { offerDays, offerSlots } from '../actions/offerTimes.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { recommendServices } from '../actions/recommendServices.ts'
import { registerCustomer, registerVehicle } from '../actions/registerCustomer.ts'
import { showLocation } from '../actions/showAppointment.ts'
import { asPreviewed } from '../actions/preview.ts'
import { showSettings } from '../actions/showSettings.ts'
import { fileAddress } from '../actions/showContent.ts'
import { findRow, readRows, type RowOf, type Scope } from '../db/repository.ts'
import type { Caller, Handler, Handlers, House, OpenHandler } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { openSession } from '../sessions.ts'
import { vehiclesOf } from '../actions/verifyCode.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { sql } from 'kysely'

/** The customer behind a proven mobile, or the one whom a colleague acts for and may still see; throws notFound while there is none. */
export async function customerOf(tx: Scope, caller: Caller): Promise<RowOf<'customers'>> {
  const customer = caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
  if (!customer) throw new Problem('notFound')
  return caller.agent ? visibleRow(tx, caller.agent, 'customers', customer.id) : customer
}

const requestToken: OpenHandler<'requestToken'> = async ({ house, tenantId, address }) => {
  await house.rateLimits.take('tokenByAddress', address)
  const tenant = tenantId ? await findTenant(house, tenantId) : undefined
  if (!tenant) throw new Problem('unknownTenant')
  const token = await house.engine.scoped(tenant.id, (tx) => openSession(tx, tenant.id, { audience: 'visitor' }, house.now()))
  return { token, client: { tenantId: tenant.id, name: tenant.name } }
}

/** An active tenant, or undefined. */
export async function findTenant({ engine }: House, id: string): Promise<{ id: string; name: { en: string; ar: string } } | undefined> {
  const { rows } = await sql<{
    id: string
    name: { en: string; ar: string }
  }>`select id, name from tenants where id = ${id} and active`.execute(engine.db)
  return rows[0]
}

const customerAppointments: Handler<'customerAppointments'> = ({ house, caller, input, scoped }) =>
  scoped(async (tx) => {
    const customer = await customerOf(tx, caller)
    return listBookings(tx, customer.id, input.when ?? 'all', house.now(), agentSight(caller, 'appointments'))
  })

/** The family's handlers by call. */
export const landingHandlers = {
  requestToken,
  clientInfo: ({ scoped }) =>
    scoped(async (tx) => {
      const { mapApiKey, defaultCountryCode } = await findSettings(tx)
      return { mapApiKey, defaultCountryCode }
    }),
  landingSettings: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const settings = await showSettings(house, tx)
      return input.preview ? asPreviewed(house, caller.tenantId, settings, input.preview) : settings
    }),
  createUser: ({ house, caller, input, idempotencyKey, language, scoped }) =>
    scoped((tx) =>
      onceByKey(tx, idempotencyKey, `createUser:${caller.mobile}`, input, house.now(), async () => ({
        customer: presentRow('customers', await registerCustomer(house, tx, caller.mobile ?? '', input), caller.agent, 'list'),
        successMessage: house.texts(language, 'messages.customerCreated'),
      })),
    ),
  customerVehicles: ({ caller, input, scoped }) =>
    scoped(async (tx) => {
      const { actor, agent } = caller
      const named = Object.entries(input).find(([, value]) => value !== undefined)
      if (actor) {
        if (!named) throw new Problem('badInput', { fields: { mobile: { key: 'validation.required' } } })
        return { data: (await findForStaff(tx, actor, input)).flatMap(({ vehicles }) => vehicles) }
      }
      if (!caller.mobile) throw new Problem('unauthenticated')
      const own = await vehiclesOf(tx, (await customerOf(tx, caller)).id, agentSight(caller, 'vehicles'))
      // A plate or VIN only chooses among one's own.
      const asked = own.filter(({ plate, vin }) => (!input.plate || plate === input.plate) && (!input.vin || vin === input.vin))
      return { data: asked.map((one) => presentRow('vehicles', one, agent, 'list')) }
    }),
  landingMasters: ({ scoped }) =>
    scoped(async (tx) => {
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
  landingLocations: ({ scoped }) =>
    scoped(async (tx) => {
      const data = await readRows(tx, 'dealershipLocations', { size: 100, conditions: [sql`active`] })
      const shown = []
      for (const location of data) shown.push(await showLocation(tx, location))
      return { data: shown }
    }),
  knownPlaces: ({ scoped }) => scoped((tx) => knownPlaces(tx)),
  advisors: ({ input, scoped }) =>
    scoped(async (tx) => {
      const { id } = await findBranch(tx, input.locationId)
      return { data: (await advisorsOf(tx, id)).map((one) => ({ id: one.id, name: one.name })) }
    }),
  recommendedServices: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const vehicle = input.vehicleId ? await findRow(tx, 'vehicles', input.vehicleId) : undefined
      // A vehicle's history is its owner's: anybody else gets the plain list by mileage.
      const owner = vehicle && caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
      const colleague = vehicle && caller.actor && may(caller.actor, resources.vehicles, 'show', vehicle)
      const own = vehicle && (colleague || owner?.id === vehicle.customerId) ? vehicle : null
      return { data: await recommendServices(tx, own, input.mileage ?? null, house.now(), input.at === 'home') }
    }),
  appointmentDates: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const today = localDay(house.now())
      const from = input.from && input.from > today ? input.from : today
      return {
        data: await offerDays(tx, { ...input, ...(await withoutOwn(tx, caller, house.now())) }, from, input.days ?? 14, house.now()),
      }
    }),
  appointmentTimes: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const question = { ...input, ...(await withoutOwn(tx, caller, house.now())) }
      return { data: await offerSlots(tx, question, input.date, house.now()) }
    }),
  createAppointment: (given) =>
    withCode(given, given.input.promotionCode, () => {
      const { house, caller, input, idempotencyKey, language, scoped } = given
      return oneAtATime(house, caller, input, () =>
        scoped((tx) =>
          onceByKey(tx, idempotencyKey, `book:${caller.mobile}`, input, house.now(), async () => {
            const { customer: person, vehicle: car, vehicleId, ...booking } = input
            const customer = await registerCustomer(house, tx, caller.mobile ?? '', person)
            const id = vehicleId ?? (car ? (await registerVehicle(house, tx, customer.id, car)).vehicle.id : undefined)
            if (!id) throw new Problem('badInput', { fields: { vehicleId: { key: 'validation.required' } } })
            return {
              appointment: await bookService(house, tx, customer, { ...booking, vehicleId: id }),
              successMessage: house.texts(language, 'messages.booked'),
            }
          }),
        ),
      )
    }),
  addAppointment: (given) =>
    withCode(given, given.input.promotionCode, () => {
      const { house, caller, input, idempotencyKey, language, scoped } = given
      return oneAtATime(house, caller, input, () =>
        scoped((tx) =>
          onceByKey(tx, idempotencyKey, `book:${caller.mobile}`, input, house.now(), async () => ({
            appointment: await bookService(house, tx, await customerOf(tx, caller), input),
            successMessage: house.texts(language, 'messages.booked'),
          })),
        ),
      )
    }),
  customerAppointments,
  appointmentList: ({ house, caller, params, scoped }) =>
    scoped(async (tx) => {
      const customer = await customerOf(tx, caller)
      if (customer.id !== params['id']) throw new Problem('notFound')
      return listBookings(tx, customer.id, 'all', house.now(), agentSight(caller, 'appointments'))
    }),
  featureConfig: ({ input, scoped }) =>
    scoped(async (tx) => {
      const data = await readRows(tx, 'featureFlags', {
        size: 100,
        ...(input.module ? { filters: { module: [input.module] } } : {}),
      })
      return { data: Object.fromEntries(data.map(({ flag, enabled }) => [flag, enabled])) }
    }),
} satisfies Partial<Handlers>

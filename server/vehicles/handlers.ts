// Handlers of customers' own data: vehicles, details, consents, and a copy of everything stored.
import type { OwnRow } from '../../src/schema/publicRows.ts'
import { ownCar, showCover, tellMileage } from './ownCar.ts'
import {
  namedCars,
  askAboutData,
  giveConsent,
  updateOwnDetails,
  gatherPersonalData,
  showAboutData,
  showOwnAccess,
  wipeCustomer,
  findForStaff,
} from '../customers/index.ts'
import { withModelName } from '../masters/index.ts'
import { findRow } from '../core/db/repository.ts'
import type { Caller, Handlers, Services, CustomerCall } from '../core/services.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import { Problem } from '../core/http/problem.ts'
import { staffDb } from '../core/http/actor.ts'
import { forCustomer, type ForCustomer } from '../core/http/forCustomer.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

const freshProof = 10 * 60_000
const plainName = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase()

/** A command on the customer's own row, locked. */
const onOwnRow = <R>(call: CustomerCall<unknown>, work: (one: ForCustomer) => Promise<R>): Promise<R> =>
  forCustomer(call, async (one) => {
    const customer = await findRow(one.tx, 'customers', one.customer.id, { lock: true })
    if (!customer) throw new Problem('notFound')
    return work({ ...one, customer })
  })

/** Copying and erasing one's own data require a recently proven mobile: an unattended phone is not enough. Throws freshCodeNeeded (403). */
function requireFreshProof(services: Services, caller: Caller): void {
  if (services.now().getTime() - Date.parse(caller.openedAt) > freshProof) throw new Problem('freshCodeNeeded')
}

// A caller without rights on any vehicle gets notFound as well, like for another customer's.
async function readOwnCar(db: CustomerDb, id: string): Promise<OwnRow<'vehicles'>> {
  if (!(await db.mayList('vehicles'))) throw new Problem('notFound')
  return db.get('vehicles', id)
}

/** The handlers by call. */
export const ownDataHandlers = {
  vehicleWarranty: ({ services, input, db }) =>
    db.transaction(async (one) => {
      const car = await readOwnCar(one, input.vehicleId)
      return showCover(car, { end: car.warrantyEnd, km: car.warrantyKm }, services.now())
    }),
  vehicleContract: ({ services, input, db }) =>
    db.transaction(async (one) => {
      const car = await readOwnCar(one, input.vehicleId)
      return { ...showCover(car, { end: car.contractEnd, km: car.contractKm }, services.now()), number: car.contractNumber }
    }),
  updateMileage: (call) =>
    forCustomer(
      call,
      async (one) => {
        const { services, tx, caller, customer, shown } = one
        const car = await ownCar(tx, caller, customer, call.params['id'] ?? '', true)
        const vehicle = await withModelName(tx, await shown('vehicles', await tellMileage(one, car, call.input)))
        return { vehicle, successMessage: services.texts(call.language, 'messages.mileageSaved') }
      },
      { vehicleId: call.params['id'] },
    ),
  updateCustomerDetails: (call) =>
    onOwnRow(call, async (one) => ({
      customer: await one.shown('customers', await updateOwnDetails(one, call.input)),
      successMessage: one.services.texts(call.language, 'messages.detailsSaved'),
    })),
  giveConsent: (call) =>
    onOwnRow(call, async ({ services, tx, customer, by, shown }) => ({
      customer: await shown('customers', await giveConsent(services, tx, by, customer, call.input)),
      successMessage: services.texts(call.language, call.input.granted ? 'messages.consentGiven' : 'messages.consentWithdrawn'),
    })),
  ownData: async (call) => {
    requireFreshProof(call.services, call.caller)
    return onOwnRow(call, ({ services, tx, customer, by }) => gatherPersonalData(services, tx, by, customer, true))
  },
  ownAccess: (call) => forCustomer(call, ({ tx, customer }) => showOwnAccess(tx, customer.id)),
  ownPrivacyRequests: (call) => forCustomer(call, ({ tx, customer }) => showAboutData(tx, customer.id)),
  askAboutData: (call) =>
    forCustomer(call, async (one) => ({
      request: await askAboutData(one, call.input),
      successMessage: call.services.texts(call.language, 'messages.askedAboutData'),
    })),
  eraseOwnData: async (call) => {
    requireFreshProof(call.services, call.caller)
    const { input, language } = call
    return onOwnRow(call, async ({ services, tx, customer, by, shown }) => {
      if (plainName(input.name) !== plainName(customerName(customer)))
        throw new Problem('badInput', { fields: { name: { key: 'validation.nameDiffers' } } })
      if (customer.version !== input.version)
        throw new Problem('staleVersion', { details: { current: await shown('customers', customer) } })
      await wipeCustomer(services, tx, by, customer)
      return { successMessage: services.texts(language, 'messages.dataErased') }
    })
  },
  customerVehicles: ({ services, caller, input, db }) =>
    db.transaction(async (one) => {
      const { actor } = caller
      const named = Object.entries(input).find(([, value]) => value !== undefined)
      if (actor) {
        if (!named) throw new Problem('badInput', { fields: { mobile: { key: 'validation.required' } } })
        return { data: (await findForStaff(services, staffDb({ caller }, one), actor, input)).flatMap(({ vehicles }) => vehicles) }
      }
      if (!caller.mobile) throw new Problem('unauthenticated')
      if ((await one.count('customers')) === 0) throw new Problem('notFound')
      const own = (await one.mayList('vehicles')) ? await one.rows('vehicles') : []
      // A plate or VIN only selects among the customer's own vehicles.
      const requested = own.filter(({ plate, vin }) => (!input.plate || plate === input.plate) && (!input.vin || vin === input.vin))
      return { data: await one.asSystem('the masters name the models of cars', (tx) => namedCars(tx, requested)) }
    }),
} satisfies Partial<Handlers>

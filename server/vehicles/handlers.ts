// Handlers of customers' own data: vehicles, details, consents, and a copy of everything stored.
import { ownCar, showCover, tellMileage } from './ownCar.ts'
import { giveConsent, updateOwnDetails, gatherPersonalData, wipeCustomer, findForStaff } from '../customers/index.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Caller, Handlers, Services } from '../core/services.ts'
import { presentRow } from '../core/access/present.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { Problem } from '../core/http/problem.ts'
import { customerOf } from '../core/access/customerOf.ts'
import { callerActor } from '../core/commit/caller.ts'

const freshProof = 10 * 60_000
const shown = (customer: RowOf<'customers'>, { agent }: Caller) => presentRow('customers', customer, agent, 'list')
const plainName = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase()

async function lockedCustomer(tx: Scope, caller: Caller): Promise<RowOf<'customers'>> {
  const { id } = await customerOf(tx, caller)
  const customer = await findRow(tx, 'customers', id, { lock: true })
  if (!customer) throw new Problem('notFound')
  return customer
}

/** Copying and erasing one's own data require a recently proven mobile: an unattended phone is not enough. Throws freshCodeNeeded (403). */
function requireFreshProof(services: Services, caller: Caller): void {
  if (services.now().getTime() - Date.parse(caller.openedAt) > freshProof) throw new Problem('freshCodeNeeded')
}

// A caller without rights on any vehicle gets notFound as well, like for another customer's.
async function readOwnCar(db: CallerDb, id: string): Promise<RowOf<'vehicles'>> {
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
  updateMileage: ({ services, caller, input, params, language, db }) =>
    db.asSystem("the command locks the customer's own car", async (tx) => {
      const customer = await customerOf(tx, caller)
      const car = await ownCar(tx, caller, customer, params['id'] ?? '', true)
      const vehicle = presentRow('vehicles', await tellMileage(services, tx, callerActor(caller, customer.id), car, input), null, 'list')
      return { vehicle, successMessage: services.texts(language, 'messages.mileageSaved') }
    }),
  updateCustomerDetails: ({ services, caller, input, language, db }) =>
    db.asSystem("the command locks the customer's own row", async (tx) => {
      const before = await lockedCustomer(tx, caller)
      return {
        customer: shown(await updateOwnDetails(services, tx, callerActor(caller, before.id), before, input), caller),
        successMessage: services.texts(language, 'messages.detailsSaved'),
      }
    }),
  giveConsent: ({ services, caller, input, language, db }) =>
    db.asSystem("the command locks the customer's own row", async (tx) => {
      const before = await lockedCustomer(tx, caller)
      return {
        customer: shown(await giveConsent(services, tx, callerActor(caller, before.id), before, input), caller),
        successMessage: services.texts(language, input.granted ? 'messages.consentGiven' : 'messages.consentWithdrawn'),
      }
    }),
  ownData: async ({ services, caller, db }) => {
    requireFreshProof(services, caller)
    return db.asSystem('gathers all that is kept about the customer, for the customer', async (tx) => {
      const customer = await lockedCustomer(tx, caller)
      return gatherPersonalData(services, tx, callerActor(caller, customer.id), customer)
    })
  },
  eraseOwnData: async ({ services, caller, input, language, db }) => {
    requireFreshProof(services, caller)
    return db.asSystem("the command locks the customer's own row", async (tx) => {
      const customer = await lockedCustomer(tx, caller)
      if (plainName(input.name) !== plainName(`${customer.firstName} ${customer.lastName}`))
        throw new Problem('badInput', { fields: { name: { key: 'validation.nameDiffers' } } })
      if (customer.version !== input.version) throw new Problem('staleVersion', { details: { current: shown(customer, caller) } })
      await wipeCustomer(services, tx, callerActor(caller, customer.id), customer)
      return { successMessage: services.texts(language, 'messages.dataErased') }
    })
  },
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
} satisfies Partial<Handlers>

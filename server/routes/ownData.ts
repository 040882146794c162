// Handlers of what customers see and change of their own: cars, details, consents, and all that is kept about them.
import { ownCar, showCover, tellMileage } from '../actions/ownCar.ts'
import { giveConsent, updateOwnDetails } from '../actions/ownProfile.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { gatherPersonalData, wipeCustomer } from '../actions/personalData.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Caller, Handlers, House } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { customerOf } from './landingPage.ts'

const freshProof = 10 * 60_000
const shown = (customer: RowOf<'customers'>, { agent }: Caller) => presentRow('customers', customer, agent, 'list')
const plainName = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase()

async function lockedCustomer(tx: Scope, caller: Caller): Promise<RowOf<'customers'>> {
  const { id } = await customerOf(tx, caller)
  const customer = await findRow(tx, 'customers', id, { lock: true })
  if (!customer) throw new Problem('notFound')
  return customer
}

/** All of one's data is for the person alone, who has proven the mobile just now: a telephone that was left open is not enough. */
function requireFreshProof(house: House, caller: Caller): void {
  if (house.now().getTime() - Date.parse(caller.openedAt) > freshProof) throw new Problem('freshCodeNeeded')
}

/** The handlers by call. */
export const ownDataHandlers = {
  vehicleWarranty: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const car = await ownCar(tx, caller, await customerOf(tx, caller), input.vehicleId)
      return showCover(car, { end: car.warrantyEnd, km: car.warrantyKm }, house.now())
    }),
  vehicleContract: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const car = await ownCar(tx, caller, await customerOf(tx, caller), input.vehicleId)
      return { ...showCover(car, { end: car.contractEnd, km: car.contractKm }, house.now()), number: car.contractNumber }
    }),
  updateMileage: ({ house, caller, input, params, idempotencyKey, language, scoped }) =>
    scoped(async (tx) => {
      const customer = await customerOf(tx, caller)
      return onceByKey(tx, idempotencyKey, `mileage:${caller.mobile}`, { input, params }, house.now(), async () => {
        const car = await ownCar(tx, caller, customer, params['id'] ?? '', true)
        const vehicle = presentRow('vehicles', await tellMileage(house, tx, car, input), null, 'list')
        return { vehicle, successMessage: house.texts(language, 'messages.mileageSaved') }
      })
    }),
  updateCustomerDetails: ({ house, caller, input, idempotencyKey, language, scoped }) =>
    scoped((tx) =>
      onceByKey(tx, idempotencyKey, `details:${caller.mobile}`, input, house.now(), async () => ({
        customer: shown(await updateOwnDetails(house, tx, await lockedCustomer(tx, caller), input), caller),
        successMessage: house.texts(language, 'messages.detailsSaved'),
      })),
    ),
  giveConsent: ({ house, caller, input, language, scoped }) =>
    scoped(async (tx) => ({
      customer: shown(await giveConsent(house, tx, await lockedCustomer(tx, caller), input), caller),
      successMessage: house.texts(language, input.granted ? 'messages.consentGiven' : 'messages.consentWithdrawn'),
    })),
  ownData: async ({ house, caller, scoped }) => {
    requireFreshProof(house, caller)
    await house.rateLimits.take('recordByCustomer', `${caller.tenantId}:${caller.mobile}`)
    return scoped(async (tx) => gatherPersonalData(house, tx, await lockedCustomer(tx, caller), null))
  },
  eraseOwnData: async ({ house, caller, input, language, scoped }) => {
    requireFreshProof(house, caller)
    return scoped(async (tx) => {
      const customer = await lockedCustomer(tx, caller)
      if (plainName(input.name) !== plainName(`${customer.firstName} ${customer.lastName}`))
        throw new Problem('badInput', { fields: { name: { key: 'validation.nameDiffers' } } })
      if (customer.version !== input.version) throw new Problem('staleVersion', { details: { current: shown(customer, caller) } })
      await wipeCustomer(house, tx, customer, null)
      return { successMessage: house.texts(language, 'messages.dataErased') }
    })
  },
} satisfies Partial<Handlers>

// Reserving a car with a deposit by its buyer: the car is kept while they pay, and free again where they do not.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { departmentOf } from '../../src/schema/leads/index.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { callerActor } from '../core/commit/caller.ts'
import { commit } from '../core/commit/commit.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { ForCustomer } from '../core/http/forCustomer.ts'
import { Problem } from '../core/http/problem.ts'
import { findClosedModules, findSettings } from '../core/time/workshop.ts'
import { minutesAfter } from '../core/time/time.ts'
import { recordForCustomer } from '../customers/index.ts'

/** Minutes for which a car is kept while its deposit is paid: as long as an order at the gateway may take. */
const keptMinutes = 30
const leadType = { new: 'New Car Sales', used: 'Used Car Sales' } as const satisfies Record<Word<'carCondition'>, Word<'leadType'>>

/** What reserves a car, in minor units; null where the tenant takes no deposits by card. */
export async function depositOf(tx: Scope): Promise<OutputOf<'showroomCar'>['deposit']> {
  const { vehicleDeposit, cardPayments } = await findSettings(tx)
  if (!vehicleDeposit || !cardPayments || (await findClosedModules(tx)).includes('payment')) return null
  return { amount: vehicleDeposit, minutes: keptMinutes }
}

const leadOf = (tx: Scope, { leadId }: RowOf<'stockCars'>) => (leadId ? findRow(tx, 'leads', leadId) : undefined)

/** Keeps a car for the customer, with a lead that their deposit is paid for. Throws as the call says. */
export async function reserveCar({ services, tx, caller, customer }: ForCustomer, id: string): Promise<OutputOf<'reserveCar'>> {
  const by = callerActor(caller, customer.id)
  if (!(await depositOf(tx))) throw new Problem('featureOff')
  const car = await findRow(tx, 'stockCars', id, { lock: true })
  if (!car) throw new Problem('notFound')
  if (car.status === 'reserved' && (await leadOf(tx, car))?.customerId === customer.id && car.leadId)
    return { leadId: car.leadId, until: car.reservedUntil }
  if (car.status !== 'available') throw new Problem('carTaken', { details: { status: car.status } })
  // Otherwise one person could keep all cars from others without paying.
  const kept = await readRows(tx, 'stockCars', {
    size: 1,
    conditions: [
      sql`status = 'reserved' and "reservedUntil" is not null`,
      sql`exists (select 1 from leads where leads.id = "stockCars"."leadId" and leads."customerId" = ${customer.id})`,
    ],
  })
  if (kept.length > 0) throw new Problem('anotherCarKept', { details: { carId: kept[0]?.id } })
  const type = leadType[car.condition]
  const lead = await recordForCustomer(services, tx, { actor: null, by }, 'leads', {
    ...{ type, department: departmentOf[type], source: caller.agent ? 'callCentre' : 'landing' },
    ...{ customerId: customer.id, name: `${customer.firstName} ${customer.lastName}`, mobile: customer.mobile, email: customer.email },
    ...{ makeId: car.makeId, model: car.model, stockCarId: car.id, locationId: car.locationId },
  })
  const until = minutesAfter(services.now().toISOString(), keptMinutes)
  const changes = { status: 'reserved', leadId: lead.id, reservedUntil: until }
  await commit({ services, tx }, { resource: 'stockCars', action: 'move', before: car, changes, by })
  return { leadId: lead.id, until }
}

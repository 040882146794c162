// What becomes of a car that waits for its deposit: reserved once it is paid, free where it is not.
import { sql } from 'kysely'
import { isPaid, isRequested } from '../../src/schema/payments/index.ts'
import { jobActor, type ChangeActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import type { CommitContext } from '../core/commit/reactions.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { minutesAfter } from '../core/time/time.ts'
import { settleSoon, wantOfPayment } from '../payments/index.ts'

type StockCar = RowOf<'stockCars'>
type Payment = RowOf<'payments'>
/** Cars in one run. */
const atOnce = 50
/** Minutes for which a gateway that does not answer keeps a car from others. */
const readTimeout = 10

/** Frees a car that is held under lock. */
export const freeCar = (context: CommitContext, before: StockCar, by: ChangeActor): Promise<StockCar> =>
  commit(context, {
    resource: 'stockCars',
    action: 'move',
    before,
    changes: { status: 'available', leadId: null, reservedUntil: null },
    by,
  })

const orderedFor = (tx: Scope, leadId: string): Promise<Payment[]> =>
  readRows(tx, 'payments', {
    ...{ size: 20, sort: 'createdAt', order: 'ASC' },
    conditions: [sql`"refId" = ${leadId} and "orderType" = 'vehicleDeposite'`],
  })

/**
 * A deposit was paid: its car is reserved for good. One that came too late reserves the car where it is still free, and goes back where
 * somebody else has it. Does nothing for a lead without a car.
 */
export async function reservePaid({ services, tx }: CommitContext, payment: Payment, by: ChangeActor): Promise<void> {
  const lead = await findRow(tx, 'leads', payment.refId)
  const car = lead?.stockCarId ? await findRow(tx, 'stockCars', lead.stockCarId, { lock: true, deleted: true }) : undefined
  if (!lead || !car || payment.keepAmount === 0) return
  if (car.leadId === lead.id) {
    if (car.reservedUntil === null) return
    await commit({ services, tx }, { resource: 'stockCars', action: 'update', before: car, changes: { reservedUntil: null }, by })
  } else if (car.status === 'available' && car.deletedAt === null) {
    const changes = { status: 'reserved', leadId: lead.id, reservedUntil: null }
    await commit({ services, tx }, { resource: 'stockCars', action: 'move', before: car, changes, by })
  } else await wantOfPayment(services, tx, payment, { keepAmount: 0 }, by)
}

async function release(services: Services, tx: Scope, id: string, now: string): Promise<void> {
  const car = await findRow(tx, 'stockCars', id, { lock: true })
  const due = car?.reservedUntil
  if (car?.status !== 'reserved' || !due || due > now) return
  const orders = (car.leadId ? await orderedFor(tx, car.leadId) : []).filter(({ keepAmount }) => keepAmount !== 0)
  const by = jobActor('carsUnpaid')
  if (orders.some(({ state }) => isPaid(state)))
    return void (await commit(
      { services, tx },
      { resource: 'stockCars', action: 'update', before: car, changes: { reservedUntil: null }, by },
    ))
  // Otherwise somebody who paid in the last minute, and whose notice is late or lost, would lose the car.
  const unread = orders.filter(({ state, providerOrderId, checkedAt }) => isRequested(state) && providerOrderId && (checkedAt ?? '') < due)
  if (unread.length > 0 && now < minutesAfter(due, readTimeout)) {
    for (const order of unread) await settleSoon(services, tx, order.id)
    return
  }
  await freeCar({ services, tx }, car, by)
}

/** Frees the cars whose deposit was not paid in time, each in its own transaction. */
export async function freeUnpaidCars(services: Services, tenantId: string, moment: Date): Promise<void> {
  const now = moment.toISOString()
  const ids = await services.engine.scoped(tenantId, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from "stockCars"
      where status = 'reserved' and "reservedUntil" <= ${now} and "deletedAt" is null order by "reservedUntil", id limit ${atOnce}`.execute(
      tx,
    )
    return rows.map(({ id }) => id)
  })
  for (const id of ids) await services.engine.scoped(tenantId, (tx) => release(services, tx, id, now))
}

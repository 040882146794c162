// The intended amounts of payments: written in the transaction that causes them, carried out by the job.
import { sql } from 'kysely'
import { amountDue } from '../../src/schema/core/money.ts'
import { unsettledStates } from '../../src/schema/payments/paymentStates.ts'
import { lockRows } from '../core/db/manyRows.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { startSystemJob } from '../core/jobs/queue.ts'
import { throughGateway } from './account.ts'
import { takenAtCounter } from './paidFor.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

type Payment = RowOf<'payments'>

/** Starts the job that settles a payment, after the transaction's commit. */
export const settleSoon = async (services: Services, tx: Scope, paymentId: string): Promise<void> =>
  void (await startSystemJob({ services, tx }, { kind: 'payment', resource: 'payments', input: { paymentId } }))

/** Changes a payment that is held under lock. */
export const changePayment = (services: Services, tx: Scope, before: Payment, changes: Row, by: ChangeActor): Promise<Payment> =>
  commit({ services, tx }, { resource: 'payments', action: 'update', before, changes, by })

/** Adds an event to a payment's history. */
export const withEvent = (
  services: Services,
  { events }: Pick<Payment, 'events'>,
  name: string,
  note?: string,
): Pick<Payment, 'events'> => ({
  events: [...events.slice(-400), { at: services.now().toISOString(), name, ...(note ? { note: note.slice(0, 400) } : {}) }],
})

/** Sets the intended amount of a payment, and starts the job that carries it out. */
export async function wantOfPayment(
  services: Services,
  tx: Scope,
  before: Payment,
  values: Row,
  by: ChangeActor,
  note?: string,
): Promise<Payment> {
  const details = note ? withEvent(services, before, before.state, note) : {}
  const after = await changePayment(services, tx, before, { ...values, ...details }, by)
  await settleSoon(services, tx, before.id)
  return after
}

/** The payments of a booking that the provider still changes, locked. */
export const unsettledOf = (tx: Scope, bookingId: string): Promise<Payment[]> =>
  lockRows(
    tx,
    'payments',
    [
      sql`"refId" = ${bookingId} and "orderType" = 'service' and ${throughGateway} and "deletedAt" is null`,
      sql`state in (${sql.join([...unsettledStates])})`,
    ],
    20,
  )

/**
 * At delivery: captures what the booking costs, and releases the rest. Writes intentions only, so the handover never waits for the
 * provider.
 */
export async function takeAtDelivery(services: Services, tx: Scope, by: ChangeActor, booking: RowOf<'appointments'>): Promise<void> {
  const atCounter = (await takenAtCounter(tx, [booking.id])).get(booking.id) ?? 0
  let rest = Math.max(0, amountDue(booking.totals) - atCounter)
  // The deposit first: it is paid already, and only what the booking costs less than that goes back.
  const payments = (await unsettledOf(tx, booking.id)).toSorted((one, other) => Number(other.deposit) - Number(one.deposit))
  for (const payment of payments) {
    if (payment.deposit) {
      const held = Math.min(payment.keepAmount ?? payment.amount, payment.capturedAmount - payment.refundedAmount)
      const keepAmount = Math.min(held, rest)
      rest -= keepAmount
      if (keepAmount < held) await wantOfPayment(services, tx, payment, { keepAmount }, by)
      continue
    }
    if (payment.captureAt !== null || payment.keepAmount === 0) continue
    const keepAmount = Math.min(payment.amount, rest)
    await wantOfPayment(services, tx, payment, { keepAmount, captureAt: services.now().toISOString() }, by)
  }
}

/** The booking was cancelled: all its payments are to be refunded, without a deposit that is kept. */
export async function giveBackFor(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  { id, depositState }: Pick<RowOf<'appointments'>, 'id' | 'depositState'>,
): Promise<void> {
  for (const payment of await unsettledOf(tx, id))
    if (payment.keepAmount !== 0 && !(payment.deposit && depositState === 'kept'))
      await wantOfPayment(services, tx, payment, { keepAmount: 0 }, by)
}

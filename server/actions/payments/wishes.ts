// What the house comes to want of a payment: written in the transaction that is the reason, closed by the job.
import { sql } from 'kysely'
import { unsettledStates } from '../../../src/schema/paymentStates.ts'
import { lockRows } from '../../db/manyRows.ts'
import { updateRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { House } from '../../house.ts'
import { startHouseJob } from '../../jobs/queue.ts'
import { auditChange } from '../auditChange.ts'

type Payment = RowOf<'payments'>

/** Has the provider asked about a payment as soon as the transaction is over. */
export const settleSoon = async (house: House, tx: Scope, paymentId: string): Promise<void> =>
  void (await startHouseJob({ house, tx }, { kind: 'payment', resource: 'payments', input: { paymentId } }))

/** Changes a payment, with its audit entry. */
export async function changePayment(house: House, tx: Scope, before: Payment, values: Row, by: string | null): Promise<Payment> {
  const now = house.now()
  const after = await updateRow(tx, 'payments', before, values, by, now)
  await auditChange(tx, { resource: 'payments', rowId: before.id, action: 'update', before, after, by, now })
  return after
}

/** Adds a line to what happened to a payment. */
export const withEvent = (house: House, { events }: Pick<Payment, 'events'>, name: string, note?: string): Pick<Payment, 'events'> => ({
  events: [...events.slice(-400), { at: house.now().toISOString(), name, ...(note ? { note: note.slice(0, 400) } : {}) }],
})

/** Wants something of a payment, and has the job close the gap. */
export async function wantOfPayment(
  house: House,
  tx: Scope,
  before: Payment,
  values: Row,
  by: string | null,
  note?: string,
): Promise<Payment> {
  const told = note ? withEvent(house, before, before.state, note) : {}
  const after = await changePayment(house, tx, before, { ...values, ...told }, by)
  await settleSoon(house, tx, before.id)
  return after
}

const unsettledOf = (tx: Scope, bookingId: string): Promise<Payment[]> =>
  lockRows(
    tx,
    'payments',
    [
      sql`"refId" = ${bookingId} and "orderType" = 'service' and provider = 'tamara' and "deletedAt" is null`,
      sql`state in (${sql.join([...unsettledStates])})`,
    ],
    20,
  )

/** The car was handed over: what its booking comes to is taken, anything more is given up. Only writes wishes, so it never keeps a car waiting. */
export async function takeAtDelivery(house: House, tx: Scope, booking: RowOf<'appointments'>): Promise<void> {
  for (const payment of await unsettledOf(tx, booking.id)) {
    if (payment.captureAt !== null || payment.keepAmount === 0) continue
    const keepAmount = Math.min(payment.amount, booking.totals.gross)
    await wantOfPayment(house, tx, payment, { keepAmount, captureAt: house.now().toISOString() }, null)
  }
}

/** The booking is off: nothing of its payments stays with the house. */
export async function giveBackFor(house: House, tx: Scope, bookingId: string): Promise<void> {
  for (const payment of await unsettledOf(tx, bookingId))
    if (payment.keepAmount !== 0) await wantOfPayment(house, tx, payment, { keepAmount: 0 }, null)
}

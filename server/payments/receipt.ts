// The content of a payment's receipt: names instead of ids, and the amount kept.
import type { Actor } from '../../src/schema/core/access.ts'
import { paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { titleOfBooking } from './subject.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { ownOrder, type Payer } from './ownOrders.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

/** A payment for its receipt; amounts in minor units. */
export interface ReceiptDocument {
  payment: RowOf<'payments'>
  place: string
  customer: string | null
  /** A company's. */
  vatNumber: string | null
  title: string | null
  /** The booking's reference. */
  subjectRef: string | null
  paidAt: string
  sums: { name: 'promised' | 'taken' | 'returned' | 'stays'; minor: number }[]
}

async function receiptOf(tx: Scope, payment: RowOf<'payments'>, code: 'en' | 'ar'): Promise<ReceiptDocument> {
  const { phase } = paymentStates[payment.state]
  // Approval alone transfers no money.
  if (phase === 'asked' || phase === 'ended' || payment.state === 'approved') throw new Problem('notFound')
  const customer = payment.customerId ? await findRow(tx, 'customers', payment.customerId, { deleted: true }) : undefined
  const booking = payment.orderType === 'service' ? await findRow(tx, 'appointments', payment.refId, { deleted: true }) : undefined
  const location = booking && (await findRow(tx, 'dealershipLocations', booking.locationId, { deleted: true }))
  const { amount, capturedAmount: taken, refundedAmount: returned, canceledAmount } = payment
  const paid = payment.events.find(({ name }) => ['authorised', 'partially_captured', 'fully_captured'].includes(name))
  return {
    payment,
    place: location ? location.name[code] : (await findSettings(tx)).name[code],
    customer: customer ? customerName(customer, code === 'ar' ? 'arabic' : 'english') : null,
    vatNumber: customer?.vatNumber ?? null,
    title: booking ? titleOfBooking(booking)[code] || payment.purpose : payment.purpose,
    subjectRef: booking?.ref ?? null,
    paidAt: paid?.at ?? payment.createdAt,
    sums: [
      { name: 'promised', minor: amount - canceledAmount },
      { name: 'taken', minor: taken },
      ...(returned > 0 ? [{ name: 'returned' as const, minor: returned }] : []),
      { name: 'stays', minor: phase === 'promised' ? 0 : taken - returned },
    ],
  }
}

/** The receipt of a payment that the person may see. Throws notFound (404) while nothing was paid. */
export const receiptForStaff = async (tx: Scope, actor: Actor, id: string, code: 'en' | 'ar'): Promise<ReceiptDocument> =>
  receiptOf(tx, await visibleRow(tx, actor, 'payments', id), code)

/** The receipt of the payer's own payment. Throws notFound (404) for others. */
export const receiptForPayer = async (tx: Scope, payer: Payer, id: string, code: 'en' | 'ar'): Promise<ReceiptDocument> =>
  receiptOf(tx, await ownOrder(tx, payer, id), code)

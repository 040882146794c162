// Records the state of an order as read from the provider, and notifies the people concerned.
import { sql } from 'kysely'
import { canFollow, isPaid, paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { isOnline, type GatewayName } from '../../src/schema/payments/online.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { ProviderOrder } from '../core/gateways/payments.ts'
import type { Services } from '../core/services.ts'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { closeFindings, noteFinding } from './findings.ts'
import { nextPaymentStep, type PaymentStep } from '../../src/schema/payments/paymentSteps.ts'
import { notifyPayer } from './notifyPayer.ts'
import { changePayment, withEvent } from './paymentTargets.ts'
import { type ChangeActor, providerActor } from '../core/commit/actor.ts'
import { unaudited } from '../core/commit/unaudited.ts'

type Payment = RowOf<'payments'>
/** The gateway of a payment as the actor of a change. */
const gatewayOf = ({ provider }: Payment): GatewayName => {
  if (!isOnline(provider)) throw new Error(`${provider} is no gateway.`)
  return provider
}
const providerOf = (payment: Payment): ChangeActor => providerActor(gatewayOf(payment))

/** Records once that the provider refused, and notifies the staff responsible for payments. */
export async function noteTrouble(
  services: Services,
  tx: Scope,
  before: Payment,
  trouble: string,
  by: ChangeActor = providerOf(before),
): Promise<Payment> {
  if (before.trouble === trouble) return before
  const after = await changePayment(services, tx, before, { trouble, ...withEvent(services, before, before.state, trouble) }, by)
  const people = await managersOf(tx, 'payments', after)
  await notify(services, tx, people, { kind: 'paymentTrouble', params: { ref: after.ref }, resource: 'payments', rowId: after.id })
  return after
}

/** Why the provider's order does not match this payment; undefined when it does. */
function strange(payment: Payment, order: ProviderOrder): string | undefined {
  // Otherwise a notice could link our payment to another order.
  if (order.reference !== payment.id || order.orderId !== payment.providerOrderId) return 'reference'
  if (order.currency !== payment.currency || order.amount !== payment.amount) return 'amount'
  return canFollow(payment.state, order.state) ? undefined : `${payment.state} → ${order.state}`
}

/** The sum cancelled and refunded so far. It identifies the payer's message, so that it is the same however we learn of the refund. */
const returned = ({ refundedAmount, canceledAmount }: Payment): number => refundedAmount + canceledAmount

async function tell(services: Services, tx: Scope, before: Payment, after: Payment): Promise<void> {
  // What a deposit means for its booking is said by `confirmDeposit`.
  if (isPaid(after.state) && !isPaid(before.state) && !after.deposit)
    await notifyPayer(services, tx, after, 'paymentReceived', after.amount)
  if (['declined', 'expired'].includes(after.state) && paymentStates[before.state].phase === 'asked')
    await notifyPayer(services, tx, after, 'paymentFailed', after.amount)
  const back = (one: Payment) => one.refundedAmount + (isPaid(before.state) ? one.canceledAmount : 0)
  if (back(after) > back(before)) await notifyPayer(services, tx, after, 'paymentReturned', back(after) - back(before), returned(after))
}

// Cancels the open payment request that this payment has paid, so that it is not paid twice.
async function closeRequested(services: Services, tx: Scope, payment: Payment): Promise<void> {
  const requested = payment.orderType === 'makePayment' ? await findRow(tx, 'payments', payment.refId, { lock: true }) : undefined
  if (requested?.state !== 'new' || isOnline(requested.provider)) return
  await changePayment(
    services,
    tx,
    requested,
    { state: 'canceled', ...withEvent(services, requested, 'canceled', `= ${payment.ref}`) },
    providerOf(payment),
  )
}

/**
 * Records the order as read from the provider, and returns the next step to request from it; undefined when there is none or the order does
 * not match. Amounts only increase, since an answer may be older than our last step.
 */
export async function recordOrder(
  services: Services,
  tx: Scope,
  paymentId: string,
  order: ProviderOrder,
): Promise<PaymentStep | undefined> {
  const before = await findRow(tx, 'payments', paymentId, { lock: true })
  if (!before) return undefined
  // Not an edit: the row's version stays for people who are editing it.
  await unaudited('noEdit', sql`update payments set "checkedAt" = ${services.now().toISOString()} where id = ${paymentId}`).execute(tx)
  const wrong = strange(before, order)
  if (wrong) {
    await noteTrouble(services, tx, before, `?! ${wrong}`)
    const { orderId, state: providerState, amount } = order
    await noteFinding(services, tx, gatewayOf(before), { kind: 'differs', orderId, paymentId, providerState, amount, note: wrong })
    return undefined
  }
  await closeFindings(services, tx, gatewayOf(before), order.orderId, ['differs', 'missingOrder'])
  const found: Row = {
    state: order.state,
    capturedAmount: Math.max(before.capturedAmount, order.captured),
    refundedAmount: Math.max(before.refundedAmount, order.refunded),
    canceledAmount: Math.max(before.canceledAmount, order.canceled),
  }
  if (!Object.entries(found).some(([field, value]) => before[field as keyof Payment] !== value)) return nextPaymentStep(before)
  const details = before.state === order.state ? {} : withEvent(services, before, order.state)
  const after = await changePayment(services, tx, before, { ...found, ...details, trouble: null }, providerOf(before))
  await tell(services, tx, before, after)
  if (paymentStates[after.state].phase === 'taken') await closeRequested(services, tx, after)
  return nextPaymentStep(after)
}

const summed = { cancel: 'canceledAmount', capture: 'capturedAmount', refund: 'refundedAmount' } as const

/** Records a completed step at once, so that an older answer does not make us repeat it. */
export async function recordStep(services: Services, tx: Scope, paymentId: string, step: PaymentStep): Promise<void> {
  if (step.do === 'authorise') return
  const payment = await findRow(tx, 'payments', paymentId, { lock: true })
  if (!payment) return
  if (step.do === 'refund' || (step.do === 'cancel' && isPaid(payment.state)))
    await notifyPayer(services, tx, payment, 'paymentReturned', step.amount, returned(payment) + step.amount)
  // With an entry of its own: the following read of the order finds the amount unchanged.
  const field = summed[step.do]
  await changePayment(services, tx, payment, { [field]: payment[field] + step.amount }, providerOf(payment))
}

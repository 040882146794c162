// Writes down how the provider says that an order stands, and tells whoever should know.
import { sql } from 'kysely'
import { canFollow, paymentStates } from '../../../src/schema/paymentStates.ts'
import { findRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { ProviderOrder } from '../../gateways/payments/payments.ts'
import type { House } from '../../house.ts'
import { managersOf } from '../managersOf.ts'
import { notify } from '../notify.ts'
import { closeFindings, noteFinding } from './findings.ts'
import { nextDeed, type Deed } from '../../../src/schema/paymentDeeds.ts'
import { tellPayer } from './tellPayer.ts'
import { changePayment, withEvent } from './wishes.ts'

type Payment = RowOf<'payments'>

/** Notes once what the provider would not do, and tells those who see to payments. */
export async function noteTrouble(house: House, tx: Scope, before: Payment, trouble: string): Promise<Payment> {
  if (before.trouble === trouble) return before
  const after = await changePayment(house, tx, before, { trouble, ...withEvent(house, before, before.state, trouble) }, null)
  const people = await managersOf(tx, 'payments', after)
  await notify(house, tx, people, { kind: 'paymentTrouble', params: { ref: after.ref }, resource: 'payments', rowId: after.id })
  return after
}

/** Why the provider's order cannot be this payment's; undefined where it can. */
function strange(payment: Payment, order: ProviderOrder): string | undefined {
  // Without this a notice could point our payment at somebody else's order.
  if (order.reference !== payment.id || order.orderId !== payment.providerOrderId) return 'reference'
  if (order.currency !== payment.currency || order.amount !== payment.amount) return 'amount'
  return canFollow(payment.state, order.state) ? undefined : `${payment.state} → ${order.state}`
}

// Approved alone is not yet ours.
const isPromised = (state: Payment['state']): boolean => ['authorised', 'updated'].includes(state) || paymentStates[state].phase === 'taken'

/** All that was given up or back by now: names what the payer was told, however we came to know of it. */
const returned = ({ refundedAmount, canceledAmount }: Payment): number => refundedAmount + canceledAmount

async function tell(house: House, tx: Scope, before: Payment, after: Payment): Promise<void> {
  if (isPromised(after.state) && !isPromised(before.state)) await tellPayer(house, tx, after, 'paymentReceived', after.amount)
  if (['declined', 'expired'].includes(after.state) && paymentStates[before.state].phase === 'asked')
    await tellPayer(house, tx, after, 'paymentFailed', after.amount)
  const back = (one: Payment) => one.refundedAmount + (isPromised(before.state) ? one.canceledAmount : 0)
  if (back(after) > back(before)) await tellPayer(house, tx, after, 'paymentReturned', back(after) - back(before), returned(after))
}

// What was asked for another way is not asked for twice.
async function closeAsked(house: House, tx: Scope, payment: Payment): Promise<void> {
  const asked = payment.orderType === 'makePayment' ? await findRow(tx, 'payments', payment.refId, { lock: true }) : undefined
  if (asked?.state !== 'new' || asked.provider === 'tamara') return
  await changePayment(house, tx, asked, { state: 'canceled', ...withEvent(house, asked, 'canceled', `= ${payment.ref}`) }, null)
}

/** Brings a payment to where its order is, and says what is to be asked of the provider next. Sums only grow: an answer may be older than what we did since. */
export async function recordOrder(house: House, tx: Scope, paymentId: string, order: ProviderOrder): Promise<Deed | undefined> {
  const before = await findRow(tx, 'payments', paymentId, { lock: true })
  if (!before) return undefined
  // A look at the order is no edit: whoever reads the row meanwhile keeps its version.
  await sql`update payments set "checkedAt" = ${house.now().toISOString()} where id = ${paymentId}`.execute(tx)
  const wrong = strange(before, order)
  if (wrong) {
    await noteTrouble(house, tx, before, `?! ${wrong}`)
    const { orderId, state: providerState, amount } = order
    await noteFinding(house, tx, { kind: 'differs', orderId, paymentId, providerState, amount, note: wrong })
    return undefined
  }
  await closeFindings(house, tx, order.orderId, ['differs', 'missingOrder'])
  const found: Row = {
    state: order.state,
    capturedAmount: Math.max(before.capturedAmount, order.captured),
    refundedAmount: Math.max(before.refundedAmount, order.refunded),
    canceledAmount: Math.max(before.canceledAmount, order.canceled),
  }
  if (!Object.entries(found).some(([field, value]) => before[field as keyof Payment] !== value)) return nextDeed(before)
  const told = before.state === order.state ? {} : withEvent(house, before, order.state)
  const after = await changePayment(house, tx, before, { ...found, ...told, trouble: null }, null)
  await tell(house, tx, before, after)
  if (paymentStates[after.state].phase === 'taken') await closeAsked(house, tx, after)
  return nextDeed(after)
}

const summed = { cancel: 'canceledAmount', capture: 'capturedAmount', refund: 'refundedAmount' } as const

/** Writes down at once what the provider has just done, so that an older answer does not make us ask for it again. */
export async function recordDeed(house: House, tx: Scope, paymentId: string, deed: Deed): Promise<void> {
  if (deed.do === 'authorise') return
  const payment = await findRow(tx, 'payments', paymentId, { lock: true })
  if (payment && (deed.do === 'refund' || (deed.do === 'cancel' && isPromised(payment.state))))
    await tellPayer(house, tx, payment, 'paymentReturned', deed.amount, returned(payment) + deed.amount)
  const column = sql.ref(summed[deed.do])
  await sql`update payments set ${column} = ${column} + ${deed.amount}, version = version + 1 where id = ${paymentId}`.execute(tx)
}

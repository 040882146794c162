// What a customer can pay for, with the orders under way, and what became of one of them.
import type { Bilingual } from '../../src/schema/core/bilingualOut.ts'
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { paymentStates, unsettledStates } from '../../src/schema/payments/paymentStates.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { ProviderLimits } from '../core/gateways/payments.ts'
import type { Caller, Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { checkLimits, planFor } from './limits.ts'
import { isCancellable, showOrder } from './showOrder.ts'
import { listSubjects, titleOfBooking } from './subject.ts'
import { settleSoon, wantOfPayment } from './paymentTargets.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { callerActor } from '../core/commit/caller.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { dayMs } from '../../src/schema/core/dayLength.ts'

type Payment = RowOf<'payments'>
type Customer = RowOf<'customers'>
const earlierDays = 180
/** How old our last look at an order may be while its customer waits, ms. */
const freshFor = 3000

/** Somebody who pays, the one booking that they came for where they came by its link, and the colleague who looks for them. */
export interface Payer extends Pick<Caller, 'agent'> {
  customer: Customer
  onlyId: string | null
}

/** Who pays, as the maker of a change. */
export const payerActor = ({ customer, agent }: Payer): ChangeActor => callerActor({ actor: null, agent, subjectId: customer.id })

/** The customer's orders with the provider, the latest first. */
async function ordersOf(tx: Scope, { customer, onlyId, agent }: Payer, now: Date): Promise<Payment[]> {
  const since = new Date(now.getTime() - earlierDays * dayMs).toISOString()
  const conditions = [
    sql`"customerId" = ${customer.id} and provider = 'tamara' and "createdAt" > ${since}`,
    ...agentVisibility({ agent }, 'payments'),
  ]
  if (onlyId) conditions.push(sql`"refId" = ${onlyId}`)
  return await readRows(tx, 'payments', { size: 50, sort: 'createdAt', order: 'DESC', conditions })
}

/** Whether an order still stands for its subject: under way, or paid and not given back. */
export const stands = ({ state, keepAmount }: Payment): boolean => keepAmount !== 0 && (unsettledStates as string[]).includes(state)

/** What can be paid for, and what was. `limits` are the provider's; undefined while it does not answer. */
export async function listOffers(
  tx: Scope,
  payer: Payer,
  limits: ProviderLimits | undefined,
  now: Date,
): Promise<OutputOf<'tamaraOffers'>> {
  const settings = await findSettings(tx)
  const orders = await ordersOf(tx, payer, now)
  const subjects = (await listSubjects(tx, payer)).filter(({ refId }) => !payer.onlyId || refId === payer.onlyId)
  const data = subjects.map((subject) => {
    const { orderType, refId, ref, title, startAt, amount, currency } = subject
    const order = orders.find((one) => one.orderType === orderType && one.refId === refId && stands(one))
    return {
      ...{ orderType, refId, ref, title, startAt, amount, currency },
      plan: limits ? planFor(amount, limits) : null,
      problem: limits ? checkLimits(amount, settings, limits) : ('away' as const),
      order: order ? showOrder(order, title, now) : null,
    }
  })
  const shown = new Set(data.flatMap(({ order }) => (order ? [order.orderId] : [])))
  // What was opened and never came to anything is of no use to look back at.
  const isShown = ({ id, state }: Payment) => !shown.has(id) && ['promised', 'taken', 'returned'].includes(paymentStates[state].phase)
  const past = orders.filter(isShown)
  const titles = await titlesOf(tx, past)
  return {
    data,
    earlier: past.map((order) => showOrder(order, titles.get(order.refId), now)),
    limits: limits
      ? { min: limits.min, max: Math.min(limits.max, settings.orderLimit ?? limits.max), currency: settings.currencyCode }
      : null,
  }
}

/** The customer's own order. Throws notFound for anybody else's: without this a guessed id would tell of it. */
export async function ownOrder(tx: Scope, { customer, onlyId, agent }: Payer, orderId: string, lock = false): Promise<Payment> {
  const payment = await findRow(tx, 'payments', orderId, { lock, conditions: agentVisibility({ agent }, 'payments') })
  if (payment?.customerId !== customer.id || payment.provider !== 'tamara') throw new Problem('notFound')
  if (onlyId && payment.refId !== onlyId) throw new Problem('notFound')
  return payment
}

/** How an order stands; while it is open, the provider is asked again. */
export async function watchOrder(services: Services, tx: Scope, payer: Payer, orderId: string): Promise<OutputOf<'tamaraOrder'>> {
  const now = services.now()
  const payment = await ownOrder(tx, payer, orderId)
  const order = showOrder(payment, await titleOf(tx, payment), now)
  const looked = Date.parse(payment.checkedAt ?? payment.createdAt)
  if (order.outcome === 'open' && now.getTime() - looked > freshFor) {
    // Counted as looked at from now on, so that a page that asks and asks starts one look and not twenty.
    await unaudited('noEdit', sql`update payments set "checkedAt" = ${now.toISOString()} where id = ${payment.id}`).execute(tx)
    await settleSoon(services, tx, payment.id)
  }
  return { order, redirectUrl: (await findSettings(tx)).redirectUrl }
}

/** What each order is for, in both languages, where its booking can tell. */
async function titlesOf(tx: Scope, orders: readonly Payment[]): Promise<Map<string, Bilingual>> {
  const ids = orders.filter(({ orderType }) => orderType === 'service').map(({ refId }) => refId)
  const bookings = ids.length > 0 ? await readRows(tx, 'appointments', { size: 50, ids }) : []
  return new Map(bookings.map((booking) => [booking.id, titleOfBooking(booking)]))
}
const titleOf = async (tx: Scope, payment: Payment) => (await titlesOf(tx, [payment])).get(payment.refId)

/** Calls an order off that nothing was taken of. Throws moveNotAllowed once that is over; called off before, it stays as it is. */
export async function cancelOwnOrder(
  services: Services,
  tx: Scope,
  payer: Payer,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<OutputOf<'tamaraOrder'>> {
  const before = await ownOrder(tx, payer, orderId, true)
  const done = before.keepAmount === 0
  if (!done && !isCancellable(before)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const after = done ? before : await wantOfPayment(services, tx, before, { keepAmount: 0 }, payerActor(payer), reason)
  return { order: showOrder(after, await titleOf(tx, after), services.now()), redirectUrl: (await findSettings(tx)).redirectUrl }
}

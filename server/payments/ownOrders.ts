// The subjects a customer can pay for, the orders in progress, and the state of one order.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { unfinishedOutcomes, type CustomerOrder } from '../../src/schema/payments/calls/payments.ts'
import { isOnline, type GatewayName } from '../../src/schema/payments/online.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { ProviderLimits } from '../core/gateways/payments.ts'
import type { Caller, Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { companiesWith, ownerMeant, type AboutRow } from '../core/access/companies.ts'
import { customerOf } from '../core/access/customerOf.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { throughGateway } from './account.ts'
import { checkLimits, planFor } from './limits.ts'
import { isCancellable, showOrder, stands, wasPaid } from './showOrder.ts'
import { listSubjects, titleOfBooking, type Subject } from './subject.ts'
import { settleSoon, wantOfPayment } from './paymentTargets.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { callerActor } from '../core/commit/caller.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

type Payment = RowOf<'payments'>
type Customer = RowOf<'customers'>
const earlierDays = 180
/** Milliseconds for which the order's last read is recent enough while its customer waits. */
const freshFor = 3000

/**
 * The paying customer, who changes it (a company's contact pays for the company), the only booking of a session opened by a link, and the
 * colleague who acts for the customer.
 */
export interface Payer extends Pick<Caller, 'agent'> {
  customer: Customer
  by: ChangeActor
  onlyId: string | null
}

/** The customer who pays in a session for a row, or for all of their own. Throws notFound (404) where there is none. */
export async function payerOf(tx: Scope, caller: Caller, about: AboutRow = {}): Promise<Payer> {
  const person = await customerOf(tx, caller)
  const customer = await ownerMeant(tx, person, about)
  return { customer, by: callerActor(caller, person.id), onlyId: caller.appointmentId, agent: caller.agent }
}

/** The payer, and for each company whose contact they are the company as payer. By a booking's link only the payer. */
async function withCompanies(tx: Scope, payer: Payer): Promise<Payer[]> {
  if (payer.onlyId) return [payer]
  return [payer, ...(await companiesWith(tx, payer.customer.id)).map((customer) => ({ ...payer, customer }))]
}

/** The payers' orders at the provider, latest first. */
async function ordersOf(tx: Scope, payers: readonly Payer[], now: Date): Promise<Payment[]> {
  const [{ onlyId, agent }] = payers as readonly [Payer]
  const since = new Date(now.getTime() - earlierDays * dayMs).toISOString()
  const conditions = [
    sql`"customerId" in (${sql.join(payers.map(({ customer }) => customer.id))}) and ${throughGateway} and "createdAt" > ${since}`,
    ...agentVisibility({ agent }, 'payments'),
  ]
  if (onlyId) conditions.push(sql`"refId" = ${onlyId}`)
  return await readRows(tx, 'payments', { size: 50, sort: 'createdAt', order: 'DESC', conditions })
}

/**
 * Subjects that can be paid in the ways that the tenant offers, and past payments. Limits are missing of a gateway that does
 * not answer, or has no account. */
export async function listOffers(
  tx: Scope,
  payer: Payer,
  ways: GatewayName[],
  { tamara: limits, moyasar: byCard }: Partial<Record<GatewayName, ProviderLimits>>,
  now: Date,
): Promise<OutputOf<'tamaraOffers'>> {
  const settings = await findSettings(tx)
  const payers = await withCompanies(tx, payer)
  const orders = await ordersOf(tx, payers, now)
  const all: Subject[] = []
  for (const one of payers) all.push(...(await listSubjects(tx, one)))
  const subjects = all.filter(({ refId }) => !payer.onlyId || refId === payer.onlyId)
  const data = subjects.map((subject) => {
    const { orderType, refId, ref, title, startAt, amount, currency, deposit, dueAt } = subject
    const order = orders.find((one) => one.orderType === orderType && one.refId === refId && one.deposit === deposit && stands(one))
    return {
      ...{ orderType, refId, deposit, dueAt, ref, title, startAt, amount, currency },
      plan: limits && !deposit ? planFor(amount, limits) : null,
      card: byCard !== undefined && checkLimits('moyasar', amount, settings, byCard) === null,
      problem: deposit || !ways.includes('tamara') ? null : limits ? checkLimits('tamara', amount, settings, limits) : ('away' as const),
      order: order ? showOrder(order, title, now) : null,
    }
  })
  const shown = new Set(data.flatMap(({ order }) => (order ? [order.orderId] : [])))
  // Orders that were opened and never paid are not shown.
  const past = orders.filter((order) => !shown.has(order.id) && wasPaid(order))
  return {
    data,
    ways,
    earlier: await showOrders(tx, past, now),
    limits: limits
      ? { min: limits.min, max: Math.min(limits.max, settings.orderLimit ?? limits.max), currency: settings.currencyCode }
      : null,
  }
}

/** The customer's orders for bookings that are in progress or were paid, also those that were given back; latest first. */
export async function bookingOrders(tx: Scope, payer: Payer, now: Date): Promise<OutputOf<'bookingPayments'>> {
  const orders = (await ordersOf(tx, await withCompanies(tx, payer), now)).filter(
    (one) => one.orderType === 'service' && (wasPaid(one) || stands(one)),
  )
  return { data: await showOrders(tx, orders, now) }
}

/** The caller's orders of the last months that were once paid, latest first. Throws as `payerOf`. */
export const paidOrders = async (tx: Scope, caller: Caller, now: Date): Promise<CustomerOrder[]> =>
  await showOrders(tx, (await ordersOf(tx, await withCompanies(tx, await payerOf(tx, caller)), now)).filter(wasPaid), now)

/** The customer's own order. Throws notFound (404) for another customer's, so that a guessed id reveals nothing. */
export async function ownOrder(tx: Scope, { customer, onlyId, agent }: Payer, orderId: string, lock = false): Promise<Payment> {
  const payment = await findRow(tx, 'payments', orderId, { lock, conditions: agentVisibility({ agent }, 'payments') })
  if (payment?.customerId !== customer.id || !isOnline(payment.provider)) throw new Problem('notFound')
  if (onlyId && payment.refId !== onlyId) throw new Problem('notFound')
  return payment
}

/** The state of an order; while it is open, the provider is asked again. */
export async function watchOrder(services: Services, tx: Scope, payer: Payer, orderId: string): Promise<OutputOf<'tamaraOrder'>> {
  const now = services.now()
  const payment = await ownOrder(tx, payer, orderId)
  const order = showOrder(payment, await titleOf(tx, payment), now)
  const looked = Date.parse(payment.checkedAt ?? payment.createdAt)
  if (unfinishedOutcomes.includes(order.outcome) && now.getTime() - looked > freshFor) {
    // Set before reading, so that a page that polls starts one read instead of many.
    await unaudited('noEdit', sql`update payments set "checkedAt" = ${now.toISOString()} where id = ${payment.id}`).execute(tx)
    await settleSoon(services, tx, payment.id)
  }
  return { order, redirectUrl: (await findSettings(tx)).redirectUrl }
}

/** The subject of each order in both languages, where its booking is known. */
async function titlesOf(tx: Scope, orders: readonly Payment[]): Promise<Map<string, Bilingual>> {
  const ids = orders.filter(({ orderType }) => orderType === 'service').map(({ refId }) => refId)
  const bookings = ids.length > 0 ? await readRows(tx, 'appointments', { size: 50, ids }) : []
  return new Map(bookings.map((booking) => [booking.id, titleOfBooking(booking)]))
}

/** The orders with the titles of their bookings, as the customer sees them. */
async function showOrders(tx: Scope, orders: readonly Payment[], now: Date): Promise<CustomerOrder[]> {
  const titles = await titlesOf(tx, orders)
  return orders.map((order) => showOrder(order, titles.get(order.refId), now))
}
const titleOf = async (tx: Scope, payment: Payment) => (await titlesOf(tx, [payment])).get(payment.refId)

/**
 * Cancels an order of which nothing was captured. Throws moveNotAllowed (409) when that is no longer possible; a cancelled order stays as
 * it is.
 */
export async function cancelOwnOrder(
  services: Services,
  tx: Scope,
  payer: Payer,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<OutputOf<'tamaraOrder'>> {
  const before = await ownOrder(tx, payer, orderId, true)
  const done = before.keepAmount === 0
  if (!done && !isCancellable(before)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const after = done ? before : await wantOfPayment(services, tx, before, { keepAmount: 0 }, payer.by, reason)
  return { order: showOrder(after, await titleOf(tx, after), services.now()), redirectUrl: (await findSettings(tx)).redirectUrl }
}

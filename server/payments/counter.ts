// Payments for bookings that are taken at the counter, without a provider: they are final when they are recorded.
import type { InputOf, OutputOf } from '../../src/schema/endpoints.ts'
import { minorUnits } from '../../src/schema/core/time/region.ts'
import { seesMoney, takesMoney } from '../../src/schema/payments/counter.ts'
import { isOnline } from '../../src/schema/payments/online.ts'
import { isRequested } from '../../src/schema/payments/paymentStates.ts'
import { languages } from '../../src/schema/core/limits.ts'
import { may } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { presentRow } from '../core/access/present.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { staffActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import { newReference } from '../core/commit/newReference.ts'
import type { CommitContext } from '../core/commit/reactions.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { toDecimal } from '../core/gateways/decimal.ts'
import { Problem } from '../core/http/problem.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { findClosedModules, findSettings } from '../core/time/workshop.ts'
import { awaitsDeposit, payLink } from '../appointments/index.ts'
import { messageWords } from '../messages/index.ts'
import { writeAboutDeposit } from './deposits/writeAboutDeposit.ts'
import { findAccounts, findWays } from './account.ts'
import { moneyOf, paymentsOf } from './paidFor.ts'
import { wantOfPayment } from './paymentTargets.ts'
import { titleOfBooking } from './subject.ts'
import { reachOf } from '../customers/index.ts'

type Booking = RowOf<'appointments'>
type Payment = RowOf<'payments'>

/** The booking, locked. Throws as `lockRow`, forbidden (403) for one that the person may only see, moveNotAllowed (409) before arrival. */
async function payableBooking(acting: Acting, id: string): Promise<Booking> {
  const booking = await lockRow(acting, 'appointments', id)
  requireRight(acting.actor, 'appointments', 'edit', booking)
  if (!takesMoney(booking)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return booking
}

async function mayPayOnline(tx: Scope): Promise<boolean> {
  const accounts = await findAccounts(tx)
  return (await findWays(tx)).some((name) => accounts[name])
}

/** What a booking costs, what is paid, and how the rest can be paid. Throws notFound (404), or forbidden (403) as below. */
export async function showMoney({ tx, actor }: Acting, id: string): Promise<OutputOf<'bookingMoney'>> {
  const booking = await visibleRow(tx, actor, 'appointments', id)
  if (!seesMoney(actor, may(actor, resources.appointments, 'edit', booking))) throw new Problem('forbidden')
  const payments = await paymentsOf(tx, id)
  const { payBeforeHandover } = await findSettings(tx)
  return {
    ...moneyOf(booking, payments),
    currency: booking.totals.currency,
    required: payBeforeHandover,
    takable: takesMoney(booking),
    online: await mayPayOnline(tx),
    payments: payments.map((one) => presentRow('payments', one, actor, 'show')),
  }
}

/**
 * Records money taken at the counter. Throws badInput (400) for more than is due, alreadyPaid (409) when nothing is, and as
 * `payableBooking`. An order that the customer opened and did not pay is closed, so that it is not paid twice.
 */
export async function takePayment(acting: Acting, id: string, { provider, amount }: InputOf<'takePayment'>): Promise<Payment> {
  const { services, tx, actor } = acting
  const booking = await payableBooking(acting, id)
  const { currency } = booking.totals
  const payments = await paymentsOf(tx, id)
  const { due } = moneyOf(booking, payments)
  if (due === 0) throw new Problem('alreadyPaid')
  if (amount > due)
    throw new Problem('badInput', { fields: { amount: { key: 'validation.tooLarge', params: { max: due / minorUnits(currency) } } } })
  const by = staffActor(actor.id)
  for (const { id: orderId } of payments.filter((one) => isOnline(one.provider) && isRequested(one.state))) {
    const order = await findRow(tx, 'payments', orderId, { lock: true })
    if (order && order.keepAmount !== 0 && isRequested(order.state)) await wantOfPayment(services, tx, order, { keepAmount: 0 }, by)
  }
  const at = services.now().toISOString()
  const values = {
    ...{ ref: await newReference(tx, 'payments'), orderType: 'service', refId: id, customerId: booking.customerId },
    ...{ provider, amount, currency, state: 'fully_captured', capturedAmount: amount },
    purpose: titleOfBooking(booking).en.slice(0, 200) || null,
    events: ['new', 'fully_captured'].map((name) => ({ at, name })),
  }
  return commit({ services, tx }, { resource: 'payments', action: 'create', values, by })
}

/** Sends the customer a link to pay what is due online, or the deposit that is awaited. Throws alreadyPaid (409), featureOff where nothing is paid online, notFound (404), and as `payableBooking`. */
export async function sendPayLink(acting: Acting, id: string): Promise<void> {
  const { services, tx } = acting
  const awaited = await lockRow(acting, 'appointments', id)
  if (awaitsDeposit(awaited)) {
    requireRight(acting.actor, 'appointments', 'edit', awaited)
    // Every press sends it.
    return writeAboutDeposit(services, tx, 'depositLink', awaited, `${id}:${services.now().toISOString()}`)
  }
  const booking = await payableBooking(acting, id)
  const { due } = moneyOf(booking, await paymentsOf(tx, id))
  if (due === 0 || booking.status === 'delivered') throw new Problem('alreadyPaid')
  if (!(await mayPayOnline(tx))) throw new Problem('featureOff')
  const customer = await findRow(tx, 'customers', booking.customerId)
  if (!customer) throw new Problem('notFound')
  const reached = await reachOf(tx, customer, { role: 'accounts' })
  if (!reached) throw new Problem('badInput', { fields: { customerId: { key: 'validation.noNumber' } } })
  const language = languageOf(reached.languageId)
  const words = await messageWords(services, tx, language, 'paymentLink')
  const { url, hidden } = await payLink(services, tx, booking, language)
  const { name } = await findSettings(tx)
  const details = {
    ref: booking.ref,
    amount: `${toDecimal(due, booking.totals.currency)} ${booking.totals.currency}`,
    tenant: name[languages[language].code],
  }
  const message = {
    ...({ ...reached, customerId: customer.id, kind: 'paymentLink' } as const),
    ...{ body: words({ ...details, link: url }), kept: words({ ...details, link: hidden }), link: url },
    ...{ resource: 'appointments', rowId: id },
  }
  await services.messages.queue(tx, message, services.now())
}

/**
 * At delivery: throws notPaid (409) with the amount while money is due and no manager's reason is given. Nothing is asked where the tenant
 * books its payments elsewhere: the setting or the module is off.
 */
export async function requirePaid({ tx }: CommitContext, booking: Booking): Promise<void> {
  if (booking.type === 'testDrive' || booking.unpaidReason !== null) return
  const { total, paid } = moneyOf(booking, await paymentsOf(tx, booking.id))
  if (paid >= total) return
  const { payBeforeHandover } = await findSettings(tx)
  if (!payBeforeHandover || (await findClosedModules(tx)).includes('payment')) return
  const { currency } = booking.totals
  throw new Problem('notPaid', {
    params: { amount: `${toDecimal(total - paid, currency)} ${currency}` },
    details: { due: total - paid, currency },
  })
}

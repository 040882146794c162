// Staff's actions on payments: they set intentions, and the job, run at once, carries them out at the provider.
import { resources } from '../../src/schema/resources.ts'
import { minorUnits } from '../../src/schema/core/time/region.ts'
import { passes, rowRule, type Action } from '../../src/schema/core/access.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { Problem } from '../core/http/problem.ts'
import { newReference } from '../core/commit/newReference.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { isOnline } from '../../src/schema/payments/online.ts'
import { restOf } from '../../src/schema/payments/paymentSteps.ts'
import { changePayment, settleSoon, wantOfPayment, withEvent } from './paymentTargets.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

type Payment = RowOf<'payments'>

/** A payment that the person may act on, locked. Throws forbidden (403), notFound (404) or staleVersion (409). */
async function heldPayment(acting: Acting, id: string, action: Action, version?: number): Promise<Payment> {
  const before = await lockRow(acting, 'payments', id)
  // The resource is read-only; the right follows from its module.
  if (!passes(rowRule(acting.actor, resources.payments, action), acting.actor, before)) throw new Problem('forbidden')
  if (version !== undefined && before.version !== version) throw new Problem('staleVersion', { details: { current: before } })
  return before
}
const notNow = () => new Problem('moveNotAllowed', { details: { allowed: [] } })

/** As `heldPayment`. Throws moveNotAllowed (409) for a payment without a provider order. */
async function heldOrder(acting: Acting, id: string, action: Action, version?: number): Promise<Payment> {
  const before = await heldPayment(acting, id, action, version)
  if (!isOnline(before.provider) || before.providerOrderId === null) throw notNow()
  return before
}

/** Reads the order from the provider again. */
export async function readAgain(acting: Acting, id: string): Promise<void> {
  await heldOrder(acting, id, 'show')
  await settleSoon(acting.services, acting.tx, id)
}

/** Captures the authorised amount before delivery. */
export async function captureNow({ services, tx, actor, ...rest }: Acting, id: string, version: number): Promise<void> {
  const before = await heldOrder({ services, tx, actor, ...rest }, id, 'edit', version)
  if (!['authorised', 'updated', 'partially_captured'].includes(before.state) || before.captureAt !== null || before.keepAmount === 0)
    throw notNow()
  await wantOfPayment(services, tx, before, { captureAt: services.now().toISOString() }, staffActor(actor.id))
}

/** Cancels the amount that was not captured. */
export async function cancelRest(acting: Acting, id: string, { version, reason }: { version: number; reason: string }): Promise<void> {
  const before = await heldOrder(acting, id, 'approve', version)
  if (restOf(before) === 0) throw notNow()
  const keepAmount = Math.min(before.keepAmount ?? before.amount, before.capturedAmount - before.refundedAmount)
  await wantOfPayment(acting.services, acting.tx, before, { keepAmount }, staffActor(acting.actor.id), reason)
}

/**
 * Refunds a part of the captured amount: through the provider, or recorded at once where it is handed back at the counter. Throws badInput
 * (400) for more than is left.
 */
export async function refundSome(
  acting: Acting,
  id: string,
  { version, reason, amount }: { version: number; reason: string; amount: number },
): Promise<void> {
  const before = await heldPayment(acting, id, 'approve', version)
  const atCounter = !isOnline(before.provider)
  if (!atCounter && before.providerOrderId === null) throw notNow()
  const taken = before.capturedAmount - before.refundedAmount
  const left = Math.min(taken, before.keepAmount ?? taken)
  if (left === 0) throw notNow()
  if (amount > left)
    throw new Problem('badInput', {
      fields: { amount: { key: 'validation.tooLarge', params: { max: left / minorUnits(before.currency) } } },
    })
  const by = staffActor(acting.actor.id)
  if (!atCounter) return void (await wantOfPayment(acting.services, acting.tx, before, { keepAmount: left - amount }, by, reason))
  const state = amount === left ? 'fully_refunded' : 'partially_refunded'
  const changes = { state, refundedAmount: before.refundedAmount + amount, ...withEvent(acting.services, before, state, reason) }
  await changePayment(acting.services, acting.tx, before, changes, by)
}

/**
 * Requests an amount (minor units) from a customer, to be paid at the counter or as they choose. Throws forbidden (403), or notFound (404)
 * for an unknown customer.
 */
export async function requestPayment(
  { services, tx, actor }: Acting,
  request: { customerId: string; amount: number; purpose: string },
): Promise<Payment> {
  // Rights limited to certain payments do not allow a payment request without a subject.
  if (!passes(rowRule(actor, resources.payments, 'create'), actor, {})) throw new Problem('forbidden')
  if (!(await findRow(tx, 'customers', request.customerId)))
    throw new Problem('notFound', { fields: { customerId: { key: 'validation.reference' } } })
  const now = services.now()
  const ref = await newReference(tx, 'payments')
  const { currencyCode: currency } = await findSettings(tx)
  const values: Row = {
    ...request,
    currency,
    ref,
    orderType: 'makePayment',
    provider: 'transfer',
    events: [{ at: now.toISOString(), name: 'new' }],
  }
  return commit({ services, tx }, { resource: 'payments', action: 'create', values: { ...values, refId: ref }, by: staffActor(actor.id) })
}

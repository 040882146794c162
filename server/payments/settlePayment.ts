// Settles one payment with the provider: reads its state, does the next step, and repeats until none is left.
import { v4 as newWorker } from 'uuid'
import { isOnline, type GatewayName } from '../../src/schema/payments/online.ts'
import { paymentStates } from '../../src/schema/payments/paymentStates.ts'
import { findAccount, noAccount } from './account.ts'
import type { PaymentStep } from '../../src/schema/payments/paymentSteps.ts'
import { confirmDeposit } from './deposits/confirmDeposit.ts'
import { noteFinding } from './findings.ts'
import { noteTrouble, recordStep, recordOrder } from './recordOrder.ts'
import { endTurn, takeTurn } from './turns.ts'
import { changePayment, withEvent } from './paymentTargets.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { ProviderError, type Account, type PaymentGateway } from '../core/gateways/payments.ts'
import { defineSystemJob, type SystemJobContext } from '../core/jobs/defineJob.ts'
import { jobActor } from '../core/commit/actor.ts'

/** Seconds to wait after each failure; after the last one the hourly check continues. */
const waits = [5, 15, 60, 120, 300, 900, 1800] as const
/** Maximum steps in one run; a payment needs at most four. */
const maxRounds = 8

/** Settles one payment to its intended amount. */
export const settlePayment = defineSystemJob('payment', async (context) => {
  const { services, tenantId, input } = context
  const paymentId = String(input['paymentId'])
  const worker = newWorker()
  const inMs = (milliseconds: number) => new Date(services.now().getTime() + milliseconds)
  if (!(await context.scoped(({ tx }) => takeTurn(tx, paymentId, worker, services.now())))) context.later(inMs(5000))
  const waited = await settle(context, paymentId, worker).finally(() =>
    services.engine.scoped(tenantId, (tx) => endTurn(tx, paymentId, worker)),
  )
  await context.scoped(({ tx }) => confirmDeposit(services, tx, paymentId))
  if (waited !== undefined) context.later(inMs(waited * 1000))
})

type Payment = RowOf<'payments'>
type Ready = { payment: Payment; gateway: GatewayName; account: Account }

/** Seconds until the next attempt; undefined when none is needed. */
async function settle(context: SystemJobContext, paymentId: string, worker: string): Promise<number | undefined> {
  const { services, scoped } = context
  for (let round = 0; round < maxRounds; round += 1) {
    const ready = await scoped(({ tx }) => readied(context, tx, paymentId, worker))
    if (!ready) return undefined
    try {
      const { account, payment, gateway } = ready
      const order = await services.payments[gateway].read(account, payment.providerOrderId ?? '')
      const step = await scoped(({ tx }) => recordOrder(services, tx, paymentId, order))
      if (!step) return undefined
      await perform(services.payments[gateway], ready, step, services.now())
      await scoped(({ tx }) => recordStep(services, tx, paymentId, step))
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.refusal === 'conflict') {
        // The customer may be on the provider's page now: a notice or the hourly check reports the result.
        if (paymentStates[ready.payment.state].phase === 'asked') return undefined
        continue
      }
      return refused(context, paymentId, error)
    }
  }
  return refused(context, paymentId, new ProviderError('unavailable', 'The order stays in another state.'))
}

/** The payment and its account; undefined when there is nothing to settle. */
async function readied(
  { services }: SystemJobContext,
  tx: Parameters<typeof findAccount>[0],
  paymentId: string,
  worker: string,
): Promise<Ready | undefined> {
  const payment = await findRow(tx, 'payments', paymentId, { lock: true })
  const gateway = payment?.provider
  if (!isOnline(gateway) || !payment || !(await takeTurn(tx, paymentId, worker, services.now()))) return undefined
  if (payment.providerOrderId === null) {
    // The provider never returned an order, so no customer was sent to it and nobody can pay it.
    const over = payment.state === 'new' && (payment.keepAmount === 0 || (payment.expiresAt ?? '') <= services.now().toISOString())
    const state = payment.keepAmount === 0 ? 'canceled' : 'expired'
    if (over) await changePayment(services, tx, payment, { state, ...withEvent(services, payment, state) }, jobActor('payment'))
    return undefined
  }
  const account = await findAccount(tx, gateway)
  if (account) return { payment, gateway, account }
  await noteTrouble(services, tx, payment, noAccount(gateway), jobActor('payment'))
  return undefined
}

function promising({ promise }: PaymentGateway): NonNullable<PaymentGateway['promise']> {
  if (!promise) throw new ProviderError('refused', 'The order is in a state that this provider does not have.')
  return promise
}

async function perform(gateway: PaymentGateway, { payment, account }: Ready, step: PaymentStep, now: Date): Promise<void> {
  const orderId = payment.providerOrderId ?? ''
  if (step.do === 'authorise') return promising(gateway).authorise(account, orderId)
  const amount = { amount: step.amount, currency: payment.currency }
  if (step.do === 'cancel') return gateway.cancel(account, orderId, amount)
  if (step.do === 'capture') return promising(gateway).capture(account, orderId, amount, now)
  return gateway.refund(account, orderId, amount, payment.ref)
}

/** A temporary failure is retried; a permanent or too long one is reported to staff. */
async function refused(context: SystemJobContext, paymentId: string, error: ProviderError): Promise<number | undefined> {
  const { services, scoped } = context
  const failures = ((context.position as { failures?: number } | null)?.failures ?? 0) + 1
  const wait = error.refusal === 'unavailable' ? waits[failures - 1] : undefined
  await scoped(async ({ tx }) => {
    context.keep({ failures })
    const payment = await findRow(tx, 'payments', paymentId, { lock: true })
    if (!payment || wait !== undefined) return
    await noteTrouble(services, tx, payment, error.message.slice(0, 200))
    const { amount, provider, providerOrderId: orderId } = payment
    if (error.refusal === 'unknown' && orderId && isOnline(provider))
      await noteFinding(services, tx, provider, { kind: 'missingOrder', orderId, paymentId, amount })
  })
  return wait
}

// Handlers of paying in instalments and of what staff do to payments, and the provider's way in.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rowRule } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { tamaraNoticePath } from '../../src/schema/wire/tamara.ts'
import { hearNotice, noticeShape } from '../actions/payments/hearNotice.ts'
import { findAccount } from '../actions/payments/account.ts'
import { providerLimits } from '../actions/payments/limits.ts'
import { resolveFinding } from '../actions/payments/findings.ts'
import { openOrder } from '../actions/payments/openOrder.ts'
import { cancelOwnOrder, listOffers, watchOrder, type Payer } from '../actions/payments/ownOrders.ts'
import { startReconciling } from '../actions/payments/reconcile.ts'
import { showReconciling } from '../actions/payments/showReconciling.ts'
import { totalPayments } from '../actions/payments/totals.ts'
import { cancelRest, captureNow, readAgain, refundSome, requestPayment } from '../actions/payments/staffDeeds.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import type { Acting } from '../actions/saveRecord.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { findSettings, requireFlag } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { Caller, Handlers, House, SessionCall } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting, actorOf } from './actor.ts'
import { customerOf, findTenant } from './landingPage.ts'
import { answerError } from './request.ts'

/** Who pays in a session. Throws unauthenticated for whoever is no customer. */
export const payerOf = async (tx: Scope, caller: Caller): Promise<Payer> => ({
  customer: await customerOf(tx, caller),
  onlyId: caller.appointmentId,
  agent: caller.agent,
})

/** Does it once by its key, and answers the row as it is then. */
async function deed<I extends object>(call: SessionCall<I>, work: (one: Acting, id: string) => Promise<void>) {
  const { house, input, params, idempotencyKey, language } = call
  const actor = actorOf(call)
  const id = params['id'] ?? ''
  await call.scoped((tx) =>
    onceByKey(tx, idempotencyKey, `payment:${actor.id}`, { input, id }, house.now(), async () => {
      await work({ house, tx, actor }, id)
      return {}
    }),
  )
  const row = await call.scoped((tx) => visibleRow(tx, actor, 'payments', id))
  return { row: presentRow('payments', row, actor, 'show'), successMessage: house.texts(language, 'messages.paymentAsked') }
}

/** The handlers by call. */
export const paymentHandlers = {
  tamaraOffers: async ({ house, caller, scoped }) => {
    const { account, currency } = await scoped(async (tx) => {
      await requireFlag(tx, 'TAMARA_INTEGRATION')
      return { account: await findAccount(tx), currency: (await findSettings(tx)).currencyCode }
    })
    const limits = account && (await providerLimits(house, caller.tenantId, account, currency))
    return scoped(async (tx) => listOffers(tx, await payerOf(tx, caller), limits, house.now()))
  },
  tamaraCheckout: async ({ house, caller, input, language, scoped }) => {
    await house.rateLimits.take('checkoutByCustomer', `${caller.tenantId}:${caller.mobile}`)
    // Without this whoever has the link of one booking could pay, and see, its customer's others.
    if (caller.appointmentId !== null && (input.orderType !== 'service' || input.refId !== caller.appointmentId))
      throw new Problem('notFound')
    const { orderType, refId, origin } = input
    return openOrder(house, scoped, (tx) => payerOf(tx, caller), { tenantId: caller.tenantId, orderType, refId, origin, language })
  },
  tamaraOrder: ({ house, caller, input, scoped }) => scoped(async (tx) => watchOrder(house, tx, await payerOf(tx, caller), input.orderId)),
  tamaraOrderCancel: ({ house, caller, input, language, scoped }) =>
    scoped(async (tx) => ({
      ...(await cancelOwnOrder(house, tx, await payerOf(tx, caller), input)),
      successMessage: house.texts(language, 'messages.orderCancelled'),
    })),
  requestPayment: (call) =>
    acting(call, async (one) => {
      const { house, input, idempotencyKey, language } = call
      const asked = await onceByKey(one.tx, idempotencyKey, `askPayment:${one.actor.id}`, input, house.now(), () =>
        requestPayment(one, input),
      )
      return { row: presentRow('payments', asked, one.actor, 'show'), successMessage: house.texts(language, 'messages.saved') }
    }),
  paymentTotals: (call) =>
    call.scoped(async (tx) => {
      const actor = actorOf(call)
      const totals = await totalPayments(tx, actor, call.input)
      return { totals, ...(await showReconciling(tx, actor)) }
    }),
  reconcilePayments: (call) =>
    acting(call, async ({ house, tx, actor }) => {
      if (rowRule(actor, resources.payments, 'edit').length === 0) throw new Problem('forbidden')
      await startReconciling(house, tx, actor.id)
      return { successMessage: house.texts(call.language, 'messages.reconciling') }
    }),
  resolveFinding: (call) =>
    acting(call, async (one, id) => {
      const row = await resolveFinding(one, id, call.input)
      return {
        row: presentRow('paymentFindings', row, one.actor, 'show'),
        successMessage: call.house.texts(call.language, 'messages.saved'),
      }
    }),
  readPayment: (call) => deed(call, readAgain),
  capturePayment: (call) => deed(call, (one, id) => captureNow(one, id, call.input.version)),
  cancelPayment: (call) => deed(call, (one, id) => cancelRest(one, id, call.input)),
  refundPayment: (call) => deed(call, (one, id) => refundSome(one, id, call.input)),
} satisfies Partial<Handlers>

const place = z.object({ tenant: z.string().regex(/^[a-z0-9-]{1,40}$/) })
/** A notice has some hundred bytes. */
const noticeBytes = 16_000

/** Adds the provider's way in below the API base: no session, but a token that the tenant's own key has signed. */
export function registerPaymentNotices(app: FastifyInstance, house: House): void {
  app.post(`${tamaraNoticePath}/:tenant`, {
    bodyLimit: noticeBytes,
    schema: { hide: true },
    handler: async (request, reply) => {
      await house.rateLimits.take('noticeByAddress', request.ip)
      const found = place.safeParse(request.params)
      const tenant = found.success ? await findTenant(house, found.data.tenant) : undefined
      if (!tenant) return answerError(house, new Problem('notFound'), request, reply)
      const query = new URLSearchParams(request.url.split('?')[1] ?? '').get('tamaraToken')
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
      const tokens = [query, bearer].filter((token) => token !== null && token !== undefined)
      const notice = noticeShape.safeParse(request.body)
      return house.engine.scoped(tenant.id, async (tx) => {
        if (!notice.success) throw new Problem('badInput')
        return { status: await hearNotice(house, tx, tokens, notice.data) }
      })
    },
  })
}
